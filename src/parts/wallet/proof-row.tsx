import { Trans, useLingui } from '@lingui/react/macro'
import { ShieldCheck } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { OwnProof } from '#contract/ledger.ts'
import type { Currency, Share } from '#contract/money.ts'
import { LateSheet } from '#src/ui/late-sheet.tsx'
import { PressRow, Rows } from '#src/ui/rows.tsx'
import { Segments } from '#src/ui/segments.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { ACCOUNT_WORDS } from './names.ts'

const BalanceProof = lazy(() => import('./balance-proof.tsx').then((module) => ({ default: module.BalanceProof })))

function Row({ onPress }: { onPress: () => void }) {
  return (
    <Rows>
      <PressRow
        icon={ShieldCheck}
        group="safe"
        label={<Trans>Proof of balances</Trans>}
        note={<Trans>Verify that your balance is included.</Trans>}
        onPress={onPress}
      />
    </Rows>
  )
}

function Sheet({ of: currency, above, onClose }: { of: OwnProof['currency']; above?: ReactNode; onClose: () => void }) {
  return (
    <LateSheet title={<Trans>Proof of balances</Trans>} onClose={onClose}>
      {above}
      <Suspense fallback={<Waiting rows={4} />}>
        <BalanceProof key={currency} currency={currency} />
      </Suspense>
    </LateSheet>
  )
}

export function ProofRow() {
  const { t, i18n } = useLingui()
  const [currency, setCurrency] = useState<Currency>()
  const parts: { key: Currency; words: string }[] = [
    { key: 'EUR', words: 'EUR' },
    { key: 'USDT', words: 'USDT' },
    { key: 'COIN', words: i18n._(ACCOUNT_WORDS.coin) },
    { key: 'POINTS', words: i18n._(ACCOUNT_WORDS.points) },
  ]
  return (
    <>
      <Row onPress={() => setCurrency('EUR')} />
      {currency && (
        <Sheet
          of={currency}
          above={<Segments label={t`Currency`} parts={parts} chosen={currency} onChoose={setCurrency} />}
          onClose={() => setCurrency(undefined)}
        />
      )}
    </>
  )
}

export function ShareProofRow({ of: share }: { of: Share }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Row onPress={() => setOpen(true)} />
      {isOpen && <Sheet of={share} onClose={() => setOpen(false)} />}
    </>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { ShieldCheck } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Currency } from '#contract/money.ts'
import { LateSheet } from '#src/ui/late-sheet.tsx'
import { PressRow, Rows } from '#src/ui/rows.tsx'
import { Segments } from '#src/ui/segments.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { ACCOUNT_WORDS } from './names.ts'

const BalanceProof = lazy(() => import('./balance-proof.tsx').then((module) => ({ default: module.BalanceProof })))

/** The way to check that what the member has is counted in what the platform says it owes. */
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
    <Rows>
      <PressRow
        icon={ShieldCheck}
        label={<Trans>Proof of balances</Trans>}
        note={<Trans>Verify that your balance is included.</Trans>}
        onPress={() => setCurrency('EUR')}
      />
      {currency && (
        <LateSheet title={<Trans>Proof of balances</Trans>} onClose={() => setCurrency(undefined)}>
          <Segments label={t`Currency`} parts={parts} chosen={currency} onChoose={setCurrency} />
          <Suspense fallback={<Waiting rows={4} />}>
            <BalanceProof key={currency} currency={currency} />
          </Suspense>
        </LateSheet>
      )}
    </Rows>
  )
}

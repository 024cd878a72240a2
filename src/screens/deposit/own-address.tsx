import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { DepositAddress } from '#contract/deposit.ts'
import type { Network } from '#contract/payout-address.ts'
import { missingIn } from '#machines/recharge/begin.rules.ts'
import { Where } from '#src/parts/recharge/demo.tsx'
import { Digits } from '#src/ui/amount.tsx'
import { Copyable } from '#src/ui/copyable.tsx'
import { Money } from '#src/ui/money.tsx'
import { Qr } from '#src/ui/qr.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { Note } from '#src/ui/text.tsx'
import { Caution } from '#src/ui/trouble-text.tsx'

export const NAMES: Readonly<Record<Network, string>> = { TRC20: 'TRON', ERC20: 'Ethereum' }

const Card = chakra('div', { base: { display: 'grid', gap: '4', paddingTop: '4' } })
const Outside = chakra('a', {
  base: { color: 'accent', fontWeight: '600', display: 'inline-flex', alignItems: 'center', minHeight: 'tap' },
})

interface OwnAddressProps {
  of: DepositAddress
  need?: string | undefined
}

export function OwnAddress({ of: own, need = '' }: OwnAddressProps) {
  const { t } = useLingui()
  const { address, qrcode_text, network, min, confirmations, tips, demo, sandbox } = own
  return (
    <Card>
      <Qr
        text={qrcode_text}
        label={t`Your USDT address as a code to scan`}
        {...(demo === 1 && {
          mark: t({ message: 'DEMO', comment: 'Stamp across an address that nobody is paid at, max=8' }),
        })}
      />
      <Where isDemo={demo === 1}>
        {(asks) => (
          <>
            <Row
              label={<Trans>Your USDT address</Trans>}
              value={<Copyable text={address} label={t`Copy your USDT address`} asks={asks} />}
            />
            <Row label={<Trans>Network</Trans>} value={<bdi>{`${NAMES[network]} (${network})`}</bdi>} />
          </>
        )}
      </Where>
      <Caution>
        <Trans>
          Please send only USDT, and only on <bdi>{NAMES[network]}</bdi>. We cannot credit anything else.
        </Trans>
      </Caution>
      <Rows>
        {need !== '' && (
          <Row label={<Trans>Missing</Trans>} value={<Money value={missingIn(need, 'USDT')} unit="USDT" />} />
        )}
        <Row label={<Trans>Minimum</Trans>} value={<Money value={String(min)} unit="USDT" />} />
        <Row label={<Trans>Confirmations needed</Trans>} value={<Digits>{confirmations}</Digits>} />
      </Rows>
      {tips && <Note whiteSpace="pre-line">{tips}</Note>}
      {sandbox === 1 && (
        <Outside href={`/sandbox/chain?address=${address}`} target="_blank" rel="noreferrer">
          <Trans>Try it out: send demo USDT</Trans>
        </Outside>
      )}
    </Card>
  )
}

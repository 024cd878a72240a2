import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { groupedIban } from '#contract/iban.ts'
import type { Channel } from '#contract/recharge.ts'
import { figures } from '#src/lib/format.ts'
import { useDemoMark, Where } from '#src/parts/recharge/demo.tsx'
import { Copyable } from '#src/ui/copyable.tsx'
import { Qr } from '#src/ui/qr.tsx'
import { Row } from '#src/ui/rows.tsx'
import { Section } from '#src/ui/section.tsx'
import { Note } from '#src/ui/text.tsx'

const Heeded = chakra('div', {
  base: { bg: 'warnSoft', marginInline: '-4', paddingInline: '4', '& > div': { borderBottomWidth: '0' } },
})
const Scanned = chakra('div', { base: { paddingBottom: '4' } })

interface SendToProps {
  channel: Channel
  amount: string
  reference?: string
}

export function SendTo({ channel, amount, reference }: SendToProps) {
  const { t } = useLingui()
  const { type, account_name, address, bank_name, swift, network, name, tips, demo, qrcode_text } = channel
  const mark = useDemoMark()
  const isBank = type === 'bank'
  return (
    <Section title={isBank ? <Trans>Copy to your bank</Trans> : <Trans>Send to this address</Trans>}>
      {qrcode_text && (
        <Scanned>
          <Qr text={qrcode_text} label={t`Address as a code to scan`} mark={demo === 1 && mark} />
        </Scanned>
      )}
      <Where isDemo={demo === 1}>
        {(asks) => (
          <>
            {amount && <AmountRow amount={amount} channel={channel} />}
            <Row label={<Trans comment="By which way money is brought in">Method</Trans>} value={<bdi>{name}</bdi>} />
            {account_name && (
              <Row
                label={<Trans>Account holder</Trans>}
                value={<Copyable text={account_name} label={t`Copy the account holder`} />}
              />
            )}
            {network && <Row label={<Trans>Network</Trans>} value={<bdi>{network}</bdi>} />}
            <Row
              label={isBank ? <Trans>IBAN</Trans> : <Trans>Address</Trans>}
              value={
                <Copyable
                  text={address}
                  shown={isBank ? groupedIban(address) : address}
                  label={isBank ? t`Copy the IBAN` : t`Copy the address`}
                  asks={asks}
                />
              }
            />
            {swift && <Row label={<Trans>SWIFT</Trans>} value={<Copyable text={swift} label={t`Copy the SWIFT`} />} />}
            {bank_name && <Row label={<Trans>Bank</Trans>} value={<bdi>{bank_name}</bdi>} />}
            {reference && (
              <Heeded>
                <Row
                  label={<Trans>Payment reference, please do not leave it out</Trans>}
                  value={<Copyable text={reference} label={t`Copy the payment reference`} />}
                />
              </Heeded>
            )}
          </>
        )}
      </Where>
      {tips && (
        <Note paddingTop="2" whiteSpace="pre-line">
          {tips}
        </Note>
      )}
    </Section>
  )
}

function AmountRow({ amount, channel: { currency } }: { amount: string; channel: Channel }): ReactNode {
  const { i18n, t } = useLingui()
  return (
    <Row
      label={<Trans>Exactly</Trans>}
      value={<Copyable text={amount} shown={figures(amount, currency, i18n.locale)} label={t`Copy the amount`} />}
    />
  )
}

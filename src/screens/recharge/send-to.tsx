import { Trans, useLingui } from '@lingui/react/macro'
import { groupedIban } from '#contract/iban.ts'
import type { Channel } from '#contract/recharge.ts'
import { figures } from '#src/lib/format.ts'
import { BareRow } from '#src/parts/payment/bare-row.tsx'
import { CopyFirst, CopyRow, type Asks } from '#src/parts/recharge/copy-rows.tsx'
import { useDemoMark, Where } from '#src/parts/recharge/demo.tsx'
import { Qr } from '#src/ui/qr.tsx'
import { Section } from '#src/ui/section.tsx'
import { Card } from '#src/ui/surface.tsx'
import { Note } from '#src/ui/text.tsx'

interface SendToProps {
  channel: Channel
  amount: string
  reference?: string
}

export function SendTo({ channel, amount, reference }: SendToProps) {
  const { type, tips, demo } = channel
  return (
    <>
      {reference && <Reference of={reference} />}
      <Section title={type === 'bank' ? <Trans>Copy to your bank</Trans> : <Trans>Send to this address</Trans>}>
        <Where isDemo={demo === 1}>{(asks) => <Receiver of={channel} amount={amount} asks={asks} />}</Where>
      </Section>
      <Scanned of={channel} />
      {tips && (
        <Note paddingInline="1" whiteSpace="pre-line">
          {tips}
        </Note>
      )}
    </>
  )
}

function Reference({ of: reference }: { of: string }) {
  const { t } = useLingui()
  return (
    <CopyFirst
      name={<Trans>Payment reference, please do not leave it out</Trans>}
      text={reference}
      label={t`Copy the payment reference`}
    >
      <Trans>It tells us that the money is yours. Without it, we need longer to find your bank transfer.</Trans>
    </CopyFirst>
  )
}

function Receiver({ of: channel, amount, asks }: { of: Channel; amount: string; asks: Asks }) {
  const { t } = useLingui()
  const { type, account_name, address, bank_name, swift, network, name } = channel
  const isBank = type === 'bank'
  return (
    <>
      {amount && <AmountRow amount={amount} channel={channel} />}
      <BareRow name={<Trans comment="By which way money is brought in">Method</Trans>}>
        <bdi>{name}</bdi>
      </BareRow>
      {account_name && (
        <CopyRow name={<Trans>Account holder</Trans>} text={account_name} label={t`Copy the account holder`} />
      )}
      {network && (
        <BareRow name={<Trans>Network</Trans>}>
          <bdi>{network}</bdi>
        </BareRow>
      )}
      <CopyRow
        name={isBank ? <Trans>IBAN</Trans> : <Trans>Address</Trans>}
        text={address}
        shown={isBank ? groupedIban(address) : address}
        label={isBank ? t`Copy the IBAN` : t`Copy the address`}
        asks={asks}
      />
      {swift && <CopyRow name={<Trans>SWIFT</Trans>} text={swift} label={t`Copy the SWIFT`} />}
      {bank_name && <CopyRow name={<Trans>Bank</Trans>} text={bank_name} label={t`Copy the name of the bank`} />}
    </>
  )
}

function AmountRow({ amount, channel: { currency } }: { amount: string; channel: Channel }) {
  const { i18n, t } = useLingui()
  return (
    <CopyRow
      name={<Trans>Exactly</Trans>}
      text={amount}
      shown={figures(amount, currency, i18n.locale)}
      label={t`Copy the amount`}
    />
  )
}

function Scanned({ of: { qrcode_text, demo } }: { of: Channel }) {
  const { t } = useLingui()
  const mark = useDemoMark()
  if (!qrcode_text) return null
  return (
    <Card as="div" holds="prose">
      <Qr text={qrcode_text} label={t`Address as a code to scan`} mark={demo === 1 && mark} />
    </Card>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import type { OrderInfo } from '#contract/order.ts'
import { Pictures } from '#src/ui/attachment/pictures.tsx'
import { Box } from '#src/ui/box.tsx'
import { Copyable } from '#src/ui/copyable.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { Row } from '#src/ui/rows.tsx'
import { Section } from '#src/ui/section.tsx'
import { Note } from '#src/ui/text.tsx'

interface PaymentCardProps {
  of: NonNullable<OrderInfo['payment']>
  order: Pick<OrderInfo, 'side' | 'late'>
}

export function PaymentCard({ of: payment, order: { side, late } }: PaymentCardProps) {
  const { t } = useLingui()
  const { payer_name, reference, proof, time } = payment
  return (
    <Section
      title={side === 'member' ? <Trans>Payment reported by the merchant</Trans> : <Trans>Payment you reported</Trans>}
    >
      <Box>
        <Row label={<Trans>Payer</Trans>} value={<bdi>{payer_name}</bdi>} />
        {reference && (
          <Row
            label={<Trans>Payment reference</Trans>}
            value={<Copyable text={reference} label={t`Copy the payment reference`} />}
          />
        )}
        <Row label={<Trans>Reported</Trans>} value={<Moment at={time} />} />
        {late === 1 && (
          <Note tone="warn" paddingBlock="3">
            <Trans>Reported late.</Trans>
          </Note>
        )}
        {proof.length > 0 && <Pictures of={proof} alt={t`Proof of payment`} />}
      </Box>
    </Section>
  )
}

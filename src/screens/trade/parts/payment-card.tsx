import { Trans, useLingui } from '@lingui/react/macro'
import type { OrderInfo } from '#contract/order.ts'
import { Pictures } from '#src/ui/attachment/pictures.tsx'
import { Copyable } from '#src/ui/copyable.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { Section } from '#src/ui/section.tsx'
import { Card } from '#src/ui/surface.tsx'
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
      <Facts>
        <Fact name={<Trans>Payer</Trans>}>
          <bdi>{payer_name}</bdi>
        </Fact>
        <Fact name={<Trans>Reported</Trans>}>
          <Moment at={time} />
          {late === 1 && (
            <Note as="span" display="block" tone="warn">
              <Trans>Reported late.</Trans>
            </Note>
          )}
        </Fact>
        {reference && (
          <Fact name={<Trans>Payment reference</Trans>}>
            <Copyable text={reference} label={t`Copy the payment reference`} />
          </Fact>
        )}
      </Facts>
      {proof.length > 0 && (
        <Card>
          <Pictures of={proof} alt={t`Proof of payment`} />
        </Card>
      )}
    </Section>
  )
}

import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OrderInfo } from '#contract/order.ts'
import { Row, Rows } from '#src/ui/rows.tsx'
import { DisputeCard } from './dispute-card.tsx'
import { MoneyTrail } from './money-trail.tsx'
import { Notices } from './notices.tsx'
import { OrderClock } from './order-clock.tsx'
import { OrderCourse } from './order-course.tsx'
import { OrderFacts } from './order-facts.tsx'
import { PayeeCard } from './payee-card.tsx'
import { PaymentCard } from './payment-card.tsx'
import { Rated } from './rated.tsx'
import { Section } from './section.tsx'
import type { ActingSight } from './sight.ts'
import { Timeline } from './timeline.tsx'

interface OrderBodyProps {
  sight: ActingSight
  order: OrderInfo
  /** What this side is told first: how it ended, or what else can be done. */
  children?: ReactNode
  /** What can be done besides, where what is to be done first takes room. */
  ways?: ReactNode
}

/** Everything that one side can see of an order, what is to be done first. */
export function OrderBody({ sight, order, children, ways }: OrderBodyProps) {
  const { payee, payment, dispute, timeline, rating, side, status } = order
  return (
    <>
      <OrderCourse order={order} />
      <Notices sight={sight} order={order} />
      <OrderClock order={order} onZero={() => sight.send({ type: 'expire' })} />
      {children}
      {dispute && <DisputeCard of={dispute} order={order} />}
      {payment && <PaymentCard of={payment} order={order} />}
      {payee && side === 'merchant' && <PayeeCard of={payee} order={order} />}
      {ways}
      <Section title={<Trans>The order</Trans>}>
        <OrderFacts order={order} />
      </Section>
      <MoneyTrail order={order} />
      {status === 'completed' && (
        <Section title={<Trans>Ratings</Trans>}>
          <Rows>
            <Row label={<Trans>Rating you gave</Trans>} value={<Rated score={rating.mine} />} />
            <Row label={<Trans>Rating you received</Trans>} value={<Rated score={rating.theirs} />} />
          </Rows>
        </Section>
      )}
      <Timeline of={timeline} />
    </>
  )
}

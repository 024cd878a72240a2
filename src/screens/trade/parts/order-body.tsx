import type { ReactNode } from 'react'
import { isOver, type OrderInfo } from '#contract/order.ts'
import { late } from '#src/ui/late.tsx'
import { MerchantCard } from './merchant-card.tsx'
import { Notices } from './notices.tsx'
import { OrderClock } from './order-clock.tsx'
import { OrderCourse } from './order-course.tsx'
import { OrderDeal } from './order-deal.tsx'
import { PayeeCard } from './payee-card.tsx'
import { PaymentCard } from './payment-card.tsx'
import type { ActingViewProps } from './view-props.ts'

const OrderBelow = late(
  () => import('./order-below.tsx'),
  (module) => module.OrderBelow,
)
const DisputeCard = late(
  () => import('./dispute-card.tsx'),
  (module) => module.DisputeCard,
)
// They are on their way while the order itself is asked for.
for (const part of [OrderBelow, DisputeCard]) part.bring()

interface OrderBodyProps {
  view: ActingViewProps
  order: OrderInfo
  children?: ReactNode
  ways?: ReactNode
}

export function OrderBody({ view, order, children, ways }: OrderBodyProps) {
  const { payee, payment, dispute: report, side, status, merchant_name } = order
  const over = isOver(status)
  return (
    <>
      {status !== 'completed' && <OrderCourse order={order} />}
      <Notices view={view} order={order} />
      <OrderClock order={order} onZero={() => view.send({ type: 'expire' })} />
      {children}
      {report && <DisputeCard of={report} order={order} />}
      {payment && <PaymentCard of={payment} order={order} />}
      {payee && side === 'merchant' && <PayeeCard of={payee} order={order} />}
      {!over && ways}
      <OrderDeal order={order} />
      {side === 'member' && merchant_name && <MerchantCard name={merchant_name} />}
      <OrderBelow order={order} />
      {over && ways}
    </>
  )
}

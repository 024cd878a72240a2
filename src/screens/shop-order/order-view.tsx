import { Trans, useLingui } from '@lingui/react/macro'
import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ShopOrderInfo } from '#contract/shop-order.ts'
import { Digits } from '#src/ui/amount.tsx'
import { Copyable } from '#src/ui/copyable.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { Section } from '#src/ui/section.tsx'
import { GoodsRow } from './goods.tsx'
import { sellerOf } from './names.ts'
import { OrderCourse } from './order-course.tsx'
import { OrderHead } from './order-head.tsx'
import { OrderPrice } from './order-price.tsx'
import { OrderTrail } from './order-trail.tsx'
import { Parcels } from './parcels.tsx'
import { Pickup } from './pickup.tsx'
import { RefundCard } from './refund/refund-card.tsx'

function Where({ of: { address } }: { of: ShopOrderInfo }) {
  if (address === null) return null
  const { consignee, mobile, full_text } = address
  return (
    <Rows>
      <Row
        icon={MapPin}
        group="shop"
        label={<bdi>{consignee}</bdi>}
        note={
          <>
            <Digits>{mobile}</Digits>
            <br />
            <bdi>{full_text}</bdi>
          </>
        }
      />
    </Rows>
  )
}

function Numbers({ of: order }: { of: ShopOrderInfo }) {
  const { t } = useLingui()
  const { order_no, remark, create_time, pay_time, ship_time, receive_time, cancel_time } = order
  const times: [ReactNode, number | null][] = [
    [<Trans key="made">Ordered</Trans>, create_time],
    [
      <Trans key="paid" context="shop">
        Paid
      </Trans>,
      pay_time,
    ],
    [
      <Trans key="sent" context="shop">
        Sent
      </Trans>,
      ship_time,
    ],
    [
      <Trans key="received" comment="When an order was received">
        Received
      </Trans>,
      receive_time,
    ],
    [
      <Trans key="cancelled" comment="When an order was cancelled">
        Cancelled
      </Trans>,
      cancel_time,
    ],
  ]
  return (
    <Rows>
      {remark !== '' && <Row label={<Trans>Your note to the seller</Trans>} note={<bdi>{remark}</bdi>} />}
      <Row
        label={<Trans comment="Number of an order">Number</Trans>}
        value={<Copyable text={order_no} label={t`Copy the number`} />}
      />
      {times.map(([words, at], place) => at !== null && <Row key={place} label={words} value={<Moment at={at} />} />)}
    </Rows>
  )
}

interface OrderViewProps {
  of: ShopOrderInfo
  closing: boolean
  onExpire: () => void
  /** What may be done to it. */
  children: ReactNode
}

export function OrderView({ of: order, closing, onExpire, children }: OrderViewProps) {
  const { ready, order_no, goods } = order
  return (
    <>
      <OrderHead of={order} closing={closing} onExpire={onExpire}>
        {children}
      </OrderHead>
      <RefundCard of={order} />
      {ready === 1 && <Pickup code={order_no} />}
      <Parcels of={order} />
      <Where of={order} />
      <Section title={<bdi>{sellerOf(order)}</bdi>}>
        <Rows>
          {goods.map((line) => (
            <GoodsRow key={line.id} of={line} />
          ))}
        </Rows>
      </Section>
      <OrderPrice of={order} />
      <Numbers of={order} />
      <Rows>
        <OrderTrail of={order} />
        <OrderCourse of={order} />
      </Rows>
    </>
  )
}

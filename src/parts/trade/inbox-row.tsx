import { Trans } from '@lingui/react/macro'
import { CircleCheck, CircleDot, CircleX, type LucideIcon } from 'lucide-react'
import { memo } from 'react'
import { addressOf } from '#contract/addresses.ts'
import { isOver, type TradeOrder } from '#contract/order.ts'
import { Digits } from '#src/ui/amount.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { Money } from '#src/ui/money.tsx'
import type { Group } from '#src/ui/tile.tsx'
import { Lead, Note, Strong } from '#src/ui/text.tsx'
import { OrderLine } from './order-line.tsx'

interface InboxRowProps {
  order: TradeOrder
  onExpire: () => void
}

function lookOf({ status, next_actor }: TradeOrder): { icon: LucideIcon; group: Group } {
  if (next_actor === 'merchant') return { icon: CircleDot, group: 'warn' }
  if (status === 'completed') return { icon: CircleCheck, group: 'good' }
  return { icon: status === 'cancelled' ? CircleX : CircleDot, group: 'plain' }
}

export const InboxRow = memo(function InboxRow({ order, onExpire }: InboxRowProps) {
  const { order_no, status, quantity, expected_return, pay_type, deadline, create_time } = order
  const isMine = order.next_actor === 'merchant'
  return (
    <OrderLine
      to={addressOf('incoming', order_no)}
      {...lookOf(order)}
      euros={expected_return}
      until={isMine ? deadline : null}
      urges
      onExpire={onExpire}
      title={
        isOver(status) ? (
          <Lead as="span">{order.status_text}</Lead>
        ) : (
          <Strong>{isMine ? order.next_action : order.status_text}</Strong>
        )
      }
      about={
        <>
          <Money value={quantity} unit="COIN" brief /> ·{' '}
          {pay_type === 'bank' ? (
            <Trans comment="How the merchant pays">by bank</Trans>
          ) : (
            <Trans comment="How the merchant pays">from balance</Trans>
          )}
        </>
      }
    >
      <Note as="span">
        <Digits>{order_no}</Digits> · <Moment at={create_time} />
      </Note>
    </OrderLine>
  )
})

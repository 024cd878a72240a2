import { Trans } from '@lingui/react/macro'
import { CircleAlert, CircleCheck, CircleDot, CircleX, Snowflake, type LucideIcon } from 'lucide-react'
import { memo } from 'react'
import { addressOf } from '#contract/addresses.ts'
import type { TradeOrder } from '#contract/order.ts'
import { OrderLine } from '#src/parts/trade/order-line.tsx'
import { Digits } from '#src/ui/amount.tsx'
import { Least } from '#src/ui/list-row.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { Money } from '#src/ui/money.tsx'
import type { Group } from '#src/ui/tile.tsx'
import { Note, Strong } from '#src/ui/text.tsx'

function lookOf({ status, next_actor, frozen }: TradeOrder): { icon: LucideIcon; group: Group } {
  if (frozen) return { icon: Snowflake, group: 'warn' }
  if (next_actor === 'member') return { icon: CircleDot, group: 'warn' }
  switch (status) {
    case 'disputed':
    case 'late':
      return { icon: CircleAlert, group: 'warn' }
    case 'completed':
      return { icon: CircleCheck, group: 'good' }
    case 'cancelled':
      return { icon: CircleX, group: 'plain' }
    default:
      return { icon: CircleDot, group: 'plain' }
  }
}

interface OrderRowProps {
  order: TradeOrder
  onExpire: () => void
}

export const OrderRow = memo(function OrderRow({ order, onExpire }: OrderRowProps) {
  const { order_no, quantity, expected_return, status, deadline, create_time, merchant_name, frozen } = order
  const isMine = !frozen && order.next_actor === 'member'
  return (
    <OrderLine
      to={addressOf('order', order_no)}
      {...lookOf(order)}
      euros={expected_return}
      arrived={status === 'completed'}
      until={deadline}
      urges={isMine}
      onExpire={onExpire}
    >
      <Strong>
        <Money value={quantity} unit="COIN" brief />
      </Strong>
      <Note as="span" tone={isMine ? 'warn' : 'calm'}>
        {frozen ? <Trans>Paused by our team</Trans> : isMine ? order.next_action : order.status_text}
      </Note>
      <Least>
        {merchant_name && (
          <>
            <bdi>{merchant_name}</bdi>,{' '}
          </>
        )}
        <Moment at={create_time} />
      </Least>
      <Least>
        <Digits>{order_no}</Digits>
      </Least>
    </OrderLine>
  )
})

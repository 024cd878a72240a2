import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { CircleAlert, CircleCheck, CircleDot, CircleX, Snowflake, type LucideIcon } from 'lucide-react'
import { memo } from 'react'
import { addressOf } from '#contract/addresses.ts'
import type { TradeOrder } from '#contract/order.ts'
import { OrderLine } from '#src/parts/trade/order-line.tsx'
import { Digits } from '#src/ui/amount.tsx'
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

/** Read to whoever hears a list of orders that are else the same. */
const Aloud = chakra('span', {}, { defaultProps: { className: 'offstage' } })

interface OrderRowProps {
  order: TradeOrder
  onExpire: () => void
}

/** One that is under way has its clock where one that is over has the moment it began. */
export const OrderRow = memo(function OrderRow({ order, onExpire }: OrderRowProps) {
  const { order_no, quantity, expected_return, status, deadline, create_time, merchant_name, frozen } = order
  const isMine = !frozen && order.next_actor === 'member'
  const ticks = deadline !== null
  return (
    <OrderLine
      to={addressOf('order', order_no)}
      {...lookOf(order)}
      euros={expected_return}
      arrived={status === 'completed'}
      until={deadline}
      urges={isMine}
      onExpire={onExpire}
      title={
        <Strong>
          <Money value={quantity} unit="COIN" brief />
        </Strong>
      }
      about={
        <>
          {merchant_name && <bdi>{merchant_name}</bdi>}
          {merchant_name && !ticks && ', '}
          {!(merchant_name && ticks) && <Moment at={create_time} />}
          <Aloud>
            {' '}
            <Digits>{order_no}</Digits>
          </Aloud>
        </>
      }
    >
      <Note as="span" tone={isMine ? 'warn' : 'calm'}>
        {frozen ? <Trans>Paused by our team</Trans> : isMine ? order.next_action : order.status_text}
      </Note>
    </OrderLine>
  )
})

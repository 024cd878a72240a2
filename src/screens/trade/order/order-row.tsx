import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { CircleAlert, CircleCheck, CircleDot, CircleX, Snowflake, type LucideIcon } from 'lucide-react'
import { memo } from 'react'
import { addressOf } from '#contract/addresses.ts'
import type { TradeOrder } from '#contract/order.ts'
import { Digits } from '#src/ui/amount.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Least } from '#src/ui/list-row.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { Money } from '#src/ui/money.tsx'
import { OrderLine } from '../parts/order-line.tsx'

const Status = chakra('span', {
  base: { '&&': { display: 'flex' }, alignItems: 'flex-start', gap: '1.5', textStyle: 'note', color: 'ink2' },
  variants: {
    look: {
      mine: { color: 'accent', fontWeight: '600' },
      warn: { color: 'warn', fontWeight: '600' },
      good: { color: 'good' },
      calm: {},
    },
  },
})

type Look = readonly ['mine' | 'warn' | 'good' | 'calm', LucideIcon]

function lookOf({ status, next_actor, frozen }: TradeOrder): Look {
  if (frozen) return ['warn', Snowflake]
  if (next_actor === 'member') return ['mine', CircleDot]
  switch (status) {
    case 'disputed':
    case 'late':
      return ['warn', CircleAlert]
    case 'completed':
      return ['good', CircleCheck]
    case 'cancelled':
      return ['calm', CircleX]
    default:
      return ['calm', CircleDot]
  }
}

interface OrderRowProps {
  order: TradeOrder
  onExpire: () => void
}

export const OrderRow = memo(function OrderRow({ order, onExpire }: OrderRowProps) {
  const { order_no, quantity, expected_return, status_text, deadline, create_time, merchant_name, frozen } = order
  const [look, icon] = lookOf(order)
  return (
    <OrderLine to={addressOf('order', order_no)} euros={expected_return} until={deadline} onExpire={onExpire}>
      <chakra.span textStyle="strong">
        <Money value={quantity} unit="COIN" />
      </chakra.span>
      <Status look={look}>
        <chakra.span paddingTop="0.5">
          <Icon of={icon} size={16} />
        </chakra.span>
        {frozen ? <Trans>Paused by our team</Trans> : look === 'mine' ? order.next_action : status_text}
      </Status>
      {merchant_name && (
        <Least>
          <bdi>{merchant_name}</bdi>
        </Least>
      )}
      <Least>
        <Moment at={create_time} /> · <Digits>{order_no}</Digits>
      </Least>
    </OrderLine>
  )
})

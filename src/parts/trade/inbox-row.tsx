import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { memo } from 'react'
import { addressOf } from '#contract/addresses.ts'
import { isOver, type TradeOrder } from '#contract/order.ts'
import { Digits } from '#src/ui/amount.tsx'
import { Least } from '#src/ui/list-row.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { Money } from '#src/ui/money.tsx'
import { Note } from '#src/ui/text.tsx'
import { OrderLine } from './order-line.tsx'

const Status = chakra('span', {
  base: { textStyle: 'strong' },
  variants: { over: { true: { color: 'ink2', fontWeight: '400' } } },
})

interface InboxRowProps {
  order: TradeOrder
  onExpire: () => void
}

export const InboxRow = memo(function InboxRow({ order, onExpire }: InboxRowProps) {
  const { order_no, status, quantity, expected_return, pay_type, deadline, create_time } = order
  const isMine = order.next_actor === 'merchant'
  return (
    <OrderLine
      to={addressOf('incoming', order_no)}
      euros={expected_return}
      until={isMine ? deadline : null}
      urges
      onExpire={onExpire}
    >
      <Status over={isOver(status)}>{isMine ? order.next_action : order.status_text}</Status>
      <Note as="span">
        <Money value={quantity} unit="COIN" /> ·{' '}
        {pay_type === 'bank' ? (
          <Trans comment="How the merchant pays">by bank</Trans>
        ) : (
          <Trans comment="How the merchant pays">from balance</Trans>
        )}
      </Note>
      <Least>
        <Digits>{order_no}</Digits> · <Moment at={create_time} />
      </Least>
    </OrderLine>
  )
})

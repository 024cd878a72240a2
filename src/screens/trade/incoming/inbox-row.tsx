import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Timer } from 'lucide-react'
import { memo } from 'react'
import type { TradeOrder } from '#contract/order.ts'
import { Digits } from '#src/ui/amount.tsx'
import { Countdown } from '#src/ui/countdown.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { Money } from '#src/ui/money.tsx'
import { Place } from '#src/ui/place.tsx'

const Way = chakra(Place, {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '1',
    paddingBlock: '3.5',
    borderBottomWidth: '1px',
    borderColor: 'line',
    _hover: { bg: 'surface' },
  },
})
const Words = chakra('span', {
  base: { flex: '1 1 9rem', minWidth: '0', overflowWrap: 'anywhere', '& > span': { display: 'block' } },
})
const Figures = chakra('span', {
  base: {
    marginInlineStart: 'auto',
    maxWidth: 'full',
    display: 'grid',
    justifyItems: 'end',
    alignContent: 'start',
    textAlign: 'end',
    overflowWrap: 'anywhere',
  },
})
const Status = chakra('span', {
  base: { textStyle: 'strong' },
  variants: { over: { true: { color: 'ink2', fontWeight: '400' } } },
})
const More = chakra('span', { base: { textStyle: 'note', color: 'ink2' } })
const Least = chakra('span', { base: { textStyle: 'eyebrow', color: 'ink3' } })
const Clock = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '1', textStyle: 'note', fontWeight: '600', color: 'warn' },
})

const OVER: ReadonlySet<TradeOrder['status']> = new Set(['completed', 'cancelled'])

interface InboxRowProps {
  order: TradeOrder
  onExpire: () => void
}

/** One order that came: what the merchant is to do or where it stands, what it is of, what is to be paid, and until when. */
export const InboxRow = memo(function InboxRow({ order, onExpire }: InboxRowProps) {
  const { order_no, status, quantity, expected_return, pay_type, deadline, create_time } = order
  const isMine = order.next_actor === 'merchant'
  return (
    <Way to={`/pages/store/sell_order?order_no=${order_no}`}>
      <Words>
        <Status over={OVER.has(status)}>{isMine ? order.next_action : order.status_text}</Status>
        <More>
          <Money value={quantity} unit="COIN" /> ·{' '}
          {pay_type === 'bank' ? (
            <Trans comment="How the merchant pays">by bank</Trans>
          ) : (
            <Trans comment="How the merchant pays">out of the balance</Trans>
          )}
        </More>
        <Least>
          <Digits>{order_no}</Digits> · <Moment at={create_time} />
        </Least>
      </Words>
      <Figures>
        <chakra.span textStyle="strong">
          <Money value={expected_return} unit="EUR" />
        </chakra.span>
        {isMine && deadline !== null && (
          <Clock>
            <Icon of={Timer} size={16} />
            <Countdown until={deadline} onEnd={onExpire} />
          </Clock>
        )}
      </Figures>
    </Way>
  )
})

import { Plural, Trans } from '@lingui/react/macro'
import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ShopOrderInfo } from '#contract/shop-order.ts'
import { FoldRow } from '#src/parts/trade/fold-row.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { Step, Steps } from '#src/ui/steps.tsx'

const ENDS: Readonly<Record<string, string>> = {
  expire: 'cancel',
  unfetched: 'cancel',
  overdue: 'giveBack',
  refuse: 'reject',
  settle: 'giveBack',
}

/** What comes next, where somebody waits for it. */
function Next({ of: { status, ready } }: { of: ShopOrderInfo }): ReactNode {
  switch (status) {
    case 'unpaid':
      return <Trans comment="A step that is still to come">Payment</Trans>
    case 'paid':
      return ready === 1 ? (
        <Trans comment="A step that is still to come">Picked up</Trans>
      ) : (
        <Trans comment="A step that is still to come">Sent by the seller</Trans>
      )
    case 'shipped':
      return <Trans comment="A step that is still to come">Received</Trans>
    case 'done':
      return <Trans comment="A step that is still to come">The seller is paid</Trans>
    case 'refunding':
      return <Trans comment="A step that is still to come">An answer about the return</Trans>
    case 'refunded':
    case 'cancelled':
      return null
  }
}

export function OrderCourse({ of: order }: { of: ShopOrderInfo }) {
  const { timeline, expire_time: until } = order
  return (
    <FoldRow
      icon={Clock}
      title={<Trans>History</Trans>}
      note={<Plural value={timeline.length} one="# step" other="# steps" />}
    >
      <Steps>
        {timeline.map(({ event, text, time }, place) => (
          <Step
            key={`${place} ${event}`}
            look={until !== null && place === timeline.length - 1 ? 'now' : 'done'}
            event={ENDS[event] ?? event}
            title={text}
            when={<Moment at={time} />}
          />
        ))}
        {until !== null && (
          <Step
            look="ahead"
            title={<Next of={order} />}
            when={
              <Trans>
                By <Moment at={until} />
              </Trans>
            }
          />
        )}
      </Steps>
    </FoldRow>
  )
}

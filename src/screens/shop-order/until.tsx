import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ShopOrder } from '#contract/shop-order.ts'
import { Countdown } from '#src/ui/countdown.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { Note } from '#src/ui/text.tsx'

const Bought = ({ at }: { at: number }) => (
  <Trans comment="When an order was made that is over now">
    Ordered <Moment at={at} />
  </Trans>
)

function Words({ of: order, onExpire }: UntilProps): ReactNode {
  const { status, ready, expire_time: until, create_time } = order
  if (until === null) return <Bought at={create_time} />
  switch (status) {
    case 'unpaid':
      return (
        <Trans comment="How long an order waits to be paid: a clock that runs down">
          Pay within <Countdown until={until} onEnd={onExpire} />
        </Trans>
      )
    case 'paid':
      return ready === 1 ? (
        <Trans>
          Pick up by <Moment at={until} />
        </Trans>
      ) : (
        <Trans>
          To be sent by <Moment at={until} />
        </Trans>
      )
    case 'shipped':
      return (
        <Trans comment="Of an order on its way, when nobody confirms that it came">
          Counts as received on <Moment at={until} />
        </Trans>
      )
    case 'done':
      return (
        <Trans>
          Can be returned until <Moment at={until} />
        </Trans>
      )
    case 'refunding':
      return (
        <Trans comment="Until when somebody has to answer about a return">
          Answer due by <Moment at={until} />
        </Trans>
      )
    case 'refunded':
    case 'cancelled':
      return <Bought at={create_time} />
  }
}

interface UntilProps {
  of: ShopOrder
  onExpire: () => void
}

/** What happens next, and until when. */
export const Until = (props: UntilProps) => (
  <Note tone={props.of.status === 'unpaid' ? 'warn' : 'calm'}>
    <Words {...props} />
  </Note>
)

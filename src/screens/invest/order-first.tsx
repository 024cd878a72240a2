import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Clock, MessageSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import type { InvestOrderInfo } from '#contract/invest.ts'
import { Countdown } from '#src/ui/countdown.tsx'
import { SaidMoment } from '#src/ui/said-moment.tsx'
import { Money } from '#src/ui/money.tsx'
import { Says } from '#src/ui/surface.tsx'
import { Caution } from '#src/ui/trouble-text.tsx'

const Said = chakra('p', { base: { whiteSpace: 'pre-line' } })

function Cooling({ until, onExpire }: { until: number; onExpire: () => void }) {
  return (
    <Says icon={Clock} tone="sky">
      <Trans>
        <strong>First day.</strong> For another <Countdown until={until} onEnd={onExpire} /> you can end this and get
        everything back, without a fee. No date is paid before that.
      </Trans>
    </Says>
  )
}

function Suspended({ of: { suspended_by, amount, currency, end_time } }: { of: InvestOrderInfo }): ReactNode {
  return (
    <Caution>
      <p>
        {suspended_by === 'pool' && (
          <Trans>
            Suspended: the pool holds less than this date brings. Nobody is paid until the pool holds enough.
          </Trans>
        )}
        {suspended_by === 'prices' && (
          <Trans>
            Suspended: no coin price has been recorded for 6 hours. Nobody is paid until prices are recorded again.
          </Trans>
        )}
        {suspended_by === 'team' && (
          <Trans>Suspended: our team looks into it. Nobody is paid until our team lets it go on.</Trans>
        )}
      </p>
      <p>
        <Trans>
          The <Money value={amount} unit={currency} /> you put in are kept apart for this order. They come back by{' '}
          <SaidMoment at={end_time} />, and at once if you end it now, without a fee.
        </Trans>
      </p>
    </Caution>
  )
}

export function First({ of: order, onExpire }: { of: InvestOrderInfo; onExpire: () => void }) {
  const { status, cool_until, reason_text } = order
  return (
    <>
      {status === 'cooling' && cool_until !== null && <Cooling until={cool_until} onExpire={onExpire} />}
      {status === 'suspended' && <Suspended of={order} />}
      {reason_text !== '' && (
        <Says icon={MessageSquare}>
          <strong>
            <Trans>From our team:</Trans>
          </strong>
          <Said dir="auto">{reason_text}</Said>
        </Says>
      )}
    </>
  )
}

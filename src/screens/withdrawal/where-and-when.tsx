import { Trans } from '@lingui/react/macro'
import { CalendarCheck, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Way } from '#contract/withdrawal.ts'
import { Moment } from '#src/ui/moment.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { CoolingWords } from './cooling.tsx'
import { Destination } from './destination.tsx'
import type { WithdrawViewProps } from './frame.tsx'
import { Hours } from './terms.tsx'

/** What it takes counts from when the money leaves, and says so where that is not now. */
function Counted({ way, now }: { way: Way; now: number }): ReactNode {
  if (way.method === 'usdt') return <Hours way={way} now={now} />
  return <Trans comment="Of the time by which money arrives">Counted from when it leaves</Trans>
}

interface WhereAndWhenProps extends Pick<WithdrawViewProps, 'context'> {
  way: Way
  now: number
}

export const WhereAndWhen = ({ context, way, now }: WhereAndWhenProps) => (
  <Rows>
    <Destination context={context} />
    {way.cool_until !== null && (
      <Row
        icon={Clock}
        group="warn"
        label={
          <Trans comment="From when on the money is paid out">
            Leaves <Moment at={way.cool_until} />
          </Trans>
        }
        note={<CoolingWords until={way.cool_until} />}
      />
    )}
    <Row
      icon={CalendarCheck}
      group="money"
      label={
        <Trans>
          Arrives by <Moment at={way.due_time} />
        </Trans>
      }
      note={(way.cool_until !== null || way.method === 'usdt') && <Counted way={way} now={now} />}
    />
  </Rows>
)

import { Plural, Trans } from '@lingui/react/macro'
import { Clock, List } from 'lucide-react'
import { isOver, type OrderInfo } from '#contract/order.ts'
import { FoldRow } from '#src/parts/trade/fold-row.tsx'
import { TimelineSteps } from '#src/parts/trade/timeline.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { Rows } from '#src/ui/rows.tsx'
import { Section } from '#src/ui/section.tsx'
import { MoneyFold } from './money-trail.tsx'
import { OrderFacts } from './order-facts.tsx'
import { Rated } from './rated.tsx'

export function OrderBelow({ order }: { order: OrderInfo }) {
  const { status, timeline } = order
  const isUnderWay = !isOver(status)
  return (
    <>
      <Rows>
        <FoldRow
          icon={List}
          title={<Trans>Details</Trans>}
          note={<Trans>Number, time, amounts</Trans>}
          open={isUnderWay}
        >
          <OrderFacts order={order} />
        </FoldRow>
        <MoneyFold order={order} />
        <FoldRow
          icon={Clock}
          title={<Trans>History</Trans>}
          note={<Plural value={timeline.length} one="# step" other="# steps" />}
          open={isUnderWay}
        >
          <TimelineSteps of={timeline} />
        </FoldRow>
      </Rows>
      {status === 'completed' && <Ratings of={order.rating} />}
    </>
  )
}

function Ratings({ of: { mine, theirs } }: { of: OrderInfo['rating'] }) {
  if (mine === 0 && theirs === 0) return null
  return (
    <Section title={<Trans>Ratings</Trans>}>
      <Facts>
        {mine > 0 && (
          <Fact name={<Trans>Rating you gave</Trans>}>
            <Rated score={mine} />
          </Fact>
        )}
        {theirs > 0 && (
          <Fact name={<Trans>Rating you received</Trans>}>
            <Rated score={theirs} />
          </Fact>
        )}
      </Facts>
    </Section>
  )
}

import { Trans } from '@lingui/react/macro'
import type { OrderInfo } from '#contract/order.ts'
import { Row, Rows } from '#src/ui/rows.tsx'
import { MoneyTrail } from './money-trail.tsx'
import { Rated } from './rated.tsx'
import { Section } from './section.tsx'
import { Timeline } from './timeline.tsx'

export function OrderBelow({ order }: { order: OrderInfo }) {
  const { rating, status, timeline } = order
  return (
    <>
      <MoneyTrail order={order} />
      {status === 'completed' && (
        <Section title={<Trans>Ratings</Trans>}>
          <Rows>
            <Row label={<Trans>Rating you gave</Trans>} value={<Rated score={rating.mine} />} />
            <Row label={<Trans>Rating you received</Trans>} value={<Rated score={rating.theirs} />} />
          </Rows>
        </Section>
      )}
      <Timeline of={timeline} />
    </>
  )
}

import { Trans } from '@lingui/react/macro'
import type { OrderInfo } from '#contract/order.ts'
import { Timeline } from '#src/parts/trade/timeline.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { Section } from '#src/ui/section.tsx'
import { MoneyTrail } from './money-trail.tsx'
import { Rated } from './rated.tsx'

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

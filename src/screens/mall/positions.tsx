import { Trans } from '@lingui/react/macro'
import { Bot, ChartLine, ChartPie } from 'lucide-react'
import type { Invested, Position } from '#contract/mall.ts'
import { Cover } from '#src/parts/invest/cover.tsx'
import { coverOf, orderAt } from '#src/parts/invest/names.ts'
import { OrderStatusTag } from '#src/parts/invest/order-status.tsx'
import { Amount } from '#src/ui/amount.tsx'
import { isSome } from '#src/ui/held.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { Money } from '#src/ui/money.tsx'
import { PlaceRow, Rows } from '#src/ui/rows.tsx'
import { Section } from '#src/ui/section.tsx'
import { Note } from '#src/ui/text.tsx'

function PositionRow({ of: one }: { of: Position }) {
  const { order_no, kind, venture_id, title, cover, currency, amount, paid_total, next_payout_time: next } = one
  return (
    <PlaceRow
      to={orderAt(order_no)}
      lead={<Cover src={cover} title={title} seed={coverOf({ kind, id: venture_id })} size="row" />}
      label={<bdi>{title}</bdi>}
      note={
        next === null ? (
          <OrderStatusTag of={one} />
        ) : (
          <Trans comment="The moment of the next payout date">
            next date <Moment at={next} />
          </Trans>
        )
      }
      value={
        <>
          <Money value={amount} unit={currency} brief />
          {isSome(paid_total) && (
            <Note as="span" display="block">
              <Trans comment="What dates brought so far, already paid">
                Paid <Money value={paid_total} unit={currency} brief />
              </Trans>
            </Note>
          )}
        </>
      }
    />
  )
}

export const Positions = ({ of: { orders, shares } }: { of: Invested }) => (
  <Section title={<Trans>Your investments</Trans>}>
    <Rows>
      {orders.map((one) => (
        <PositionRow key={one.order_no} of={one} />
      ))}
      {shares !== null && (
        <PlaceRow
          to="/pages/equity/equity"
          icon={ChartPie}
          group="invest"
          label={<Trans>Equity</Trans>}
          value={<Amount value={shares} unit="EUR" />}
        />
      )}
      {orders.length > 0 && (
        <>
          <PlaceRow to="/pages/ai/ai_robot_order" icon={Bot} group="invest" label={<Trans>My robots</Trans>} />
          <PlaceRow to="/pages/ai/ai_order" icon={ChartLine} group="invest" label={<Trans>Plans and projects</Trans>} />
        </>
      )}
    </Rows>
  </Section>
)

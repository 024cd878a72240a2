import { Plural, Trans } from '@lingui/react/macro'
import { CalendarClock } from 'lucide-react'
import type { Invested as Sum } from '#contract/mall.ts'
import { orderAt } from '#src/parts/invest/names.ts'
import { EyeButton } from '#src/ui/eye.tsx'
import { isSome } from '#src/ui/held.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { Money } from '#src/ui/money.tsx'
import { MovingAmount } from '#src/ui/moving-amount.tsx'
import { PlaceRow, Rows } from '#src/ui/rows.tsx'
import { Total } from '#src/ui/total.tsx'

const Next = ({ of: { order_no, title, time, currency, high, back } }: { of: NonNullable<Sum['next']> }) => (
  <PlaceRow
    to={orderAt(order_no)}
    icon={CalendarClock}
    group="invest"
    label={
      <Trans comment="The next day on which something may be paid">
        Next payout date <Moment at={time} />
      </Trans>
    }
    note={
      <>
        <bdi>{title}</bdi>
        {isSome(back) && (
          <>
            {' · '}
            <Trans comment="What returns on this date of what was put in">
              What you put in comes back: <Money value={back} unit={currency} brief />
            </Trans>
          </>
        )}
      </>
    }
    value={
      isSome(high) && (
        <Trans comment="An estimate: a range that begins at nothing">
          nothing to <Money value={high} unit={currency} brief />
        </Trans>
      )
    }
  />
)

export function Invested({ of: { worth, count: running, next } }: { of: Sum }) {
  const orders = <Plural value={running} one="in # open order" other="in # open orders" />
  const words = <Trans comment="Above a sum: what the reader has put in">Invested</Trans>
  return (
    <>
      {worth === null ? (
        <Total words={words} beside={<EyeButton />} under={<Trans>Not all of it has a price today</Trans>}>
          {orders}
        </Total>
      ) : (
        <Total
          size="hero"
          words={words}
          beside={<EyeButton />}
          under={
            <>
              <span>{orders}</span>
              <span>
                <Trans>At today’s prices</Trans>
              </span>
            </>
          }
        >
          <MovingAmount value={worth} unit="EUR" big />
        </Total>
      )}
      {next && (
        <Rows>
          <Next of={next} />
        </Rows>
      )}
    </>
  )
}

import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'
import type { Venture } from '#contract/venture.ts'
import { count, dayText } from '#src/lib/format.ts'
import { longDay } from '#src/lib/day-text.ts'
import { serverNow } from '#src/lib/server-clock.ts'
import { Digits } from '#src/ui/amount.tsx'
import { SaidMoment } from '#src/ui/said-moment.tsx'
import { Money } from '#src/ui/money.tsx'

export const PieceOf = ({ of: { price, currency } }: { of: Pick<Venture, 'currency'> & { price: string } }) => (
  <Money value={price} unit={currency} brief />
)

export const LeastOf = ({
  of: { min_amount, currency },
}: {
  of: Pick<Venture, 'currency'> & { min_amount: string }
}) => (
  <Trans comment="The least amount that can be put in">
    from <Money value={min_amount} unit={currency} brief />
  </Trans>
)

export const Facts = ({ of: facts }: { of: readonly ReactNode[] }) =>
  facts.filter(Boolean).map((fact, place) => (
    <Fragment key={place}>
      {place > 0 && ' · '}
      {fact}
    </Fragment>
  ))

export const Term = ({ days }: { days: number }) => <Plural value={days} one="# day" other="# days" />

function Left({ of: left }: { of: number }) {
  const { i18n } = useLingui()
  return (
    <Trans comment="How many pieces can still be bought">
      <Digits>{count(left, i18n.locale)}</Digits> left
    </Trans>
  )
}

export const leftOf = ({ status, left }: Pick<Venture, 'status'> & { left: number }) =>
  status === 'open' && <Left of={left} />

function When({ at }: { at: number }) {
  const { i18n } = useLingui()
  const day = dayText(at)
  return day === dayText(serverNow()) ? <SaidMoment at={at} /> : <bdi>{longDay(day, i18n.locale)}</bdi>
}

export function saleOf({ status, start_time, end_time }: Pick<Venture, 'status' | 'start_time' | 'end_time'>) {
  if (status === 'coming')
    return (
      <Trans comment="When something goes on sale">
        opens <When at={start_time} />
      </Trans>
    )
  if (status !== 'open' || end_time === null) return null
  return (
    <Trans comment="Until when something is on sale">
      open until <When at={end_time} />
    </Trans>
  )
}

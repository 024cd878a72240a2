import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OrderConfirm } from '#contract/shop-order.ts'
import { type Move, movesBetween } from '#machines/shop-order/checkout.rules.ts'
import { DaysWords } from '#src/parts/shop/days-words.tsx'
import { Price } from '#src/parts/shop/price.tsx'
import { Digits } from '#src/ui/amount.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { Money } from '#src/ui/money.tsx'
import { Note } from '#src/ui/text.tsx'
import { Caution } from '#src/ui/trouble-text.tsx'
import { ToPay } from './checkout-parts.tsx'
import { Minutes, Returns } from './checkout-sums.tsx'

type Shown = (of: OrderConfirm) => ReactNode

const PARTS: Readonly<Record<Exclude<Move['what'], 'price' | 'number'>, { name: () => ReactNode; shown: Shown }>> = {
  freight: {
    name: () => <Trans>Delivery</Trans>,
    shown: ({ price }) => <Money value={price.freight} unit="EUR" />,
  },
  coupon: {
    name: () => <Trans comment="A coupon, where one may be used">Coupon</Trans>,
    shown: ({ price, coupons, member_coupon_id: used }) => (
      <>
        <Money value={`-${price.coupon}`} unit="EUR" />{' '}
        <bdi>{coupons.find(({ coupon }) => coupon.id === used)?.coupon.name}</bdi>
      </>
    ),
  },
  points: {
    name: () => <Trans>Points</Trans>,
    shown: ({ price }) => <Money value={`-${price.points}`} unit="EUR" />,
  },
  days: { name: () => <Trans>Delivery takes</Trans>, shown: ({ days }) => days && <DaysWords of={days} /> },
  address: { name: () => <Trans>It goes to</Trans>, shown: ({ address }) => <bdi>{address?.full_text}</bdi> },
  pay: { name: () => <Trans>To pay</Trans>, shown: ({ price }) => <ToPay of={price} /> },
  minutes: { name: () => <Trans>Time to pay</Trans>, shown: (of) => <Minutes of={of} /> },
  returns: { name: () => <Trans>Can be returned</Trans>, shown: (of) => <Returns of={of} /> },
  earns: {
    name: () => <Trans>You receive</Trans>,
    shown: ({ earns }) => <Money value={String(earns)} unit="POINTS" />,
  },
}

interface MovedProps {
  before: OrderConfirm
  now: OrderConfirm
}

function partsOf(move: Move, { before, now }: MovedProps): { name: ReactNode; was: ReactNode; is: ReactNode } {
  switch (move.what) {
    case 'price':
      return { name: <bdi>{move.now.name}</bdi>, was: <Price of={move.before} />, is: <Price of={move.now} /> }
    case 'number': {
      const [was, is] = [move.before, move.now].map(({ num }) => <Digits key={num}>× {num}</Digits>)
      return { name: <bdi>{move.now.name}</bdi>, was, is }
    }
    default: {
      const { name, shown } = PARTS[move.what]
      return { name: name(), was: shown(before), is: shown(now) }
    }
  }
}

/** What was agreed to beside what it is now. */
export function Moved(shown: MovedProps) {
  const moves = movesBetween(shown.before, shown.now)
  return (
    <>
      <Caution>
        {moves.length === 0 ? (
          <Trans>
            You looked at it for a long time, so nothing was ordered. It is all the same: please confirm it again.
          </Trans>
        ) : (
          <Trans>Something has changed, so nothing was ordered. Please check it before you confirm.</Trans>
        )}
      </Caution>
      {moves.length > 0 && (
        <Facts>
          {moves.map((move, at) => {
            const { name, was, is } = partsOf(move, shown)
            return (
              <Fact key={at} name={name}>
                {is}
                <Note as="span" display="block">
                  <Trans comment="What it was, below what it is now">before: {was}</Trans>
                </Note>
              </Fact>
            )
          })}
        </Facts>
      )}
    </>
  )
}

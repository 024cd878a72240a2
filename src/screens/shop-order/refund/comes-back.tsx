import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PaidFrom, ShopOrderInfo } from '#contract/shop-order.ts'
import type { Back } from '#machines/refund/wish.rules.ts'
import { Price } from '#src/parts/shop/price.tsx'
import { isSome } from '#src/ui/held.tsx'
import { Money } from '#src/ui/money.tsx'
import { Line } from '#src/ui/surface.tsx'
import { Figure, Note, Strong } from '#src/ui/text.tsx'

type Sum = Pick<Back, 'amount' | 'points'>

/** In money, in points, or in both. */
export const Sum = ({ of: { amount, points }, big = false }: { of: Sum; big?: boolean }) => (
  <Price of={{ price: amount, points_price: points }} big={big} />
)

const GOES: Record<PaidFrom, () => ReactNode> = {
  balance: () => <Trans>Money goes into your balance.</Trans>,
  gateway: () => <Trans>You paid through a payment service. The money goes into your balance.</Trans>,
  shop: () => <Trans>Money goes into your shopping balance.</Trans>,
  points: () => <Trans>Points go back to your points.</Trans>,
}
const WENT: Record<PaidFrom, () => ReactNode> = {
  balance: () => <Trans>The money is in your balance.</Trans>,
  gateway: () => <Trans>The money is in your balance.</Trans>,
  shop: () => <Trans>The money is in your shopping balance.</Trans>,
  points: () => <Trans>The points are among your points.</Trans>,
}

interface WhereProps {
  from: PaidFrom | null
  of: Sum
  isBack?: boolean
}

/** To which accounts it goes, or went. */
export function Where({ from, of: { amount, points }, isBack = false }: WhereProps) {
  const words = isBack ? WENT : GOES
  return (
    <Note>
      {isSome(amount) && words[from ?? 'balance']()} {points > 0 && words.points()}
    </Note>
  )
}

/** What it cost to send it comes back with everything, and not once something is sent. */
export function Carriage({ of: { price }, back }: { of: Pick<ShopOrderInfo, 'price'>; back: Back }): ReactNode {
  if (!isSome(price.freight)) return null
  if (isSome(back.freight))
    return (
      <Line>
        <Note as="span">
          <Trans comment="What it cost to have it sent">Delivery</Trans>
        </Note>
        <span>
          <Money value={back.freight} unit="EUR" />
        </span>
      </Line>
    )
  return (
    <Note>
      <Trans>
        The delivery of <Money value={price.freight} unit="EUR" /> comes back only if everything is returned before any
        of it is sent.
      </Trans>
    </Note>
  )
}

/** A coupon comes back with the last line, and not without it. */
export function Coupon({ of: { price, goods }, ids }: { of: ShopOrderInfo; ids: readonly number[] }): ReactNode {
  if (!isSome(price.coupon)) return null
  return (
    <Note>
      {goods.every(({ id, refund_status: stands }) => stands === 'done' || ids.includes(id)) ? (
        <Trans>Your coupon comes back, too.</Trans>
      ) : (
        <Trans>Your coupon comes back only if everything is returned.</Trans>
      )}
    </Note>
  )
}

const Total = chakra(Line, { base: { alignItems: 'baseline' } })

interface TotalOfProps {
  name: ReactNode
  of: Sum
  tone?: 'ink' | 'good'
}

export const TotalOf = ({ name, of: sum, tone = 'ink' }: TotalOfProps) => (
  <Total>
    <Strong>{name}</Strong>
    <Figure as="span" size="title" tone={tone}>
      <Sum of={sum} big />
    </Figure>
  </Total>
)

import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { GoodsItem } from '#contract/shop.ts'
import { isSome } from '#src/ui/held.tsx'
import { Money } from '#src/ui/money.tsx'

interface Priced {
  readonly price: string
  readonly points_price: number
}

/** In money, in points, or in both. */
export function Price({ of: { price, points_price }, big = false }: { of: Priced; big?: boolean }): ReactNode {
  const points = <Money value={String(points_price)} unit="POINTS" big={big} />
  if (points_price === 0) return <Money value={price} unit="EUR" big={big} />
  if (!isSome(price)) return points
  return (
    <Trans comment="What goods cost in points and in money, such as: 900 points and €5.00">
      {points} and <Money value={price} unit="EUR" />
    </Trans>
  )
}

/** Of its cheapest variant, where they differ. */
export const PriceFrom = ({ of: goods }: { of: GoodsItem }): ReactNode =>
  goods.price === goods.price_most ? (
    <Price of={goods} />
  ) : (
    <Trans comment="Price of the cheapest variant, such as: from €12.80">
      from <Price of={goods} />
    </Trans>
  )

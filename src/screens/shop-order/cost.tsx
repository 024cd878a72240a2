import { Trans } from '@lingui/react/macro'
import type { OrderPrice, ShopOrder } from '#contract/shop-order.ts'
import { Price } from '#src/parts/shop/price.tsx'
import { isSome } from '#src/ui/held.tsx'
import { Money } from '#src/ui/money.tsx'

type Paid = Pick<ShopOrder, 'pay_amount' | 'pay_points'>

/** In money, in points, or in both. */
export const Cost = ({ of: { pay_amount, pay_points } }: { of: Paid }) => (
  <Price of={{ price: pay_amount, points_price: pay_points }} />
)

export const Freight = ({ of: { freight } }: { of: Pick<OrderPrice, 'freight'> }) =>
  isSome(freight) ? <Money value={freight} unit="EUR" /> : <Trans comment="Delivery that costs nothing">Free</Trans>

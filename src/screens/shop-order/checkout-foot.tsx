import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Address } from '#contract/addresses.ts'
import type { OrderConfirm } from '#contract/shop-order.ts'
import { required } from '#machines/lib/required.ts'
import { SubmitButton } from '#src/ui/button.tsx'
import { isSome } from '#src/ui/held.tsx'
import { IfBuilt, PlaceButton } from '#src/ui/place.tsx'
import { type CheckoutViewProps, FORM, ToPay, useSelect } from './checkout-parts.tsx'

const Way = ({ to, children }: { to: Address; children: ReactNode }) => (
  <IfBuilt to={to}>
    {(there) => (
      <PlaceButton wide to={there}>
        {children}
      </PlaceButton>
    )}
  </IfBuilt>
)

/** In money, where it takes any: the points beside it stand above. */
const Paid = ({ of: price }: { of: OrderConfirm['price'] }) => (
  <ToPay of={isSome(price.pay) ? { ...price, pay_points: 0 } : price} />
)

export const Order = ({ view: { context, can }, sends }: { view: CheckoutViewProps; sends: boolean }) => (
  <SubmitButton form={FORM} busy={sends} disabled={!sends && !can('order')}>
    <Trans comment="Button, such as: Order and pay €64.80">
      Order and pay <Paid of={required(context.confirm).price} />
    </Trans>
  </SubmitButton>
)

export const AddAddress = () => (
  <Way to={`/pages/address/add_address?select=${useSelect()}`}>
    <Trans>Add address</Trans>
  </Way>
)

export const EarnPoints = () => (
  <Way to="/pages/shop/jf_shop">
    <Trans>How to get points</Trans>
  </Way>
)

/** What is wrong is put right where it was chosen. */
export function Mend({ view: { context } }: { view: CheckoutViewProps }) {
  const select = useSelect()
  const { problems, items } = required(context.confirm)
  const isOf = (code: string) => problems.some((problem) => problem.code === code)
  if (isOf('own_store'))
    return (
      <Way to="/pages/shop/shop">
        <Trans>Look at other goods</Trans>
      </Way>
    )
  if (problems.every(({ code }) => code === 'no_delivery'))
    return (
      <Way to={`/pages/address/address?select=${select}`}>
        <Trans>Choose another address</Trans>
      </Way>
    )
  if (context.wanted.from === 'cart')
    return (
      <Way to="/pages/cart/cart">
        <Trans>Go to the cart</Trans>
      </Way>
    )
  const [line] = items
  return (
    <Way to={`/pages/shops/details?id=${line?.goods_id ?? 0}&sku_id=${line?.variant_id ?? 0}`}>
      <Trans>Back to the goods</Trans>
    </Way>
  )
}

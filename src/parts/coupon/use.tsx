import { Trans } from '@lingui/react/macro'
import type { Address } from '#contract/addresses.ts'
import type { MemberCoupon } from '#contract/coupon.ts'
import { IfBuilt, PlaceButton } from '#src/ui/place.tsx'

export type ForWhat = Pick<MemberCoupon, 'scope' | 'scope_ids' | 'store_id'>

const SHOP = '/pages/shop/shop'

/** Where what it is for stands: the goods, their category, their store, or the shop. */
function placeOf({ scope, scope_ids: [first], store_id }: ForWhat): Address {
  if (scope === 'goods' && first !== undefined) return `/pages/shops/details?id=${first}`
  if (scope === 'category' && first !== undefined) return `/pages/shop/shop?cate_id=${first}`
  return store_id > 0 ? `/pages/shops/shops?store_id=${store_id}` : SHOP
}

const words = () => <Trans comment="Button: to what a coupon is for">Use it</Trans>

export const Use = ({ of: coupon }: { of: ForWhat }) => (
  <IfBuilt
    to={placeOf(coupon)}
    otherwise={
      <PlaceButton kind="tonal" low to={SHOP}>
        {words()}
      </PlaceButton>
    }
  >
    {(there) => (
      <PlaceButton kind="tonal" low to={there}>
        {words()}
      </PlaceButton>
    )}
  </IfBuilt>
)

import { Trans } from '@lingui/react/macro'
import { Gift, History, ShoppingBag, Store, Ticket } from 'lucide-react'
import { PlaceRow, Rows } from '#src/ui/rows.tsx'

/** Besides the shop itself. */
export const ShopPlaces = ({ isMember }: { isMember: boolean }) => (
  <Rows>
    <PlaceRow to="/pages/shops/shops" icon={Store} group="shop" label={<Trans>Stores</Trans>} />
    <PlaceRow to="/pages/shop/jf_shop" icon={Gift} group="shop" label={<Trans>Points shop</Trans>} />
    {isMember && (
      <>
        <PlaceRow to="/pages/shops/fg_shop" icon={ShoppingBag} group="shop" label={<Trans>Repurchase shop</Trans>} />
        <PlaceRow to="/pages/shops/visit" icon={History} group="shop" label={<Trans>Viewed before</Trans>} />
      </>
    )}
    <PlaceRow to="/pages/coupon/coupon" icon={Ticket} group="shop" label={<Trans>Coupons</Trans>} />
  </Rows>
)

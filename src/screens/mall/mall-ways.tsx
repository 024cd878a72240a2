import { Trans, useLingui } from '@lingui/react/macro'
import { Gift, ShoppingBag, Store, Ticket } from 'lucide-react'
import { Ways } from '#src/ui/ways.tsx'

export function MallWays() {
  const { t } = useLingui()
  return (
    <Ways
      label={t`Shops`}
      ways={[
        { to: '/pages/shop/shop', icon: ShoppingBag, words: <Trans>Shop</Trans> },
        { to: '/pages/shops/shops', icon: Store, words: <Trans>Stores</Trans> },
        { to: '/pages/shop/jf_shop', icon: Gift, words: <Trans>Points shop</Trans> },
        { to: '/pages/coupon/coupon', icon: Ticket, words: <Trans>Coupons</Trans> },
      ]}
    />
  )
}

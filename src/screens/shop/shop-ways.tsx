import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Gift, type LucideIcon, Store, Ticket } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Address } from '#contract/addresses.ts'
import { rail } from '#src/theme/recipes/rail.ts'
import { Icon } from '#src/ui/icon.tsx'
import { IfBuilt, Place } from '#src/ui/place.tsx'

const Line = chakra('nav', { base: { ...rail, columnGap: '2' } })
const Pill = chakra(Place, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'tap',
    paddingInline: '4',
    borderRadius: 'full',
    bg: 'plumSoft',
    color: 'plum',
    textStyle: 'label',
    fontWeight: '600',
    whiteSpace: 'nowrap',
  },
})

const Way = ({ to, icon, children }: { to: Address; icon: LucideIcon; children: ReactNode }) => (
  <IfBuilt to={to}>
    {(there) => (
      <Pill to={there}>
        <Icon of={icon} size={18} />
        {children}
      </Pill>
    )}
  </IfBuilt>
)

/** What is sold otherwise, and elsewhere. */
export function ShopWays() {
  const { t } = useLingui()
  return (
    <Line aria-label={t`More of the shop`}>
      <Way to="/pages/shop/jf_shop" icon={Gift}>
        <Trans>Points shop</Trans>
      </Way>
      <Way to="/pages/shops/shops" icon={Store}>
        <Trans>Stores</Trans>
      </Way>
      <Way to="/pages/coupon/coupon" icon={Ticket}>
        <Trans>Coupons</Trans>
      </Way>
    </Line>
  )
}

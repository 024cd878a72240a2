import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { couponsFlow } from '#machines/coupon/coupons.flow.ts'
import { page } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { wordIn } from '#src/lib/search-text.ts'
import { couponActors } from '#src/parts/coupon/coupon-actors.ts'
import { AskedCode } from './asked-code.tsx'
import { COUPON_TABS, CouponsScreen } from './coupons.screen.tsx'

const Coupons = page(couponsFlow, CouponsScreen).with(({ client, search }) => {
  const tab = wordIn(COUPON_TABS, search.tab) ?? 'index'
  return { key: tab, input: { tab, of: {}, isMember: true }, actors: couponActors(client) }
})

export const Route = createFileRoute('/pages/coupon/coupon')({
  staticData: { access: 'member', title: msg`Coupons` },
  loader: words('coupon'),
  component: () => (
    <>
      <Coupons />
      <AskedCode />
    </>
  ),
})

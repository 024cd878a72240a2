import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { shop } from '#contract/shop.ts'
import { Panel } from '#src/app/panel.tsx'
import { words } from '#src/app/words.ts'
import { pointsHeadFlow, PointsHeadScreen } from './points-head.screen.tsx'
import { shelfPage } from './shelf-flow-page.tsx'
import { PointsShopScreen } from './shelf.screen.tsx'

const panel = <Panel flow={pointsHeadFlow} screen={PointsHeadScreen} call={shop.points} />

export const Route = createFileRoute('/pages/shop/jf_shop')({
  staticData: { access: 'optional', title: msg`Points shop` },
  loader: words('shop', 'wallet'),
  component: shelfPage(PointsShopScreen, 'points', panel),
})

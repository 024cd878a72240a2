import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { wallet } from '#contract/wallet.ts'
import { Panel } from '#src/app/panel.tsx'
import { words } from '#src/app/words.ts'
import { purseFlow, PurseHeadScreen } from './purse-head.screen.tsx'
import { shelfPage } from './shelf-flow-page.tsx'
import { RepurchaseShopScreen } from './shelf.screen.tsx'

const panel = <Panel flow={purseFlow} screen={PurseHeadScreen} call={wallet.balances} />

export const Route = createFileRoute('/pages/shops/fg_shop')({
  staticData: { access: 'member', title: msg`Repurchase shop` },
  loader: words('shop', 'wallet'),
  component: shelfPage(RepurchaseShopScreen, 'repurchase', panel),
})

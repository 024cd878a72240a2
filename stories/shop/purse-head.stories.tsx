import type { Meta } from '@storybook/react-vite'
import { wallet } from '#contract/wallet.ts'
import { purseFlow, PurseHeadScreen } from '#src/screens/shop/purse-head.screen.tsx'
import { money } from '../fixtures/account.ts'
import { panelScenes } from '../wallet/panel-scenes.ts'
import { repurchasePage } from './pages.tsx'

const panel = panelScenes(purseFlow, PurseHeadScreen, {
  paths: ['/pages/shops/fg_shop'],
  calls: { load: wallet.balances },
  item: money,
  coming: 'headerLoading',
  around: (head) => repurchasePage({ head }),
})

export default {
  title: 'shop/Repurchase shop head',
  parameters: { purpose: 'A panel of the repurchase shop: what may be spent there.' },
} satisfies Meta

export const Opening = panel.Opening
export const Unreachable = panel.Unreachable
export const Showing = panel.Showing
export const ShowingNothing = panel.showing({ ...money, shop: '0.00' }, 'shopBalanceShort')
export const ShowingRefreshFailed = panel.ShowingRefreshFailed
export const Following = panel.Following
export const Behind = panel.Behind
export const Refreshing = panel.Refreshing

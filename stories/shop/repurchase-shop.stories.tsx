import type { Meta } from '@storybook/react-vite'
import { shop } from '#contract/shop.ts'
import { EVERY_GOODS, shelfFlow } from '#machines/shop/shelf.flow.ts'
import { RepurchaseShopScreen } from '#src/screens/shop/shelf.screen.tsx'
import { repurchaseGoods } from '../fixtures/shop.ts'
import { listScenes } from '../lib/list.ts'
import { scenes } from '../lib/scenes.tsx'
import { repurchasePage } from './pages.tsx'

const at = scenes(shelfFlow, RepurchaseShopScreen, {
  input: { shop_type: 'repurchase', filter: EVERY_GOODS },
  paths: ['/pages/shops/fg_shop'],
  calls: { list: shop.goods },
  around: (list) => repurchasePage({ list }),
})
const list = listScenes(at, repurchaseGoods, { head: { is_near: 0 } })

export default {
  title: 'shop/Repurchase shop',
  parameters: { purpose: 'What is bought from the shopping balance.' },
} satisfies Meta

export const Opening = list.Opening
export const Empty = list.Empty
export const EmptyRefreshFailed = list.EmptyRefreshFailed
export const NothingFound = at('nothingFound', { filter: { cate_id: 4, sort: 'default' } }, { names: ['filtered'] })
export const Unreachable = list.Unreachable
export const Showing = list.Showing
export const ShowingRefreshFailed = list.ShowingRefreshFailed
export const Ended = list.Ended
export const Appending = list.Appending
export const Stuck = list.Stuck
export const Refreshing = list.Refreshing

import type { Meta } from '@storybook/react-vite'
import { shop } from '#contract/shop.ts'
import { EVERY_GOODS, shelfFlow } from '#machines/shop/shelf.flow.ts'
import { ShopScreen } from '#src/screens/shop/shelf.screen.tsx'
import { goods, longestGoods } from '../fixtures/shop.ts'
import { begunWith, listScenes } from '../lib/list.ts'
import { scenes } from '../lib/scenes.tsx'
import { shopPage } from './pages.tsx'

const at = scenes(shelfFlow, ShopScreen, {
  input: { shop_type: 'shop', filter: EVERY_GOODS },
  paths: ['/pages/shop/shop'],
  calls: { list: shop.goods },
  around: (list) => shopPage({ list }),
})
const list = listScenes(at, goods, { head: { is_near: 0 } })

export default {
  title: 'shop/Shop',
  parameters: { purpose: 'Goods looked through by category and in an order; each is told apart at a glance.' },
} satisfies Meta

export const Opening = list.Opening
export const Empty = list.Empty
export const EmptyRefreshFailed = list.EmptyRefreshFailed
export const NothingFound = at('nothingFound', { filter: { cate_id: 4, sort: 'default' } }, { names: ['filtered'] })
export const Unreachable = list.Unreachable
export const Showing = list.Showing
export const ShowingCategory = at('showing', { ...begunWith(goods), filter: { cate_id: 1, sort: 'price_asc' } })
export const ShowingLongest = at('showing', begunWith([longestGoods, ...goods]))
export const ShowingRefreshFailed = list.ShowingRefreshFailed
export const Ended = list.Ended
export const Appending = list.Appending
export const Stuck = list.Stuck
export const Refreshing = list.Refreshing

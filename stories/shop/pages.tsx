import type { ReactNode } from 'react'
import { action } from 'storybook/actions'
import type { GoodsItem, Shop } from '#contract/shop.ts'
import { EVERY_GOODS, shelfFlow } from '#machines/shop/shelf.flow.ts'
import { searchFlow } from '#machines/shop/search.flow.ts'
import { PanelsProvider } from '#src/lib/panels.ts'
import type { Screen } from '#src/lib/screen.tsx'
import { categoriesFlow, CategoriesScreen } from '#src/parts/shop/categories.screen.tsx'
import { hotWordsFlow, HotWordsScreen } from '#src/screens/shop/hot-words.screen.tsx'
import { pointsHeadFlow, PointsHeadScreen } from '#src/screens/shop/points-head.screen.tsx'
import { purseFlow, PurseHeadScreen } from '#src/screens/shop/purse-head.screen.tsx'
import { SearchScreen } from '#src/screens/shop/search.screen.tsx'
import { PointsShopScreen, RepurchaseShopScreen, ShopScreen } from '#src/screens/shop/shelf.screen.tsx'
import { money } from '../fixtures/account.ts'
import { categories, goods, hotWords, pointsGoods, pointsHead, repurchaseGoods } from '../fixtures/shop.ts'
import { begunWith } from '../lib/list.ts'
import { still } from '../lib/scenes.tsx'

interface Parts {
  head?: ReactNode
  list?: ReactNode
}

const page = (head: ReactNode, list: ReactNode) => (
  <PanelsProvider value={{ shown: head, asked: 0, refresh: action('refresh') }}>{list}</PanelsProvider>
)
const listOf = (screen: Screen<typeof shelfFlow>, shop_type: Shop, items: readonly GoodsItem[]) =>
  still(shelfFlow, screen, 'showing', begunWith(items), { shop_type, filter: EVERY_GOODS })

const lists = {
  shop: listOf(ShopScreen, 'shop', goods),
  points: listOf(PointsShopScreen, 'points', pointsGoods),
  repurchase: listOf(RepurchaseShopScreen, 'repurchase', repurchaseGoods),
  search: still(searchFlow, SearchScreen, 'idle', {}, { keyword: '', history: ['lantern', 'wool'] }),
}
const heads = {
  shop: still(categoriesFlow, CategoriesScreen, 'showing', { item: { list: categories } }),
  points: still(pointsHeadFlow, PointsHeadScreen, 'showing', { item: pointsHead }),
  repurchase: still(purseFlow, PurseHeadScreen, 'showing', { item: money }),
  search: still(hotWordsFlow, HotWordsScreen, 'showing', { item: hotWords }),
}

/** A list beneath the panel of its page, or the panel above its list. */
const pageOf =
  (name: keyof typeof lists) =>
  ({ head = heads[name], list = lists[name] }: Parts) =>
    page(head, list)

export const shopPage = pageOf('shop')
export const pointsPage = pageOf('points')
export const repurchasePage = pageOf('repurchase')
export const searchPage = pageOf('search')

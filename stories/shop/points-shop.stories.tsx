import type { Meta } from '@storybook/react-vite'
import { shop } from '#contract/shop.ts'
import { EVERY_GOODS, shelfFlow } from '#machines/shop/shelf.flow.ts'
import { PointsShopScreen } from '#src/screens/shop/shelf.screen.tsx'
import { pointsGoods } from '../fixtures/shop.ts'
import { listScenes } from '../lib/list.ts'
import { scenes } from '../lib/scenes.tsx'
import { pointsPage } from './pages.tsx'

const at = scenes(shelfFlow, PointsShopScreen, {
  input: { shop_type: 'points', filter: EVERY_GOODS },
  paths: ['/pages/shop/jf_shop'],
  calls: { list: shop.goods },
  around: (list) => pointsPage({ list }),
})
const list = listScenes(at, pointsGoods, { head: { is_near: 0 } })

export default {
  title: 'shop/Points shop',
  parameters: { purpose: 'What points can be exchanged for.' },
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

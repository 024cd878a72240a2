import type { Meta } from '@storybook/react-vite'
import { shop } from '#contract/shop.ts'
import { categoriesFlow, CategoriesScreen } from '#src/parts/shop/categories.screen.tsx'
import { categories } from '../fixtures/shop.ts'
import { panelScenes } from '../wallet/panel-scenes.ts'
import { shopPage } from './pages.tsx'

const panel = panelScenes(categoriesFlow, CategoriesScreen, {
  paths: ['/pages/shop/shop'],
  calls: { load: shop.categories },
  item: { list: categories },
  coming: 'categoriesLoading',
  around: (head) => shopPage({ head }),
})

export default {
  title: 'shop/Categories',
  parameters: { purpose: 'A panel of the shop: its categories, one of which may be chosen.' },
} satisfies Meta

export const Opening = panel.Opening
export const Unreachable = panel.Unreachable
export const Showing = panel.Showing
export const ShowingRefreshFailed = panel.ShowingRefreshFailed
export const Following = panel.Following
export const Behind = panel.Behind
export const Refreshing = panel.Refreshing

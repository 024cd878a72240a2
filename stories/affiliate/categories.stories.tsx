import type { Meta } from '@storybook/react-vite'
import { affiliate } from '#contract/affiliate.ts'
import { categoriesFlow, CategoriesScreen } from '#src/parts/shop/categories.screen.tsx'
import { partnerCategories } from '../fixtures/affiliate.ts'
import { panelScenes } from '../wallet/panel-scenes.ts'
import { partnersPage } from './pages.tsx'

const panel = panelScenes(categoriesFlow, CategoriesScreen, {
  paths: ['/pages/mall/mall'],
  calls: { load: affiliate.categories },
  item: { list: partnerCategories },
  coming: 'categoriesLoading',
  around: (head) => partnersPage({ head }),
})

export default {
  title: 'affiliate/Categories',
  parameters: { purpose: 'A panel of the goods of our partners: their categories, one of which may be chosen.' },
} satisfies Meta

export const Opening = panel.Opening
export const Unreachable = panel.Unreachable
export const Showing = panel.Showing
export const ShowingRefreshFailed = panel.ShowingRefreshFailed
export const Following = panel.Following
export const Behind = panel.Behind
export const Refreshing = panel.Refreshing

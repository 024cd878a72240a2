import type { Meta } from '@storybook/react-vite'
import { shop } from '#contract/shop.ts'
import { hotWordsFlow, HotWordsScreen } from '#src/screens/shop/hot-words.screen.tsx'
import { hotWords } from '../fixtures/shop.ts'
import { panelScenes } from '../wallet/panel-scenes.ts'
import { searchPage } from './pages.tsx'

const panel = panelScenes(hotWordsFlow, HotWordsScreen, {
  paths: ['/pages/shops/search'],
  calls: { load: shop.hotSearch },
  item: hotWords,
  around: (head) => searchPage({ head }),
})

export default {
  title: 'shop/Sold most',
  parameters: { purpose: 'A panel of the search: what is sold most, as words to search for.' },
} satisfies Meta

export const Opening = panel.Opening
export const Unreachable = panel.Unreachable
export const Showing = panel.Showing
export const ShowingRefreshFailed = panel.ShowingRefreshFailed
export const Following = panel.Following
export const Behind = panel.Behind
export const Refreshing = panel.Refreshing

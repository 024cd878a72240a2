import type { Meta } from '@storybook/react-vite'
import { shop } from '#contract/shop.ts'
import { searchFlow } from '#machines/shop/search.flow.ts'
import { SearchScreen } from '#src/screens/shop/search.screen.tsx'
import { goods, longestGoods } from '../fixtures/shop.ts'
import { begunWith, listScenes } from '../lib/list.ts'
import { opened } from '../lib/opened.ts'
import { scenes } from '../lib/scenes.tsx'
import { searchPage } from './pages.tsx'

const HISTORY = ['lantern', 'wool', 'a kettle for the stove on the boat']
const at = scenes(searchFlow, SearchScreen, {
  input: { keyword: '', history: HISTORY },
  paths: ['/pages/shops/search'],
  calls: { list: shop.goods },
  around: (list) => searchPage({ list }),
})
const words = { keyword: 'lantern', head: { is_near: 0 } } as const
const list = listScenes(at, goods, words)

export default {
  title: 'shop/Search',
  parameters: { purpose: 'Goods found as one types, also by words that are misspelt; what was searched for before.' },
} satisfies Meta

export const Idle = at('idle')
export const HistoryEmpty = at('historyEmpty', { history: [] })
export const ConfirmingClear = at('confirmingClear', {}, { play: opened })
export const Opening = at('opening', { keyword: 'lantern' }, { names: ['loading', 'searching'] })
export const OpeningOverHits = at('opening', { ...words, ...begunWith(goods) })
export const Typing = at('typing', { ...words, keyword: 'lanter', ...begunWith(goods) })
export const TypingFirst = at('typing', { keyword: 'l' })
export const Empty = at('empty', words, { names: ['noResult'] })
export const EmptyRefreshFailed = list.EmptyRefreshFailed
export const Unreachable = list.Unreachable
export const Showing = list.Showing
export const ShowingNear = at('showing', { ...begunWith(goods), keyword: 'lantren', head: { is_near: 1 } })
export const ShowingLongest = at('showing', { ...words, ...begunWith([longestGoods, ...goods]) })
export const ShowingRefreshFailed = list.ShowingRefreshFailed
export const Ended = list.Ended
export const Appending = list.Appending
export const Stuck = list.Stuck
export const Refreshing = list.Refreshing

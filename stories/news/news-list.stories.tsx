import type { Meta } from '@storybook/react-vite'
import { news } from '#contract/news.ts'
import { newsFlow, NewsListScreen } from '#src/screens/news/news-list.screen.tsx'
import { longNews } from '../fixtures/home.ts'
import { listScenes, pageOf } from '../lib/list.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(newsFlow, NewsListScreen, {
  input: { which: {} },
  paths: ['/pages/news/news_list'],
  calls: { list: news.list },
  answers: { list: pageOf(longNews) },
})
const list = listScenes(at, longNews)

export default {
  title: 'news/News list',
  parameters: { purpose: 'What was published, the newest first, read to its end page by page.' },
} satisfies Meta

export const Opening = list.Opening
export const Empty = list.Empty
export const EmptyRefreshFailed = list.EmptyRefreshFailed
export const Unreachable = list.Unreachable
export const Showing = list.Showing
export const ShowingRefreshFailed = list.ShowingRefreshFailed
export const Ended = list.Ended
export const Appending = list.Appending
export const Stuck = list.Stuck
export const Refreshing = list.Refreshing

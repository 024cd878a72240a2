import type { Meta } from '@storybook/react-vite'
import { news } from '#contract/news.ts'
import { articleFlow, NewsSheetScreen } from '#src/parts/news/news.screen.tsx'
import { article, longArticle } from '../fixtures/news.ts'
import { silent } from '../fixtures/trouble.ts'
import { onSurface } from '../lib/bench.tsx'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(articleFlow, NewsSheetScreen, {
  input: { which: { id: article.id } },
  paths: ['/pages/index/new_index', '/pages/index/index', '/pages/news/news_list'],
  calls: { load: news.article },
})

export default {
  title: 'news/News over a page',
  parameters: {
    purpose: 'What was published, read in a sheet over the page that lists it: when it came, and its text.',
  },
  decorators: [onSurface],
} satisfies Meta

export const Opening = at('opening')
export const Showing = at('showing', { item: article })
export const ShowingLongestText = at('showing', { item: longArticle })
export const Missing = at('missing')
export const Unreachable = at('unreachable', { trouble: silent })

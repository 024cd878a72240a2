import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { news } from '#contract/news.ts'
import { publicPage } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { numberIn } from '#src/lib/search-text.ts'
import { newsFlow, NewsListScreen } from './news-list.screen.tsx'

export const Route = createFileRoute('/pages/news/news_list')({
  staticData: { access: 'anyone', title: msg`News` },
  loader: words('news'),
  component: publicPage(newsFlow, NewsListScreen).with(({ search: { type_id } }) => ({
    key: type_id,
    input: { which: { type_id: numberIn(type_id) } },
    calls: { list: news.list },
  })),
})

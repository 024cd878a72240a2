import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { news } from '#contract/news.ts'
import { actorOf } from '#src/api/actors.ts'
import { useHouse } from '#src/app/house.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { words } from '#src/app/words.ts'
import { newsFlow, NewsListScreen } from './news-list.screen.tsx'

export const Route = createFileRoute('/pages/news/news_list')({
  staticData: { access: 'anyone', title: msg`News` },
  validateSearch: v.object({ type_id: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.digits())), undefined)) }),
  loader: words('news'),
  component: NewsList,
})

function NewsList() {
  const { client } = useHouse()
  const { type_id } = Route.useSearch()
  const which = { type_id: type_id === undefined ? undefined : Number(type_id) }
  return (
    <FlowPage
      key={type_id}
      flow={newsFlow}
      screen={NewsListScreen}
      input={{ which }}
      actors={{ list: actorOf(client, news.list) }}
    />
  )
}

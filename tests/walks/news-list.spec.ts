import type { NewsItem } from '#contract/home.ts'
import { news } from '#contract/news.ts'
import { listFlow } from '#machines/stock/list.flow.ts'
import { longNews } from '#stories/fixtures/home.ts'
import { listWalk } from '#tests/walks/lib/list.ts'
import { publishes, withoutNews } from '#tests/walk/people.ts'
import { expect } from '#tests/walk/phone.ts'
import { walk } from '#tests/walk/walk.ts'

const newsFlow = listFlow<NewsItem, { type_id?: number }>()

walk(newsFlow, {
  opens: [
    {
      title: 'a visitor opens the news',
      at: '/pages/news/news_list',
      input: { which: {} },
      before: ({ world }) => withoutNews(world),
    },
  ],
  ...listWalk(newsFlow, {
    call: news.list,
    rows: [{ ...longNews[0], title: 'News 1' }, longNews[1]],
    has:
      (many) =>
      ({ world }) =>
        publishes(world, many),
    sees: ({ page }) => expect(page.getByText('News 1', { exact: true })).toBeVisible(),
    nothing: 'Nothing has been published yet',
  }),
})

import type { NewsItem } from '#contract/home.ts'
import { news } from '#contract/news.ts'
import { listFlow } from '#machines/stock/list.flow.ts'
import { longNews } from '#stories/fixtures/home.ts'
import { listWalk } from '#tests/walks/lib/list.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import { walk } from '#tests/walk/walk.ts'
import { withoutNews } from '#tests/world/articles.ts'

const newsFlow = listFlow<NewsItem, { type_id?: number }>()

async function publishes({ world: { sql, now } }: Pick<Phone, 'world'>, many: number) {
  for (let place = 1; place <= many; place += 1) {
    const at = new Date(now().getTime() - place * 60_000)
    const { id } = await sql
      .insertInto('article')
      .values({ author: 'Quay', published_at: at, updated_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql
      .insertInto('article_text')
      .values({ article_id: id, locale: 'en', title: `News ${place}`, blocks: '[]' })
      .execute()
  }
}

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
    has: (many) => (phone) => publishes(phone, many),
    sees: ({ page }) => expect(page.getByText('News 1', { exact: true })).toBeVisible(),
    nothing: 'Nothing has been published yet',
  }),
})

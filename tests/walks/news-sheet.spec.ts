import { news } from '#contract/news.ts'
import { readFlow } from '#machines/stock/read.flow.ts'
import { article } from '#stories/fixtures/news.ts'
import { heading, isWaiting, press } from '#tests/walk/gestures.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import { calling } from '#tests/walk/wires.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { withoutNews, withoutPopups } from '#tests/world/articles.ts'

const flow = readFlow<object, { id: number }>()
const { gesture, answers, refuses, breaks } = sayings(flow)
const input = { which: { id: article.id } }

const opens = (title: string, at: string) => ({
  title,
  at,
  input,
  before: ({ world }: Phone) => withoutPopups(world),
  enters: ({ page }: Phone) => page.getByRole('button', { name: /^Welcome to the demo/ }).tap(),
})

walk(flow, {
  shows: 'data-news',
  opens: [
    opens('a visitor reads news of the home', '/pages/index/new_index'),
    opens('a visitor reads news of the mall', '/pages/index/index'),
    opens('a visitor reads one of all news', '/pages/news/news_list'),
  ],
  wires: { load: calling(news.article) },
  events: [
    answers('load', 'the text comes', article),
    refuses('load', 'it was taken down', 'missing', ({ world }) => withoutNews(world)),
    breaks('load', 'no answer comes', 'silent'),
    gesture('tries again', { type: 'retry' }, (scene) => press(scene, 'Try again')),
  ],
  expects: {
    opening: isWaiting,
    showing: ({ page }) =>
      expect(
        page
          .locator('[data-news]')
          .getByText(/(\w+\W+){8,}/)
          .first(),
      ).toBeVisible(),
    missing: (scene) => heading(scene, 'There is nothing here'),
    unreachable: (scene) => heading(scene, 'This did not load'),
  },
})

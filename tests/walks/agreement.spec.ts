import { news } from '#contract/news.ts'
import { readFlow } from '#machines/stock/read.flow.ts'
import { heading, isWaiting, press } from '#tests/walk/gestures.ts'
import { expect, test } from '#tests/walk/phone.ts'
import { calling } from '#tests/walk/wires.ts'
import { agreement } from '#stories/fixtures/news.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { unpublish } from '#tests/world/articles.ts'

const flow = readFlow<object, { code: string }>()
const { gesture, answers, refuses, breaks } = sayings(flow)

walk(flow, {
  opens: [
    { title: 'opens the agreement', at: '/pages/news/reg_rule', input: { which: { code: 'reg_rule' } } },
    {
      title: 'opens the privacy notice',
      at: '/pages/news/reg_rule?code=privacy',
      input: { which: { code: 'privacy' } },
    },
  ],
  wires: { load: calling(news.article) },
  events: [
    answers('load', 'the text comes', agreement),
    refuses('load', 'there is none', 'missing', ({ world, context }) => unpublish(world, context.which.code)),
    breaks('load', 'no answer comes', 'silent'),
    gesture('tries again', { type: 'retry' }, (scene) => press(scene, 'Try again')),
  ],
  expects: {
    opening: isWaiting,
    showing: ({ page }) =>
      expect(
        page
          .getByRole('main')
          .getByText(/\w{40,}|(\w+\W+){20,}/)
          .first(),
      ).toBeVisible(),
    missing: (scene) => heading(scene, 'There is nothing here'),
    unreachable: (scene) => heading(scene, 'This did not load'),
  },
})

test('the privacy notice is another text than the agreement', async ({ phone }) => {
  await phone.visit('/pages/news/reg_rule?code=privacy')
  await heading(phone, 'Privacy')
})

import { news } from '#contract/news.ts'
import { readFlow } from '#machines/stock/read.flow.ts'
import { agreement } from '#stories/fixtures/news.ts'
import { fill, heading, isWaiting, press } from '#tests/walk/gestures.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import { calling } from '#tests/walk/wires.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { joins } from '#tests/walk/holds.ts'
import { MIRA } from '#tests/world/people.ts'
import { unpublish } from '#tests/world/articles.ts'

const flow = readFlow<object, { code: string }>()
const { gesture, answers, refuses, breaks } = sayings(flow)
const input = { which: { code: 'reg_rule' } }

async function choosesPassword(phone: Phone) {
  await fill(phone, { 'E-mail': MIRA.email })
  await press(phone, 'Send the code')
  await heading(phone, 'Enter the code')
  await fill(phone, { Code: phone.world.codeTo(MIRA.email) })
  await heading(phone, 'Choose a password')
}

walk(flow, {
  shows: 'data-agreement',
  opens: [
    {
      title: 'somebody who joins reads the agreement',
      at: '/pages/login/reg',
      input,
      enters: async (phone) => {
        await choosesPassword(phone)
        await press(phone, 'Read the agreement')
      },
    },
    {
      title: 'somebody who applies reads the agreement',
      at: '/pages/login/shop',
      input,
      before: joins,
      enters: async (phone) => {
        await press(phone, 'Become a merchant')
        await press(phone, 'Read the agreement')
      },
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
    showing: ({ page }) => expect(page.getByText(/(\w+\W+){20,}/).first()).toBeVisible(),
    missing: (scene) => heading(scene, 'There is nothing here'),
    unreachable: (scene) => heading(scene, 'This did not load'),
  },
})

import { BUYERS_AGAIN_MS, FOLLOW_AGAIN_MS, TYPED_MS } from '#contract/limits.ts'
import { trade } from '#contract/trade.ts'
import { buyersFlow } from '#machines/trade/buyers.flow.ts'
import { buyers } from '#stories/fixtures/sell.ts'
import { fill, press, says, wait } from '#tests/walk/gestures.ts'
import { expect } from '#tests/walk/phone.ts'
import { arrive } from '#tests/walks/lib/sale.ts'
import { atOnce, calling } from '#tests/walk/wires.ts'
import type { Still } from '#tests/walk/table.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { holds } from '#tests/walk/holds.ts'
import { MIRA, OTTO } from '#tests/world/people.ts'
import { hearsOf } from '#tests/world/events.ts'
import { becomesMerchant } from '#tests/world/trade.ts'

const { gesture, answers, breaks, after } = sayings(buyersFlow)
const more = { quantity: '50', pay_type: 'wallet' } as const

const lists = ({ context, page }: Still<typeof buyersFlow>) =>
  context.buyers
    ? expect(page.locator('[data-buyers] button').first()).toBeVisible()
    : expect(page.locator('[data-buyers]')).toBeAttached()

const notCome = ({ page }: Pick<Still<typeof buyersFlow>, 'page'>) =>
  expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible()

walk(buyersFlow, {
  shows: 'data-buyers',
  opens: [
    {
      title: 'a member sells',
      at: '/pages/transaction/index',
      input: { sale: { quantity: '', pay_type: 'wallet' } },
      before: async (phone) => {
        await arrive(phone)
        await becomesMerchant(phone.world, OTTO, { auto: true })
        await holds(phone, MIRA)
      },
    },
  ],
  wires: { buyers: calling(trade.buyers), listening: atOnce },
  events: [
    answers('buyers', 'they come', buyers),
    breaks('buyers', 'no answer comes', 'silent'),
    {
      ...gesture('types', { type: 'ask', sale: more }, async (scene) => {
        await fill(scene, { 'You sell': '' })
        await fill(scene, { 'You sell': more.quantity })
      }),
      inApp: true,
    },
    gesture('tries again', { type: 'retry' }, (scene) => press(scene, 'Try again')),
    gesture('hears that something happened', { type: 'changed', topic: 'order' }, ({ world }) =>
      hearsOf(world, MIRA, 'order'),
    ),
    after('the last key was a while ago', 'typed.buyers.typing', (scene) => wait(scene, TYPED_MS / 1000)),
    after('it was looked at for a while', 'lookAgain.buyers.shown', (scene) => wait(scene, BUYERS_AGAIN_MS / 1000)),
    after('a while later', 'followAgain.buyers.behind', (scene) => wait(scene, FOLLOW_AGAIN_MS / 1000)),
  ],
  expects: {
    opening: ({ page }) => expect(page.locator('[data-buyers]')).toBeAttached(),
    unreachable: notCome,
    shown: lists,
    typing: lists,
    following: lists,
    behind: (scene) =>
      scene.context.buyers ? says(scene, 'No connection. This may be out of date; we keep trying.') : notCome(scene),
  },
})

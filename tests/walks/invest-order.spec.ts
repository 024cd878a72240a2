import { DAY_S } from '#contract/time-units.ts'
import { FOLLOW_AGAIN_MS, PAGE_LIMIT, PIN_TRIES } from '#contract/limits.ts'
import { invest, type Payout } from '#contract/invest.ts'
import { REFUSALS } from '#contract/refusals.ts'
import { orderFlow } from '#machines/invest/order.flow.ts'
import { isOver } from '#machines/invest/order.rules.ts'
import { Refused } from '#machines/lib/trouble.ts'
import { cancelledOrder, coolingOrder } from '#stories/fixtures/invest-orders.ts'
import { failed } from '#tests/walk/paths.ts'
import { goBack, heading, isSending, isWaiting, press, provesPin, says, wait } from '#tests/walk/gestures.ts'
import { moveInvest } from '#tests/world/ventures.ts'
import { booksClose } from '#tests/walk/payment.ts'
import { expect } from '#tests/walk/phone.ts'
import type { Scene, Still } from '#tests/walk/table.ts'
import { atOnce, calling } from '#tests/walk/wires.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { goesOn, isAnothers, hearsOf } from '#tests/world/events.ts'
import { putsIn } from '#tests/world/invest.ts'
import { holds } from '#tests/walk/holds.ts'
import { join, losesPin, MIRA, setPin } from '#tests/world/people.ts'
import { PIN } from '#tests/world/money.ts'

const { gesture, timed, answers, refuses, breaks, after } = sayings(orderFlow)
type FlowScene = Scene<typeof orderFlow>
type Seen = Still<typeof orderFlow>
type Context = FlowScene['context']

const orderNo = coolingOrder.order_no
const [first] = coolingOrder.payouts.data as [Payout]
const dates = (from: number, to: number, page: number) => ({
  current_page: page,
  last_page: 2,
  per_page: PAGE_LIMIT,
  total: 14,
  data: Array.from({ length: to - from + 1 }, (_, at): Payout => ({ ...first, id: from + at, period: from + at })),
})
const order = { ...coolingOrder, payouts: dates(1, 10, 1) }
const more = { ...order, payouts: dates(11, 14, 2) }
const next = { ...order, version: order.version + 1 }
const outrun = {
  ...refuses('stop', 'another phone was faster', 'moved-on', ({ world }) => goesOn(world, 'investment', orderNo)),
  event: failed('stop', new Refused(REFUSALS['moved-on'].code, '', { refusal: 'moved-on', fresh: next })),
}

const ASKING = new Set(['opening', 'following', 'appending'])
const isEnded = ({ item }: Context) => item !== undefined && isOver(item)
const isUnheard = ({ trouble }: Context) => trouble?.refusal === undefined

async function hears({ page, world, state }: FlowScene) {
  const heard = ASKING.has(state)
    ? page.waitForEvent('requestfailed', (request) => request.url().includes(invest.order.path))
    : page.waitForRequest(`**${invest.order.path}`)
  await hearsOf(world, MIRA, 'invest')
  await heard
}

const isShown = (scene: Seen) => heading(scene, 'Payout dates')
const asks = ({ page }: Seen) => expect(page.getByRole('dialog', { name: 'End this early?' })).toBeVisible()

walk(orderFlow, {
  opens: [
    {
      title: 'a member opens an order on its first day',
      at: `/pages/ai/ai_order_info?order_no=${orderNo}`,
      input: { orderNo },
      before: async (phone) => {
        await join(phone.world, MIRA)
        await setPin(phone.world, MIRA, PIN)
        await putsIn(phone.world, MIRA, { term: 14 }, orderNo)
        await holds(phone, MIRA)
      },
    },
  ],
  wires: { order: calling(invest.order), stop: calling(invest.stop), listening: atOnce },
  events: [
    answers(
      'order',
      'the order comes',
      order,
      undefined,
      (context, state) => state !== 'appending' && !isEnded(context),
    ),
    answers('order', 'the rest of the dates comes', more, undefined, (_, state) => state === 'appending'),
    answers('order', 'the ended order comes', cancelledOrder, undefined, isEnded),
    answers(
      'order',
      'it was ended after all',
      cancelledOrder,
      ({ world }) => moveInvest(world, { order_no: orderNo }, { type: 'stop', by: 'member' }),
      (context, state) => state === 'rereading' && isUnheard(context),
    ),
    refuses('order', 'the order is another member’s', 'missing', ({ world }) =>
      isAnothers(world, 'investment', orderNo),
    ),
    breaks('order', 'no answer comes', 'silent'),
    answers('stop', 'it is ended', cancelledOrder),
    refuses('stop', 'the PIN was another', 'pin-wrong', ({ world }) => setPin(world, MIRA, '913570')),
    refuses('stop', 'the PIN is locked', 'pin-locked', ({ world }) => setPin(world, MIRA, PIN, PIN_TRIES)),
    refuses('stop', 'there is no PIN any more', 'pin-unset', ({ world }) => losesPin(world, MIRA)),
    refuses('stop', 'the books are closed', 'books-closed', booksClose),
    outrun,
    breaks('stop', 'the answer is lost', 'silent'),
    gesture('reads on', { type: 'more' }, (scene) =>
      press(scene, scene.state === 'stuck' ? 'Try again' : 'Show more dates'),
    ),
    gesture('wants to end it', { type: 'ask' }, (scene) => press(scene, 'End it early')),
    gesture(
      'ends it',
      { type: 'stop', pin: PIN },
      (scene) => provesPin(scene, PIN),
      ({ trouble }) => trouble?.refusal !== 'pin-locked',
    ),
    gesture('goes back', { type: 'back' }, (scene) => {
      if (scene.state === 'ended') return press(scene, 'See the order')
      return scene.state === 'needsPin' ? goBack(scene) : press(scene, 'Cancel')
    }),
    gesture('hears of the order', { type: 'changed', topic: 'invest' }, hears),
    timed(
      'waits until the first day is over',
      { type: 'expire' },
      (scene) => wait(scene, DAY_S),
      ({ item }) => item?.status === 'cooling',
    ),
    after('a while later', 'followAgain.investOrder.behind', (scene) => wait(scene, FOLLOW_AGAIN_MS / 1000)),
    gesture('tries again', { type: 'retry' }, (scene) =>
      press(scene, scene.state === 'unknown' ? 'Check again' : 'Try again'),
    ),
  ],
  expects: {
    opening: isWaiting,
    missing: (scene) => heading(scene, 'There is nothing here'),
    unreachable: (scene) => heading(scene, 'This did not load'),
    showing: isShown,
    following: isShown,
    behind: async (scene) => {
      await isShown(scene)
      await says(scene, 'No connection. This may be out of date; we keep trying.')
    },
    appending: isWaiting,
    stuck: ({ page }) => expect(page.getByRole('alert')).toBeVisible(),
    confirmingStop: asks,
    stopping: async (scene) => {
      await asks(scene)
      await isSending(scene)
    },
    needsPin: (scene) => heading(scene, 'Set a payment PIN first'),
    ended: (scene) => heading(scene, /^You got .+ back$/),
    rereading: isShown,
    unknown: (scene) => heading(scene, 'We do not know yet whether it ended'),
    stale: (scene) => says(scene, /The order changed in the meantime/),
    actionFailed: ({ page, context: { trouble } }) =>
      expect(
        page
          .getByRole('alert')
          .filter({ hasText: trouble?.refusal === undefined ? 'It has not ended so far.' : 'Nothing was done.' }),
      ).toBeVisible(),
  },
})

import { FOLLOW_AGAIN_MS } from '#contract/limits.ts'
import { HOUR_S } from '#contract/time-units.ts'
import { REFUSALS } from '#contract/refusals.ts'
import { shopOrder } from '#contract/shop-order.ts'
import { Refused } from '#machines/lib/trouble.ts'
import { orderFlow } from '#machines/shop-order/order.flow.ts'
import { may } from '#machines/shop-order/wish.rules.ts'
import { cancelledOrder, lapsedOrder, receivedOrder, unpaidOrder } from '#stories/fixtures/shop-order.ts'
import { boughtAll } from '#stories/fixtures/shop-orders.ts'
import { answer, heading, isAt, isWaiting, press, says, wait } from '#tests/walk/gestures.ts'
import { joins } from '#tests/walk/holds.ts'
import { failed } from '#tests/walk/paths.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import { gone, type Scene, type Still } from '#tests/walk/table.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { atOnce, calling, overHttp } from '#tests/walk/wires.ts'
import { CANCELLED, hasOrders, RECEIVED } from '#tests/walks/lib/shop-orders.ts'
import { goesOn, hearsOf, isAnothers } from '#tests/world/events.ts'
import { MIRA } from '#tests/world/people.ts'
import { moveShop } from '#tests/world/shop-orders.ts'

const { gesture, timed, answers, refuses, breaks, after } = sayings(orderFlow)
type FlowScene = Scene<typeof orderFlow>
type Seen = Still<typeof orderFlow>
type Context = FlowScene['context']

const orderNo = unpaidOrder.order_no
const RECEIVED_NO = receivedOrder.order_no
const over = (order: typeof cancelledOrder) => ({ ...order, id: unpaidOrder.id, order_no: orderNo, version: 1 })
const [cancelled, lapsed] = [over(cancelledOrder), over(lapsedOrder)]

const isOf = (no: string) => (context: Context) => context.orderNo === no
const isUnheard = ({ trouble }: Context) => trouble?.refusal === undefined
const wants = (act: string) => (context: Context) => context.wanted === act
const mayDo =
  (act: 'cancel' | 'again' | 'del') =>
  ({ item }: Context) =>
    item !== undefined && may(item, act)
const isBefore = ({ item }: Context, state: string) => state !== 'closing' && (item?.version ?? 0) === 0

const outrun = (order: typeof unpaidOrder) => ({
  ...refuses('act', `another phone was faster, of ${order.order_no}`, 'moved-on', ({ world }) =>
    goesOn(world, 'shop_order', order.order_no),
  ),
  event: failed(
    'act',
    new Refused(REFUSALS['moved-on'].code, '', {
      refusal: 'moved-on',
      fresh: { ...order, version: order.version + 1 },
    }),
  ),
  when: ({ context }: { context: Context }) => isOf(order.order_no)(context) && context.wanted !== 'again',
})

const ASKING = new Set(['opening', 'following', 'closing'])
async function hears({ page, world, state }: FlowScene) {
  const heard = ASKING.has(state)
    ? page.waitForEvent('requestfailed', (request) => request.url().includes(shopOrder.info.path))
    : page.waitForRequest(`**${shopOrder.info.path}`)
  await hearsOf(world, MIRA, 'shop-order')
  await heard
}

const isShown = (scene: Seen) => heading(scene, 'History')
const asks = ({ page }: Seen) =>
  expect(page.getByRole('dialog', { name: /^(Cancel this order\?|Remove this order from your list\?)$/ })).toBeVisible()
const yes = ({ wanted }: Context) => (wanted === 'del' ? 'Remove' : 'Cancel the order')

walk(orderFlow, {
  opens: [
    {
      title: 'a member opens an order to pay',
      at: `/pages/orders/order_detail?order_no=${orderNo}`,
      input: { orderNo },
      before: async (phone: Phone) => {
        await joins(phone)
        await hasOrders(phone, orderNo)
      },
    },
    {
      title: 'a member opens an order that came',
      at: `/pages/orders/order_detail?order_no=${RECEIVED_NO}`,
      input: { orderNo: RECEIVED_NO },
      before: async (phone: Phone) => {
        await joins(phone)
        await hasOrders(phone, RECEIVED_NO, RECEIVED)
      },
    },
  ],
  wires: {
    info: calling(shopOrder.info),
    act: overHttp(/^\/shop\/order\/(cancel|receive|del|again)$/),
    listening: atOnce,
  },
  events: [
    answers(
      'info',
      'the order comes',
      unpaidOrder,
      undefined,
      (context, state) => isOf(orderNo)(context) && isBefore(context, state),
    ),
    answers(
      'info',
      'the order that is over comes',
      cancelled,
      undefined,
      (context, state) => isOf(orderNo)(context) && state !== 'closing' && !isBefore(context, state),
    ),
    answers('info', 'its time is over', lapsed, undefined, (_, state) => state === 'closing'),
    answers(
      'info',
      'it was cancelled after all',
      cancelled,
      ({ world }) => moveShop(world, orderNo, CANCELLED),
      (context, state) => state === 'rereading' && isOf(orderNo)(context) && isUnheard(context),
    ),
    answers('info', 'what was received comes', receivedOrder, undefined, isOf(RECEIVED_NO)),
    refuses('info', 'the order is another member’s', 'missing', ({ world }) =>
      isAnothers(world, 'shop_order', orderNo),
    ),
    breaks('info', 'no answer comes', 'silent'),
    answers('act', 'it is cancelled', { order: cancelled }, undefined, wants('cancel')),
    answers('act', 'it is in the cart again', { bought: boughtAll }, undefined, wants('again')),
    answers('act', 'it leaves the list', {}, undefined, wants('del')),
    outrun(unpaidOrder),
    outrun(receivedOrder),
    {
      ...breaks('act', 'the answer is lost', 'silent'),
      when: ({ context }: { context: Context }) => isOf(orderNo)(context),
    },
    gesture(
      'wants to cancel it',
      { type: 'ask', act: 'cancel' },
      (scene) => press(scene, 'Cancel the order'),
      mayDo('cancel'),
    ),
    gesture('wants it once more', { type: 'ask', act: 'again' }, (scene) => press(scene, 'Buy again'), mayDo('again')),
    gesture(
      'wants it out of sight',
      { type: 'ask', act: 'del' },
      (scene) => press(scene, 'Remove from list'),
      mayDo('del'),
    ),
    gesture('means it', { type: 'confirm' }, (scene) => answer(scene, yes(scene.context))),
    gesture('goes back', { type: 'back' }, (scene) => answer(scene, 'Go back')),
    gesture('hears of the order', { type: 'changed', topic: 'shop-order' }, hears),
    timed(
      'waits until nobody may pay any more',
      { type: 'expire' },
      (scene) => wait(scene, HOUR_S),
      ({ item }) => item?.status === 'unpaid',
    ),
    after('a while later', 'followAgain.shopOrderDetail.behind', (scene) => wait(scene, FOLLOW_AGAIN_MS / 1000)),
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
    closing: (scene) => heading(scene, 'The time to pay is over'),
    confirmingAction: asks,
    acting: ({ page, context }) =>
      context.wanted === 'again'
        ? expect(page.getByRole('button', { name: 'Buy again' })).toBeDisabled()
        : expect(page.getByRole('dialog').getByRole('button', { name: yes(context) })).toHaveAttribute(
            'aria-busy',
            'true',
          ),
    boughtAgain: ({ page }) => expect(page.getByRole('dialog', { name: /in your cart$/ })).toBeVisible(),
    removed: gone,
    rereading: isShown,
    unknown: (scene) => heading(scene, 'We do not know yet whether it was done'),
    stale: (scene) => says(scene, /The order changed in the meantime/),
    actionFailed: (scene) => says(scene, /^It has not happened so far\./),
  },
  arrives: { removed: (scene) => isAt(scene, '/pages/orders/order') },
})

import { FOLLOW_AGAIN_MS, PICTURES_MOST } from '#contract/limits.ts'
import { HOUR_S } from '#contract/time-units.ts'
import { REFUSALS } from '#contract/refusals.ts'
import { shopOrder } from '#contract/shop-order.ts'
import { noPictures, type PictureProgress } from '#machines/attachment/picture.ts'
import { Refused } from '#machines/lib/trouble.ts'
import type { AppealWish, RefundWish } from '#machines/refund/wish.rules.ts'
import { orderFlow } from '#machines/shop-order/order.flow.ts'
import { may } from '#machines/shop-order/wish.rules.ts'
import { appealedOrder, askedBackOf, refusedOrder } from '#stories/fixtures/refund.ts'
import { cancelledOrder, lapsedOrder, receivedOrder, unpaidOrder } from '#stories/fixtures/shop-order.ts'
import { boughtAll } from '#stories/fixtures/shop-orders.ts'
import { picture as drawing } from '#tests/files/pictures.ts'
import { answer, heading, isAt, isWaiting, press, says, wait } from '#tests/walk/gestures.ts'
import { joins } from '#tests/walk/holds.ts'
import { failed } from '#tests/walk/paths.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import { gone, type Scene, type Still } from '#tests/walk/table.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { atOnce, calling, overHttp } from '#tests/walk/wires.ts'
import { CANCELLED, hasOrders, RECEIVED, REFUSED } from '#tests/walks/lib/shop-orders.ts'
import { goesOn, hearsOf, isAnothers } from '#tests/world/events.ts'
import { MIRA } from '#tests/world/people.ts'
import { moveShop } from '#tests/world/shop-orders.ts'

const { gesture, timed, answers, refuses, breaks, after, inApp } = sayings(orderFlow)
type FlowScene = Scene<typeof orderFlow>
type Seen = Still<typeof orderFlow>
type Context = FlowScene['context']

const orderNo = unpaidOrder.order_no
const RECEIVED_NO = receivedOrder.order_no
const REFUSED_NO = refusedOrder.order_no
const askedBack = askedBackOf(receivedOrder)
const over = (order: typeof cancelledOrder) => ({ ...order, id: unpaidOrder.id, order_no: orderNo, version: 1 })
const [cancelled, lapsed] = [over(cancelledOrder), over(lapsedOrder)]

const isOf = (no: string) => (context: Context) => context.orderNo === no
const isUnheard = ({ trouble }: Context) => trouble?.refusal === undefined
const wants = (act: string) => (context: Context) => (context.wanted ?? context.wish?.call) === act
const mayDo =
  (act: 'cancel' | 'again' | 'del' | 'refund' | 'refund_cancel' | 'refund_appeal') =>
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
  expect(
    page.getByRole('dialog', {
      name: /^(Cancel this order\?|Remove this order from your list\?|Cancel the return\?)$/,
    }),
  ).toBeVisible()
const YES: Readonly<Record<string, string>> = {
  cancel: 'Cancel the order',
  del: 'Remove',
  refund_cancel: 'Cancel the return',
  refund: 'Ask for the return',
  refund_appeal: 'Ask our team to decide',
}
const yes = ({ wanted, wish }: Context) => YES[wanted ?? wish?.call ?? ''] ?? ''

const SAID = 'One of the mugs is broken.'
const APPEAL = 'It was broken when the parcel came, and the picture shows it.'
const returns = (reason: RefundWish['reason']): RefundWish => ({
  call: 'refund',
  item_ids: receivedOrder.goods.map(({ id }) => id),
  reason,
  explain: reason && SAID,
  images: [],
})
const appeals = (explain: string): AppealWish => ({ call: 'refund_appeal', explain })
const during = (state: string) => (_: Context, at: string) => at === state
async function saysWhatIsWrong({ page }: FlowScene, reason: RefundWish['reason']) {
  await page.getByRole('combobox', { name: 'Reason' }).selectOption(reason)
  if (reason) await page.getByRole('textbox', { name: 'More details (optional)' }).fill(SAID)
  await page.getByRole('button', { name: 'Ask for the return' }).tap()
}
async function asksOurTeam({ page }: FlowScene, text: string) {
  await page.getByRole('textbox', { name: 'Why should it come back?' }).fill(text)
  await page.getByRole('dialog').getByRole('button', { name: 'Ask our team to decide' }).tap()
}
const empty = noPictures(PICTURES_MOST).map((): PictureProgress => ({ state: 'empty', part: 0 }))
const picture = async ({ page }: Seen) =>
  page
    .getByLabel(/^Add a picture/)
    .setInputFiles({ name: 'rim.png', mimeType: 'image/png', buffer: await drawing('png', 80, 60) })
const FOUND_FIRST = 'whatever the server would find wrong with it, the phone finds first'
const shows = (title: string) => (scene: Seen) => expect(scene.page.getByRole('dialog', { name: title })).toBeVisible()

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
    {
      title: 'a member opens an order whose return was refused',
      at: `/pages/orders/order_detail?order_no=${REFUSED_NO}`,
      input: { orderNo: REFUSED_NO },
      before: async (phone: Phone) => {
        await joins(phone)
        await hasOrders(phone, REFUSED_NO, REFUSED)
      },
    },
  ],
  wires: {
    info: calling(shopOrder.info),
    act: overHttp(/^\/shop\/order\/(cancel|receive|del|again|refund|refund_cancel|refund_appeal)$/),
    pictures: atOnce,
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
    answers('info', 'the order whose return was refused comes', refusedOrder, undefined, isOf(REFUSED_NO)),
    refuses('info', 'the order is another member’s', 'missing', ({ world }) =>
      isAnothers(world, 'shop_order', orderNo),
    ),
    breaks('info', 'no answer comes', 'silent'),
    answers('act', 'it is cancelled', { order: cancelled }, undefined, wants('cancel')),
    answers('act', 'it is in the cart again', { bought: boughtAll }, undefined, wants('again')),
    answers('act', 'it leaves the list', {}, undefined, wants('del')),
    answers('act', 'it is asked back', { order: askedBack }, undefined, wants('refund')),
    answers('act', 'our team decides', { order: appealedOrder }, undefined, wants('refund_appeal')),
    outrun(unpaidOrder),
    outrun(receivedOrder),
    outrun(refusedOrder),
    breaks('act', 'the answer is lost', 'silent'),
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
    gesture(
      'wants to return it',
      { type: 'ask', act: 'refund' },
      (scene) => press(scene, 'Return items'),
      mayDo('refund'),
    ),
    inApp(
      'says nothing of it',
      { type: 'act', wish: returns('') },
      (scene) => saysWhatIsWrong(scene, ''),
      during('refundSheet'),
    ),
    inApp(
      'says what is wrong',
      { type: 'act', wish: returns('damaged') },
      (scene) => saysWhatIsWrong(scene, 'damaged'),
      during('refundSheet'),
    ),
    gesture(
      'does not take the refusal',
      { type: 'ask', act: 'refund_appeal' },
      (scene) => press(scene, 'Ask our team to decide'),
      mayDo('refund_appeal'),
    ),
    inApp(
      'does not say why',
      { type: 'act', wish: appeals('') },
      (scene) => asksOurTeam(scene, ''),
      during('appealSheet'),
    ),
    inApp(
      'says why',
      { type: 'act', wish: appeals(APPEAL) },
      (scene) => asksOurTeam(scene, APPEAL),
      during('appealSheet'),
    ),
    gesture(
      'has no pictures yet',
      { type: 'xstate.snapshot.pictures', actorId: 'pictures', snapshot: { context: { pictures: empty } } } as never,
      async () => undefined,
    ),
    gesture('adds a picture', { type: 'picture', at: 0, gesture: { type: 'open' } }, picture, during('refundSheet')),
    gesture('means it', { type: 'confirm' }, (scene) => answer(scene, yes(scene.context))),
    gesture('goes back', { type: 'back' }, (scene) =>
      answer(scene, scene.state.endsWith('Sheet') ? 'Cancel' : 'Go back'),
    ),
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
  never: {
    'acting | error act 1/4 | refundSheet': FOUND_FIRST,
    'acting | error act 2/4 | appealSheet': FOUND_FIRST,
  },
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
    refundSheet: shows('Return items'),
    appealSheet: shows('Ask our team to decide'),
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

import { HOUR_S } from '#contract/time-units.ts'
import { REFUSALS } from '#contract/refusals.ts'
import { shopOrder, type ShopOrderTab } from '#contract/shop-order.ts'
import { PAGE_LIMIT } from '#contract/limits.ts'
import { Refused } from '#machines/lib/trouble.ts'
import { ordersFlow } from '#machines/shop-order/orders.flow.ts'
import { may } from '#machines/shop-order/wish.rules.ts'
import { askedBackOf } from '#stories/fixtures/refund.ts'
import { cancelledOrder, receivedOrder, unpaidOrder } from '#stories/fixtures/shop-order.ts'
import { boughtAll, counts, unpaidOne } from '#stories/fixtures/shop-orders.ts'
import { answer, press, says, wait } from '#tests/walk/gestures.ts'
import { joins } from '#tests/walk/holds.ts'
import { failed } from '#tests/walk/paths.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import type { Still } from '#tests/walk/table.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { calling, overHttp } from '#tests/walk/wires.ts'
import { listWalk } from '#tests/walks/lib/list.ts'
import { CANCELLED, hasOrders, RECEIVED, REFUNDING } from '#tests/walks/lib/shop-orders.ts'
import { goesOn, hearsOf, isAnothers } from '#tests/world/events.ts'
import { MIRA } from '#tests/world/people.ts'
import { moveShop } from '#tests/world/shop-orders.ts'

const { gesture, timed, answers, refuses, breaks } = sayings(ordersFlow)
type Seen = Still<typeof ordersFlow>
type Context = Seen['context']

const AT = '/pages/orders/order'
const first = unpaidOne
const orderNo = first.order_no
const cancelled = { ...cancelledOrder, id: first.id, order_no: orderNo, version: first.version + 1 }
const received = receivedOrder
const kept = { ...receivedOrder, id: 9, order_no: 'S0000000009' }
const refunding = askedBackOf(kept)
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
  when: ({ context: { wish } }: { context: Context }) => wish?.order_no === order.order_no && wish.act !== 'again',
})

const has = (many: number) => async (phone: Phone) => {
  if (many > 0) await hasOrders(phone, orderNo, [], many)
}
const list = listWalk(ordersFlow, {
  call: shopOrder.list,
  rows: [first, { ...cancelled, id: 4, order_no: 'S0000000004' }],
  head: { counts },
  has,
  finds: ({ tab }) => tab === 'all',
  lacks: ({ tab }) => tab === 'shipped',
  sees: async ({ page }) => {
    await expect(page.getByRole('article', { name: /^Order S\d{10}$/ }).first()).toBeVisible()
    await expect(page.getByRole('group', { name: 'Shop orders' })).toBeVisible()
  },
  nothing: /^(You have not ordered anything yet|No orders on the way|No orders received yet|No returns)$/,
  changes: {
    topic: 'shop-order',
    title: 'hears of an order',
    act: ({ world }) => hearsOf(world, MIRA, 'shop-order'),
  },
})

const isOf =
  (no: string) =>
  ({ wish }: Context) =>
    wish?.order_no === no
const isFirst = ({ wish }: Context) => wish?.order_no === orderNo
const isWished = (act: string) => (context: Context) => context.wish?.act === act
const isUnheard = (context: Context) => isFirst(context) && context.undone?.refusal === undefined
const mayDo =
  (no: string, act: 'cancel' | 'again' | 'del' | 'refund_cancel') =>
  ({ items }: Context) =>
    items.some((order) => order.order_no === no && may(order, act))
const shown = async (seen: Seen) =>
  expect(seen.page.getByRole('article', { name: `Order ${seen.context.wish?.order_no}` })).toBeVisible()
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
}
const yes = ({ wish }: Context) => YES[wish?.act ?? ''] ?? ''

const TABS: readonly [ShopOrderTab, string][] = [
  ['all', 'All'],
  ['shipped', 'On the way'],
]

walk(ordersFlow, {
  opens: [
    { title: 'a member opens the page', at: AT, input: { tab: 'all', type: '' }, before: joins },
    {
      title: 'a member opens what was received',
      at: `${AT}?tab=done`,
      input: { tab: 'done', type: '' },
      before: joins,
    },
    {
      title: 'a member opens the returns',
      at: `${AT}?tab=refund`,
      input: { tab: 'refund', type: '' },
      before: joins,
    },
  ],
  wires: {
    ...list.wires,
    info: calling(shopOrder.info),
    act: overHttp(/^\/shop\/order\/(cancel|receive|del|again|refund_cancel)$/),
  },
  events: [
    ...list.events,
    ...[1, PAGE_LIMIT + 1].map((many) => ({
      ...answers(
        'list',
        many === 1 ? 'an order that was received comes' : 'the first of many that were received comes',
        { current_page: 1, last_page: many === 1 ? 1 : 2, per_page: PAGE_LIMIT, total: many, data: [received], counts },
        undefined,
        ({ tab }, state) => state === 'opening' && tab === 'done',
      ),
      before: (phone: Phone) => hasOrders(phone, received.order_no, RECEIVED, many, RECEIVED),
    })),
    {
      ...answers(
        'list',
        'an order that is asked back comes',
        { current_page: 1, last_page: 1, per_page: PAGE_LIMIT, total: 1, data: [refunding], counts },
        undefined,
        ({ tab }, state) => state === 'opening' && tab === 'refund',
      ),
      before: (phone: Phone) => hasOrders(phone, refunding.order_no, REFUNDING),
    },
    answers('act', 'the return is cancelled', { order: kept }, undefined, isWished('refund_cancel')),
    answers('act', 'it is cancelled', { order: cancelled }, undefined, isWished('cancel')),
    answers('act', 'it is in the cart again', { bought: boughtAll }, undefined, isWished('again')),
    answers('act', 'it leaves the list', {}, undefined, isWished('del')),
    outrun(unpaidOrder),
    outrun(received),
    outrun(refunding),
    {
      ...breaks('act', 'the answer is lost', 'silent'),
      when: ({ context }: { context: Context }) => !isWished('again')(context),
    },
    answers('info', 'it is as it was', unpaidOrder, undefined, isUnheard),
    answers('info', 'what came is as it was', received, undefined, isOf(received.order_no)),
    answers('info', 'what is asked back is as it was', refunding, undefined, isOf(refunding.order_no)),
    answers('info', 'it was done after all', cancelled, ({ world }) => moveShop(world, orderNo, CANCELLED), isUnheard),
    refuses('info', 'the order is another member’s', 'missing', ({ world }) =>
      isAnothers(world, 'shop_order', orderNo),
    ),
    breaks('info', 'nobody says how it is', 'silent'),
    gesture(
      'wants to cancel it',
      { type: 'ask', act: 'cancel', orderNo },
      ({ page }) => page.getByRole('button', { name: 'Cancel the order' }).first().tap(),
      mayDo(orderNo, 'cancel'),
    ),
    gesture(
      'wants it once more',
      { type: 'ask', act: 'again', orderNo: received.order_no },
      (scene) => press(scene, 'Buy again'),
      mayDo(received.order_no, 'again'),
    ),
    gesture(
      'wants it out of sight',
      { type: 'ask', act: 'del', orderNo: received.order_no },
      (scene) => press(scene, 'Remove from list'),
      mayDo(received.order_no, 'del'),
    ),
    gesture(
      'wants no return any more',
      { type: 'ask', act: 'refund_cancel', orderNo: refunding.order_no },
      (scene) => press(scene, 'Cancel the return'),
      mayDo(refunding.order_no, 'refund_cancel'),
    ),
    gesture('means it', { type: 'confirm' }, (scene) => answer(scene, yes(scene.context))),
    gesture('goes back', { type: 'back' }, (scene) => answer(scene, 'Go back')),
    ...TABS.map(([tab, name]) =>
      gesture(
        `looks under ${name}`,
        { type: 'tab', tab },
        ({ page }) => page.getByRole('button', { name: new RegExp(`^${name}`) }).tap(),
        (context) => context.tab !== tab,
      ),
    ),
    timed(
      'waits until nobody may pay any more',
      { type: 'expire' },
      (scene) => wait(scene, HOUR_S),
      ({ items }) => items.some(({ status }) => status === 'unpaid'),
    ),
  ],
  expects: {
    ...list.expects,
    confirmingAction: asks,
    acting: ({ page, context }) =>
      context.wish?.act === 'again'
        ? expect(page.getByRole('button', { name: 'Buy again' }).first()).toBeDisabled()
        : expect(page.getByRole('dialog').getByRole('button', { name: yes(context) })).toHaveAttribute(
            'aria-busy',
            'true',
          ),
    rereading: shown,
    boughtAgain: ({ page }) => expect(page.getByRole('dialog', { name: /in your cart$/ })).toBeVisible(),
    actionFailed: (scene) => says(scene, /^It has not happened so far\./),
    stale: (scene) => says(scene, /The order changed in the meantime/),
  },
})

import { shopOrder } from '#contract/shop-order.ts'
import { transfer } from '#contract/transfer.ts'
import { checkoutFlow } from '#machines/shop-order/checkout.flow.ts'
import { ordered } from '#stories/fixtures/checkout.ts'
import { alerts, answer, heading, isWaiting, press } from '#tests/walk/gestures.ts'
import { holds, joins } from '#tests/walk/holds.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import { gone, passing, type Scene, type Still } from '#tests/walk/table.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { calling, overHttp } from '#tests/walk/wires.ts'
import { idOf, join, MIRA } from '#tests/world/people.ts'
import { isStopped } from '#tests/world/withdrawals.ts'
import {
  ADDRESS,
  bare,
  couponed,
  couponEnds,
  dear,
  dearWithPoints,
  forPoints,
  forRed,
  hasAddress,
  hasCouponFor,
  isDearer,
  isInCart,
  LINE,
  outOfTime,
  sent,
  soldOut,
  unanswered,
  uncouponed,
  wanted,
  wasOrdered,
  withPoints,
} from './lib/checkout.ts'
import { forgetsNews } from '#tests/world/events.ts'
import { delivers } from '#tests/world/shop-orders.ts'
import { hasPoints, isLeft, isOnShelf } from './lib/goods.ts'
import { isEmptied } from './lib/cart.ts'
import { OWN } from './lib/coupons.ts'

const { gesture, answers, refuses, breaks } = sayings(checkoutFlow)
type FlowScene = Scene<typeof checkoutFlow>
type Context = FlowScene['context']
type Seen = Still<typeof checkoutFlow>

const AT = '/pages/orders/create_order'
const DEAR = 5_004
const REMARK = 'Please ring twice'
const input = { wanted, isUnanswered: false }
const forDear = { from: 'buy', variant_id: DEAR, num: 1 } as const

const isCart = ({ wanted: { from } }: Context) => from === 'cart'
const isForRed = ({ wanted: { variant_id } }: Context) => variant_id === forRed.variant_id
const isDeclined = ({ told }: Context) => told.member_coupon_id === 0
const isAsked = ({ told }: Context) => told.use_points === 1
const only = <Sample extends object>(when: (context: Context) => boolean, sample: Sample) => ({
  ...sample,
  when: ({ context }: { context: Context }) => when(context),
})
const goesElsewhere = ({ wanted: { address_id } }: Context) => address_id !== undefined
const isFirst = (context: Context) => isCart(context) && !goesElsewhere(context) && context.confirm === undefined
const isDear = ({ confirm }: Context) => confirm?.price.goods === '24.00'
const isPlain = (context: Context) =>
  isFirst(context) || (context.confirm?.address?.id === ADDRESS && isCart(context) && !isDear(context))

async function ready(phone: Phone) {
  await joins(phone)
  await hasPoints(phone)
  await isInCart(phone)
}
async function asksFirst(phone: Phone) {
  await join(phone.world, MIRA)
  await hasPoints(phone)
  await isInCart(phone)
  await hasAddress(phone)
  await holds(phone, MIRA, unanswered(await idOf(phone.world, MIRA)))
}

const orders = ({ page }: Seen) => page.getByRole('button', { name: /^Order and pay / })
const pays = async (seen: Seen, sum: string) => {
  await expect(orders(seen)).toHaveText(`Order and pay ${sum}`)
  await expect(orders(seen)).toBeEnabled()
}
const sumOf = ({ confirm }: Context) => {
  const { pay = '', pay_points = 0 } = confirm?.price ?? {}
  return pay === '0.00' ? `${pay_points} points` : `€${pay}`
}
const isCouponed = ({ confirm }: Context) => confirm?.member_coupon_id === OWN
const chooses = ({ page }: Pick<Seen, 'page'>, name: string | RegExp) =>
  page.getByRole('dialog').getByRole('radio', { name }).tap()
const says = ({ page }: Seen, words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible()

walk(checkoutFlow, {
  opens: [
    { title: 'a member checks out two of the cart', at: `${AT}?from=cart&cart_ids=${LINE}`, input, before: ready },
    {
      title: 'a member comes back with an address',
      at: `${AT}?from=cart&cart_ids=${LINE}&address_id=${ADDRESS}`,
      input: { ...input, wanted: { ...wanted, address_id: ADDRESS } },
      before: ready,
    },
    {
      title: 'a member buys for points',
      at: `${AT}?from=buy&sku_id=${DEAR}&num=1`,
      input: { ...input, wanted: forDear },
      async before(phone) {
        await ready(phone)
        await hasAddress(phone)
      },
    },
    {
      title: 'a member with a coupon buys two',
      at: `${AT}?from=buy&sku_id=${forRed.variant_id}&num=2`,
      input: { ...input, wanted: forRed },
      async before(phone) {
        await joins(phone)
        await isOnShelf(phone)
        await hasAddress(phone)
        await delivers(phone.world)
        await hasCouponFor(phone)
        await forgetsNews(phone.world)
      },
    },
    {
      title: 'a member comes back, and an answer was lost',
      at: `${AT}?from=cart&cart_ids=${LINE}`,
      input: { ...input, isUnanswered: true },
      before: asksFirst,
    },
  ],
  wires: {
    confirm: calling(shopOrder.confirm),
    create: calling(shopOrder.create),
    outcome: overHttp(transfer.outcome.path),
  },
  events: [
    ...[
      { title: 'it can be ordered', confirm: sent, when: (context: Context) => isPlain(context) && !isAsked(context) },
      {
        title: 'points are a part of the price',
        confirm: withPoints,
        when: (context: Context) => isPlain(context) && isAsked(context),
      },
      { title: 'it costs more', confirm: dear, when: (context: Context) => isDear(context) && !isAsked(context) },
      {
        title: 'points are a part of the higher price',
        confirm: dearWithPoints,
        when: (context: Context) => isDear(context) && isAsked(context),
      },
      {
        title: 'there is no address yet',
        confirm: bare,
        when: (context: Context) => isFirst(context) && !context.isUnanswered,
      },
      {
        title: 'it takes more points than there are',
        confirm: forPoints,
        when: (context: Context) => !isCart(context) && !isForRed(context),
      },
      {
        title: 'the best coupon is taken off',
        confirm: couponed,
        when: (context: Context) => isForRed(context) && !isDeclined(context),
      },
      {
        title: 'no coupon is used',
        confirm: uncouponed,
        when: (context: Context) => isForRed(context) && isDeclined(context),
      },
    ].map(({ title, confirm, when }) =>
      only(when, answers('confirm', title, confirm, confirm === sent ? hasAddress : undefined)),
    ),
    only(
      (context) => isCart(context) && !goesElsewhere(context),
      answers('confirm', 'nothing is left of it', soldOut, isLeft(0)),
    ),
    only(
      (context) => isCart(context) && !goesElsewhere(context),
      refuses('confirm', 'it is in the cart no more', 'missing', isEmptied),
    ),
    only(goesElsewhere, refuses('confirm', 'its address is deleted', 'missing')),
    breaks('confirm', 'it does not come', 'silent'),
    answers('create', 'it is ordered', ordered),
    only(
      (context) => isCart(context) && context.confirm?.price.pay === '23.90',
      refuses('create', 'it costs more by now', 'quote-stale', isDearer, { fresh: dear }),
    ),
    only(
      ({ confirm }) => confirm?.price.coupon === '5.00',
      refuses('create', 'the coupon is over by now', 'quote-stale', couponEnds, { fresh: outOfTime }),
    ),
    only(isCart, refuses('create', 'another phone has ordered it', 'missing', isEmptied)),
    refuses('create', 'our team stopped it', 'member-frozen', ({ world }) => isStopped(world, MIRA)),
    breaks('create', 'no answer comes', 'silent'),
    only(
      ({ isUnanswered, confirm }) => isUnanswered && confirm === undefined,
      answers('outcome', 'it was ordered', ordered, wasOrdered),
    ),
    answers('outcome', 'it was not ordered', null),
    breaks('outcome', 'nobody can say', 'silent'),
    gesture('tries again', { type: 'retry' }, (scene) =>
      press(scene, scene.state === 'unreachable' ? 'Try again' : 'Check again'),
    ),
    gesture(
      'uses points',
      { type: 'usePoints', use_points: 1 },
      ({ page }) => page.getByRole('checkbox', { name: /^Use 4[08]0 points/ }).tap(),
      (context) => isCart(context) && !isAsked(context),
    ),
    gesture(
      'keeps the points',
      { type: 'usePoints', use_points: 0 },
      ({ page }) => page.getByRole('checkbox', { name: /^Use 4[08]0 points/ }).tap(),
      (context) => isCart(context) && isAsked(context),
    ),
    gesture(
      'looks at the coupons',
      { type: 'coupons' },
      ({ page }) => page.getByRole('button', { name: /Coupon/ }).tap(),
      ({ confirm }) => (confirm?.coupons.length ?? 0) > 0,
    ),
    gesture('uses no coupon', { type: 'useCoupon', id: 0 }, (scene) => chooses(scene, 'No coupon'), isCouponed),
    gesture(
      'uses the coupon',
      { type: 'useCoupon', id: OWN },
      (scene) => chooses(scene, /^Welcome aboard/),
      ({ confirm }) => confirm?.member_coupon_id === 0 && confirm.coupons[0]?.fits === 1,
    ),
    gesture('leaves the coupons as they are', { type: 'back' }, (scene) => answer(scene, 'Close')),
    gesture('orders it', { type: 'order', remark: REMARK }, async (scene) => {
      await scene.page.getByLabel('Note to the store (optional)').fill(REMARK)
      await orders(scene).tap()
    }),
    gesture('asks', { type: 'ask' }, (scene) => press(scene, 'Check again')),
    gesture('looks at it again', { type: 'again' }, (scene) => press(scene, 'Look at it again')),
  ],
  expects: {
    arriving: passing,
    judging: passing,
    loading: isWaiting,
    unreachable: (scene) => heading(scene, 'This did not load'),
    missing: (scene) => heading(scene, 'There is nothing to check out here'),
    quoting: async (seen) => {
      await expect(
        orders(seen).or(seen.page.getByRole('link', { name: /^Add address$|^Go to the cart$/ })),
      ).toBeVisible()
      await isWaiting(seen)
    },
    ready: async (seen) => {
      await pays(seen, sumOf(seen.context))
      await says(seen, '1 to 3 working days')
    },
    noAddress: async (seen) => {
      await says(seen, 'Where should it go?')
      await expect(seen.page.getByRole('link', { name: 'Add address' })).toBeVisible()
    },
    noPickupStore: passing,
    problems: async (seen) => {
      await says(seen, 'Sold out')
      await expect(seen.page.getByRole('link', { name: 'Go to the cart' })).toBeVisible()
    },
    pointsShort: async (seen) => {
      await says(seen, /^You have 500 points, and it takes 900 points\.$/)
      await expect(seen.page.getByRole('link', { name: 'How to get points' })).toBeVisible()
    },
    couponSheet: ({ page }) => expect(page.getByRole('dialog', { name: 'Coupon' })).toBeVisible(),
    requoted: async (seen) => {
      if (isForRed(seen.context)) {
        await says(seen, /^before: −€5\.00/)
        return pays(seen, '€23.90')
      }
      await says(seen, 'before: €10.00')
      await says(seen, 'before: €23.90')
      await pays(seen, '€27.90')
    },
    rejected: (scene) => alerts(scene, /^We have paused payments from your account/),
    submitting: (seen) => expect(orders(seen)).toHaveAttribute('aria-busy', 'true'),
    unknown: (scene) => heading(scene, 'We do not know yet whether it was ordered'),
    asking: (scene) => heading(scene, 'We are checking what happened'),
    undone: (scene) => heading(scene, 'It was not ordered'),
    created: isWaiting,
  },
  arrives: { created: gone },
  never: { 'judging | always 2/6 | noPickupStore': 'Stores are still to come, and what is fetched there with them.' },
})

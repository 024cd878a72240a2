import { cart } from '#contract/cart.ts'
import { CART_LINES } from '#contract/limits.ts'
import { shop } from '#contract/shop.ts'
import { required } from '#machines/lib/required.ts'
import { goodsFlow } from '#machines/shop/goods.flow.ts'
import { mostOf, variantBy } from '#machines/shop/goods.rules.ts'
import { heading, isWaiting, press, says } from '#tests/walk/gestures.ts'
import { joins } from '#tests/walk/holds.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import { passing, type Scene, type Still } from '#tests/walk/table.ts'
import { sayings } from '#tests/walk/walk.ts'
import { calling } from '#tests/walk/wires.ts'
import {
  fillsCart,
  GOODS,
  GREEN,
  hasPoints,
  inCart,
  isLeft,
  isLimited,
  isOnShelf,
  leavesShelf,
  mug,
  NOBODYS,
  POINTS_GOODS,
  pointsMug,
  putsInCart,
  RED,
  soldOutMug,
  twoInCart,
} from './goods.ts'
import { hasShareSheet, sharing } from './sharing.ts'

const { gesture, answers, refuses, breaks } = sayings(goodsFlow)
type Context = Scene<typeof goodsFlow>['context']
type Seen = Still<typeof goodsFlow>

const isMug = ({ id }: Context) => id === GOODS
const chosen = ({ goods, picks }: Context) => goods && variantBy(goods, picks)
const picks = (pick: string) => (context: Context) => isMug(context) && context.picks[0] === pick
const isSold = (context: Context, state: string) =>
  context.isMember && isMug(context) && ['choosing', 'added', 'addRejected'].includes(state)
const may = (context: Context, more: number) => {
  const variant = chosen(context)
  return variant !== undefined && context.num + more >= 1 && context.num + more <= Math.min(2, mostOf(variant))
}

export async function visitor(phone: Phone) {
  await isOnShelf(phone)
  await hasShareSheet(phone.page)
}
export async function member(phone: Phone) {
  await joins(phone)
  await hasPoints(phone)
  await visitor(phone)
}
export const input = { id: GOODS, wanted: undefined, isMember: true }

const ADD = /^Add, €/
const adds = ({ page }: Seen) => page.getByRole('button', { name: ADD })
const upTo = (most: number) => ({ range: { least: '1', most: `${most}` } })

export const goodsWires = { info: calling(shop.info), add: calling(cart.add), share: sharing }

/** Whatever happens to goods, wherever they are chosen. */
export const goodsEvents = [
  answers('info', 'they come', mug, undefined, isMug),
  answers('info', 'they are sold out', soldOutMug, isLeft(0), isMug),
  answers('info', 'they are off the shelf', { ...mug, status: 'off' }, leavesShelf, isMug),
  answers(
    'info',
    'two green ones are in the cart',
    twoInCart,
    (scene) => putsInCart(scene, [GREEN], 2),
    (context) => isMug(context) && context.isMember,
  ),
  answers('info', 'they cost points', pointsMug, undefined, ({ id }) => id === POINTS_GOODS),
  {
    ...refuses('info', 'nobody knows them', 'missing'),
    when: ({ context }: { context: Context }) => context.id === NOBODYS,
  },
  breaks('info', 'they do not come', 'busy'),
  answers('add', 'a red one is in the cart', { count: 1, item: inCart(RED, 1) }, undefined, picks('red')),
  answers('add', 'a green one is in the cart', { count: 1, item: inCart(GREEN, 1) }, undefined, picks('green')),
  refuses('add', 'somebody has taken the last', 'stock-short', isLeft(0), upTo(0)),
  refuses('add', 'they have left the shelf', 'off-shelf', leavesShelf),
  refuses('add', 'as many are in the cart as one may have', 'goods-limit', isLimited, upTo(1)),
  refuses('add', 'the cart is full', 'cart-full', (scene) => fillsCart(scene, CART_LINES)),
  breaks('add', 'nobody knows whether it is there', 'silent'),
  gesture('tries again', { type: 'retry' }, (scene) =>
    press(scene, scene.state === 'unreachable' ? 'Try again' : 'Look again'),
  ),
  ...['red', 'blue', 'green'].map((pick) =>
    gesture(
      `chooses ${pick}`,
      { type: 'pick', option: 0, value: pick },
      ({ page }) => page.getByRole('radio', { name: new RegExp(`^${pick}(, sold out)?$`) }).tap(),
      ({ goods, picks: [now] }) => now !== pick && goods?.variants.some((one) => one.picks[0] === pick) === true,
    ),
  ),
  gesture(
    'wants one more',
    { type: 'count', num: 2 },
    (scene) => press(scene, 'One more'),
    (context, state) => isSold(context, state) && may(context, 1),
  ),
  gesture(
    'wants one fewer',
    { type: 'count', num: 1 },
    (scene) => press(scene, 'One fewer'),
    (context, state) => isSold(context, state) && may(context, -1),
  ),
  gesture('adds it', { type: 'add' }, (scene) => press(scene, ADD), isSold),
]

/** What a person sees of it; `named` is where their name stands. */
export const goodsExpects = (named: (seen: Seen, name: string) => Promise<unknown>) => {
  const isNamed = (seen: Seen) => named(seen, required(seen.context.goods).name)
  /** What cannot be added is looked at all the same. */
  const shut = (words: string) => async (seen: Seen) => {
    await isNamed(seen)
    await says(seen, words)
    await expect(adds(seen)).toHaveCount(0)
  }
  return {
    opening: (seen: Seen) => (seen.context.goods ? isNamed(seen) : isWaiting(seen)),
    settling: passing,
    missing: (seen: Seen) => heading(seen, 'There is nothing here'),
    unreachable: (seen: Seen) => heading(seen, 'This did not load'),
    offShelf: shut('This is not sold anymore'),
    soldOut: shut('It stays here in case it comes again.'),
    pointsShort: shut('You have too few points for this'),
    limitReached: shut('You have as many as one member may buy'),
    choosing: async (seen: Seen) => {
      const { context } = seen
      await isNamed(seen)
      if (chosen(context)?.stock === 0) return says(seen, 'This one is sold out')
      return isMug(context) ? expect(adds(seen)).toBeEnabled() : expect(adds(seen)).toHaveCount(0)
    },
    adding: (seen: Seen) => expect(adds(seen)).toHaveAttribute('aria-busy', 'true'),
    added: ({ page }: Seen) =>
      expect(page.getByRole('status').filter({ hasText: 'It is in your cart.' })).toBeVisible(),
    addRejected: ({ page, context }: Seen) => {
      const { refusal, message } = required(context.trouble)
      return expect(page.getByRole('alert').first()).toContainText(refusal === undefined ? /^-500, / : message)
    },
    sharing: isNamed,
  }
}

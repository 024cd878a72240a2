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
import { calling } from '#tests/walk/wires.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
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
} from '#tests/walks/lib/goods.ts'
import { hasShareSheet, sharing } from '#tests/walks/lib/sharing.ts'

const { gesture, answers, refuses, breaks } = sayings(goodsFlow)
type Context = Scene<typeof goodsFlow>['context']
type Seen = Still<typeof goodsFlow>

const AT = '/pages/shops/details'
const isMug = ({ id }: Context) => id === GOODS
const chosen = ({ goods, picks }: Context) => goods && variantBy(goods, picks)
const picks = (pick: string) => (context: Context) => isMug(context) && context.picks[0] === pick
const isSold = (context: Context, state: string) =>
  context.isMember && isMug(context) && ['choosing', 'added', 'addRejected'].includes(state)
const may = (context: Context, more: number) => {
  const variant = chosen(context)
  return variant !== undefined && context.num + more >= 1 && context.num + more <= Math.min(2, mostOf(variant))
}

async function visitor(phone: Phone) {
  await isOnShelf(phone)
  await hasShareSheet(phone.page)
}
async function member(phone: Phone) {
  await joins(phone)
  await hasPoints(phone)
  await visitor(phone)
}
const input = { id: GOODS, wanted: undefined, isMember: true }

const ADD = /^Add, €/
const adds = ({ page }: Seen) => page.getByRole('button', { name: ADD })
/** What cannot be added is looked at all the same. */
const shut = (words: string) => async (scene: Seen) => {
  await heading(scene, required(scene.context.goods).name)
  await says(scene, words)
  await expect(adds(scene)).toHaveCount(0)
}
const upTo = (most: number) => ({ range: { least: '1', most: `${most}` } })

walk(goodsFlow, {
  opens: [
    {
      title: 'a visitor opens goods',
      at: `${AT}?id=${GOODS}`,
      input: { ...input, isMember: false },
      before: visitor,
    },
    { title: 'a member opens goods', at: `${AT}?id=${GOODS}`, input, before: member },
    {
      title: 'a member opens one variant of goods',
      at: `${AT}?id=${GOODS}&sku_id=${GREEN}`,
      input: { ...input, wanted: GREEN },
      before: member,
    },
    {
      title: 'a member opens goods for points',
      at: `${AT}?id=${POINTS_GOODS}`,
      input: { ...input, id: POINTS_GOODS },
      before: member,
    },
    {
      title: 'a visitor opens goods that do not exist',
      at: `${AT}?id=${NOBODYS}`,
      input: { ...input, id: NOBODYS, isMember: false },
    },
  ],
  wires: { info: calling(shop.info), add: calling(cart.add), share: sharing },
  events: [
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
    answers('share', 'it is sent to somebody', undefined),
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
    gesture('shares it', { type: 'share' }, (scene) => press(scene, 'Share')),
  ],
  expects: {
    opening: (scene) => (scene.context.goods ? heading(scene, scene.context.goods.name) : isWaiting(scene)),
    settling: passing,
    missing: (scene) => heading(scene, 'There is nothing here'),
    unreachable: (scene) => heading(scene, 'This did not load'),
    offShelf: shut('This is not sold anymore'),
    soldOut: shut('It stays here in case it comes again.'),
    pointsShort: shut('You have too few points for this'),
    limitReached: shut('You have as many as one member may buy'),
    choosing: async (scene) => {
      const { page, context } = scene
      await heading(scene, required(context.goods).name)
      if (!context.isMember) return expect(page.getByRole('link', { name: 'Sign in to go on' })).toBeVisible()
      if (chosen(context)?.stock === 0) return says(scene, 'This one is sold out')
      return isMug(context) ? expect(adds(scene)).toBeEnabled() : expect(adds(scene)).toHaveCount(0)
    },
    adding: (scene) => expect(adds(scene)).toHaveAttribute('aria-busy', 'true'),
    added: ({ page }) => expect(page.getByRole('status').filter({ hasText: 'It is in your cart.' })).toBeVisible(),
    addRejected: ({ page, context }) => {
      const { refusal, message } = required(context.trouble)
      return expect(page.getByRole('alert').first()).toContainText(refusal === undefined ? /^-500, / : message)
    },
    sharing: (scene) => heading(scene, required(scene.context.goods).name),
  },
  never: { 'sharing | error share | settling': 'Whatever becomes of it is shared or told in a toast.' },
})

import { BRAND, TYPED_MS } from '#contract/limits.ts'
import { cart } from '#contract/cart.ts'
import { shop } from '#contract/shop.ts'
import { cartIn } from '#machines/cart/cart.facts.ts'
import { cartFlow } from '#machines/cart/cart.flow.ts'
import { isChosen, linesOf } from '#machines/cart/cart.rules.ts'
import { alerts, answer, heading, isWaiting, press, says } from '#tests/walk/gestures.ts'
import { joins } from '#tests/walk/holds.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import { passing, type Scene, type Still } from '#tests/walk/table.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { calling } from '#tests/walk/wires.ts'
import {
  allGreen,
  hasNoneChosen,
  hasThree,
  isEmptied,
  noneChosen,
  nothing,
  red,
  redLeft,
  twoRed,
  whole,
  withoutBlue,
  withoutRed,
} from './lib/cart.ts'
import { leavesShelf, mug } from './lib/goods.ts'

const { gesture, timed, after, answers, refuses, breaks } = sayings(cartFlow)
type FlowScene = Scene<typeof cartFlow>
type Context = FlowScene['context']
type Seen = Still<typeof cartFlow>

const lineOf = (context: Context) => context.kept && linesOf(cartIn(context)).find(({ id }) => id === red.id)
const numIs = (num: number) => (context: Context) => lineOf(context)?.num === num
const isBought = (context: Context) => {
  const line = lineOf(context)
  return line !== undefined && isChosen(line)
}
const isKept = ({ kept }: Context, many: number) => kept !== undefined && linesOf(kept).length === many
const isAny = ({ kept }: Context) => kept !== undefined && kept.stores.length > 0

/** The line of the red one stands below the green one. */
const last = ({ page }: Pick<Phone, 'page'>, role: 'button' | 'checkbox', name: string | RegExp) =>
  page.getByRole(role, { name }).last()

/** The moment in which a finger rests lasts until the walk says that it is over. */
async function holdsClock({ page, state }: FlowScene) {
  if (state !== 'counting') await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
}
async function rests({ page }: Pick<Phone, 'page'>) {
  await page.clock.fastForward(TYPED_MS)
  await page.clock.resume()
}
const ASKING: ReadonlySet<string> = new Set(['updating', 'selecting'])
type When = (context: Context) => boolean
type Asking = Extract<Parameters<typeof gesture>[1], { type: 'count' | 'select' }>
/** Of a cart that stands still it waits; of one that is being asked for it joins what waits already. */
const asks = (title: string, event: Asking, act: (scene: FlowScene) => Promise<unknown>, when: When) => [
  timed(
    title,
    event,
    async (scene) => {
      await holdsClock(scene)
      await act(scene)
    },
    (context, state) => !ASKING.has(state) && when(context),
  ),
  gesture(`${title} meanwhile`, event, act, (context, state) => ASKING.has(state) && when(context)),
]
const all = linesOf(whole)
  .filter(({ state }) => state === 'ok')
  .map(({ id }) => id)

const isOpening = (_: Context, state: string) => state === 'opening'
const isAgain = (context: Context, state: string) => ['refreshing', 'rereading'].includes(state) && isAny(context)
const stands = async (seen: Seen) => {
  const { page, context } = seen
  await heading(seen, 'Cart')
  await expect(last(seen, 'checkbox', `Buy ${mug.name}`)).toBeChecked({ checked: isBought(context) })
  await expect(page.getByRole('heading', { name: 'Cannot be bought now' })).toHaveCount(
    cartIn(context).invalid.length > 0 ? 1 : 0,
  )
}
const sheet = ({ page }: Pick<Phone, 'page'>) => page.getByRole('dialog')

walk(cartFlow, {
  opens: [{ title: 'a member opens the cart', at: '/pages/cart/cart', before: joins }],
  wires: {
    index: calling(cart.index),
    update: calling(cart.update),
    select: calling(cart.select),
    del: calling(cart.del),
    info: calling(shop.info),
  },
  events: [
    { ...answers('index', 'three things are in it', whole, undefined, isOpening), before: hasThree },
    { ...answers('index', 'nothing in it is chosen', noneChosen, undefined, isOpening), before: hasNoneChosen },
    answers('index', 'it is empty', nothing, undefined, isOpening),
    answers('index', 'it comes again', whole, undefined, isAgain),
    answers('index', 'it was emptied elsewhere', nothing, isEmptied, isAgain),
    answers(
      'index',
      'it is still empty',
      nothing,
      undefined,
      (context, state) => state === 'refreshing' && !isAny(context),
    ),
    breaks('index', 'no answer comes', 'silent'),
    answers('update', 'two red ones are in it', twoRed, undefined, (_, state) => state === 'updating'),
    answers('update', 'the red one is a green one now', allGreen, undefined, (_, state) => state === 'changing'),
    refuses('update', 'they have left the shelf', 'off-shelf', leavesShelf),
    breaks('update', 'nobody knows whether it is so', 'silent'),
    answers('select', 'the red one is left out', redLeft),
    answers('select', 'none of it is chosen', noneChosen),
    breaks('select', 'nobody knows what is chosen', 'silent'),
    answers('info', 'its variants come', mug),
    breaks('info', 'its variants do not come', 'busy'),
    answers('del', 'the red one is gone', withoutRed, undefined, ({ meansGone }) => !meansGone),
    answers('del', 'what is sold out is gone', withoutBlue, undefined, ({ meansGone }) => meansGone),
    breaks('del', 'nobody knows whether it is gone', 'silent'),
    gesture('tries again', { type: 'retry' }, (scene) =>
      press(scene, scene.state === 'unreachable' ? 'Try again' : 'Look again'),
    ),
    gesture('refreshes', { type: 'refresh' }, (scene) => press(scene, 'Refresh')),
    ...asks(
      'wants one more',
      { type: 'count', id: red.id, num: 2 },
      (scene) => last(scene, 'button', 'One more').tap(),
      numIs(1),
    ),
    ...asks(
      'wants one fewer',
      { type: 'count', id: red.id, num: 1 },
      (scene) => last(scene, 'button', 'One fewer').tap(),
      numIs(2),
    ),
    ...asks(
      'leaves the red one out',
      { type: 'select', ids: [red.id], selected: 0 },
      (scene) => last(scene, 'checkbox', `Buy ${mug.name}`).tap(),
      isBought,
    ),
    ...asks(
      'wants all of it',
      { type: 'select', ids: all, selected: 1 },
      (scene) => last(scene, 'checkbox', BRAND).tap(),
      (context) => isKept(context, 3) && cartIn(context).all_selected === 0,
    ),
    after('the finger has rested', 'rested.cart.counting', rests),
    gesture(
      'wants another colour of the red one',
      { type: 'choose', id: red.id },
      (scene) => last(scene, 'button', /choose another variant/).tap(),
      (context) => lineOf(context) !== undefined,
    ),
    gesture(
      'chooses green',
      { type: 'pick', option: 0, value: 'green' },
      ({ page }) => page.getByRole('radio', { name: 'green' }).tap(),
      ({ picks: [now] }) => now !== 'green',
    ),
    gesture(
      'takes it',
      { type: 'take' },
      (scene) => answer(scene, 'Take this one'),
      ({ picks: [now] }) => now === 'green',
    ),
    gesture('changes one’s mind', { type: 'back' }, async (scene) => {
      if (scene.state === 'confirmingDelete') return answer(scene, 'Go back')
      await expect(sheet(scene)).toBeVisible()
      return scene.page.keyboard.press('Escape')
    }),
    gesture('wants to remove something', { type: 'edit' }, (scene) => press(scene, 'Edit')),
    gesture(
      'marks the red one',
      { type: 'mark', ids: [red.id], isMarked: true },
      ({ page }) =>
        page
          .getByRole('checkbox', { name: `Choose ${mug.name}` })
          .nth(1)
          .tap(),
      ({ marked }) => marked.length === 0,
    ),
    gesture('means what is marked', { type: 'remove' }, (scene) => press(scene, 'Remove 1 entry')),
    gesture(
      'means everything that cannot be bought',
      { type: 'removeGone' },
      (scene) => press(scene, 'Remove all'),
      ({ kept }) => (kept?.invalid.length ?? 0) > 0,
    ),
    gesture('means it', { type: 'confirm' }, (scene) => answer(scene, 'Remove')),
    gesture('has done', { type: 'done' }, (scene) => press(scene, 'Done')),
  ],
  expects: {
    opening: isWaiting,
    unreachable: (scene) => heading(scene, 'This did not load'),
    settling: passing,
    empty: (scene) => heading(scene, 'Your cart is empty'),
    showing: stands,
    nothingSelected: async (scene) => {
      await stands(scene)
      await says(scene, 'Nothing chosen')
    },
    updateRejected: (scene) => alerts(scene, /^-(500|200), |^This is not sold at the moment/),
    refreshing: async (scene) => (isAny(scene.context) ? stands(scene) : isWaiting(scene)),
    counting: stands,
    updating: stands,
    selecting: stands,
    rereading: stands,
    choosing: async (scene) => {
      await expect(sheet(scene)).toBeVisible()
      await isWaiting(scene)
    },
    picking: async (scene) => {
      await expect(sheet(scene).getByRole('radio', { name: scene.context.picks[0] ?? '' })).toBeChecked()
      if (scene.context.trouble) await expect(sheet(scene).getByRole('alert')).toBeVisible()
    },
    changing: (scene) =>
      expect(sheet(scene).getByRole('button', { name: 'Take this one' })).toHaveAttribute('aria-busy', 'true'),
    editing: ({ page, context }) =>
      expect(page.getByRole('checkbox', { name: `Choose ${mug.name}` }).nth(1)).toBeChecked({
        checked: context.marked.length > 0,
      }),
    confirmingDelete: (scene) => heading(scene, 'Remove 1 entry?'),
    deleting: (scene) => expect(sheet(scene).locator('button[aria-busy=true]')).toBeVisible(),
    deleteFailed: (scene) => alerts(scene, /^-500, /),
  },
})

import { TYPED_MS } from '#contract/limits.ts'
import { shop } from '#contract/shop.ts'
import { hasAny } from '#machines/stock/pages.ts'
import { searchFlow } from '#machines/shop/search.flow.ts'
import { goods } from '#stories/fixtures/shop.ts'
import { answer, heading, isWaiting, press } from '#tests/walk/gestures.ts'
import { holds } from '#tests/walk/holds.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import { passing, type Scene } from '#tests/walk/table.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { listWalk } from '#tests/walks/lib/list.ts'
import { seesGoods, stands } from '#tests/walks/lib/shelf.ts'
import { join, MIRA } from '#tests/world/people.ts'

const { gesture, timed, after } = sayings(searchFlow)
type FlowScene = Scene<typeof searchFlow>
type Context = FlowScene['context']

const AT = '/pages/shops/search'
/** What everything on the shelf is called, and what nothing is. */
const SOLD = 'demo'
const UNSOLD = 'xyzzy'
const before = [SOLD, 'wool']

const box = ({ page }: Pick<Phone, 'page'>) => page.getByRole('searchbox', { name: 'Search goods' })

/** The moment after the last key lasts until the walk says that it is over. */
async function types({ page, state }: FlowScene, words: string) {
  if (state !== 'typing') await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
  await box({ page }).fill(words)
}
async function waits({ page }: Pick<Phone, 'page'>) {
  await page.clock.fastForward(TYPED_MS)
  await page.clock.resume()
}
const typing = (title: string, keyword: string, when: (context: Context, state: string) => boolean) =>
  timed(
    title,
    { type: 'type', keyword },
    (scene) => types(scene, keyword),
    (context, state) => state !== 'confirmingClear' && context.keyword !== keyword && when(context, state),
  )
const means = { type: 'search', keyword: SOLD } as const
const isTyped = ({ keyword }: Context) => keyword === SOLD

const list = listWalk(searchFlow, {
  call: shop.goods,
  rows: [goods[0], goods[1]],
  head: { is_near: 0 },
  has: stands,
  finds: isTyped,
  sees: seesGoods,
  nothing: 'Nothing found',
})

const UNDER = 'The question lies over the box.'

walk(searchFlow, {
  opens: [
    { title: 'a visitor opens the search', at: AT, input: { keyword: '', history: [] } },
    {
      title: 'a visitor opens a search for something',
      at: `${AT}?keyword=${SOLD}`,
      input: { keyword: SOLD, history: [] },
    },
    {
      title: 'a member who has searched before opens it',
      at: AT,
      input: { keyword: '', history: before },
      before: async (phone) => {
        await join(phone.world, MIRA)
        await holds(phone, MIRA, { searched: before })
      },
    },
  ],
  wires: list.wires,
  events: [
    ...list.events,
    typing('types what is sold', SOLD, (_, state) => ['idle', 'historyEmpty', 'typing', 'empty'].includes(state)),
    typing('types what nobody sells', UNSOLD, isTyped),
    typing('empties the box', '', (_, state) => state === 'ended'),
    after('the last key was a while ago', 'typed.search.typing', waits),
    gesture(
      'means these words',
      means,
      (scene) => box(scene).press('Enter'),
      (context, state) => isTyped(context) && !['typing', 'idle'].includes(state),
    ),
    timed(
      'means them before they were looked for',
      means,
      async (scene) => {
        await box(scene).press('Enter')
        await scene.page.clock.resume()
      },
      (context, state) => isTyped(context) && state === 'typing',
    ),
    gesture(
      'searches for what they searched for before',
      means,
      (scene) => press(scene, SOLD),
      ({ history }, state) => state === 'idle' && history.includes(SOLD),
    ),
    gesture('wants to clear what they searched for', { type: 'clear' }, (scene) => press(scene, 'Clear')),
    gesture('means it', { type: 'confirm' }, (scene) => answer(scene, 'Clear')),
    gesture('changes one’s mind', { type: 'back' }, (scene) => answer(scene, 'Go back')),
    gesture(
      'puts the cheapest first',
      { type: 'sort', sort: 'price_asc' },
      ({ page }) => page.getByLabel('Sorted by').selectOption('price_asc'),
      ({ sort }) => sort === 'default',
    ),
    // To open one leads elsewhere: here it is heard that somebody did.
    gesture('opens one of them', { type: 'keep' }, ({ page }) => page.locator('main ul').dispatchEvent('click')),
  ],
  expects: {
    ...list.expects,
    beginning: passing,
    idle: (scene) => heading(scene, 'Searched before'),
    historyEmpty: async (scene) => {
      await expect(box(scene)).toHaveValue(scene.context.keyword)
      await expect(scene.page.getByRole('heading', { name: 'Searched before' })).toHaveCount(0)
    },
    confirmingClear: (scene) => heading(scene, 'Clear what you searched for?'),
    typing: (scene) => expect(box(scene)).toHaveValue(scene.context.keyword),
    /** Hits of before stand until others come. */
    opening: async (scene) => {
      await expect(box(scene)).toHaveValue(scene.context.keyword)
      await (hasAny(scene.context) ? seesGoods(scene) : isWaiting(scene))
    },
  },
  never: {
    'confirmingClear | type | typing': UNDER,
    'confirmingClear | search | opening': UNDER,
    'historyEmpty | search | opening': 'What stands in the box was heard of as it was typed.',
  },
})

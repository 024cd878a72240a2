import { FOLLOW_AGAIN_MS, PAGE_LIMIT } from '#contract/limits.ts'
import type { TradeOrder } from '#contract/order.ts'
import { trade, type Orders, type Tab } from '#contract/trade.ts'
import { ordersFlow } from '#machines/trade/orders.flow.ts'
import { noCounts, orderCounts, orderRows } from '#stories/fixtures/orders.ts'
import { heading, isWaiting, press, says, wait } from '#tests/lib/walk-gestures.ts'
import { hearsOfOrders, sells } from '#tests/lib/walk-orders.ts'
import { holds, join, MIRA } from '#tests/lib/walk-people.ts'
import { expect, type Phone } from '#tests/lib/walk-phone.ts'
import { atOnce, calling } from '#tests/lib/walk-wires.ts'
import { sayings, walk, type Scene } from '#tests/lib/walk.ts'

const { gesture, answers, breaks, after, timed } = sayings(ordersFlow)
type Here = Scene<typeof ordersFlow>
type Context = Here['context']

const AT = '/pages/orders/index'
const HOUR = 3_600
const [first, second] = orderRows as [TradeOrder, TradeOrder]
const told = (page: number, last: number, data: TradeOrder[]): Orders => ({
  current_page: page,
  last_page: last,
  per_page: PAGE_LIMIT,
  total: last * data.length,
  data,
  counts: data.length > 0 ? orderCounts : noCounts,
})

const numbered = (place: number) => `T26030400${10 + place}`

/** So many orders were made a while ago. */
const sold =
  (many: number) =>
  async ({ world }: Phone) => {
    for (let place = 0; place < many; place += 1) await sells(world, MIRA, { orderNo: numbered(place), ago: 5 })
  }

/** Nobody touches the phone: what was asked before is dropped, and the list is asked for anew. */
async function hears({ page, world, state }: Here) {
  const isAsking = state === 'opening' || state === 'following'
  const heard = isAsking ? page.waitForEvent('requestfailed') : page.waitForRequest(`**${trade.list.path}`)
  await hearsOfOrders(world, MIRA)
  await heard
}

const all = ({ tab }: Context) => tab === 'all'
const opening = (context: Context, state: string) => state === 'opening' && all(context)
const rereading = (state: string) => state === 'following' || state === 'refreshing'
const has = (place: number) => (scene: Here) =>
  expect(scene.page.getByRole('link', { name: new RegExp(numbered(place)) })).toBeVisible()
const isFilled = async (scene: Here) => {
  await has(0)(scene)
  await expect(scene.page.getByRole('group', { name: 'Orders' })).toBeVisible()
}

const TABS: readonly [Tab, string][] = [
  ['all', 'All'],
  ['paid', 'Paid'],
]

walk(ordersFlow, {
  opens: [
    { says: 'a visitor opens the page', at: AT, input: { signedIn: false, tab: 'all' } },
    {
      says: 'a member opens the page',
      at: AT,
      input: { signedIn: true, tab: 'all' },
      before: async (phone) => {
        await join(phone.world, MIRA)
        await holds(phone, MIRA)
      },
    },
  ],
  wires: { list: calling(trade.list), listening: atOnce },
  events: [
    { ...answers('list', 'the one order comes', told(1, 1, [first]), undefined, opening), before: sold(1) },
    {
      ...answers('list', 'the first page comes', told(1, 2, [first]), undefined, opening),
      before: sold(PAGE_LIMIT + 1),
    },
    answers('list', 'there is nothing', told(1, 1, []), undefined, (_, state) => state === 'opening'),
    answers('list', 'the last page comes', told(2, 2, [second]), undefined, (_, state) => state === 'appending'),
    answers(
      'list',
      'as much of it comes again',
      told(1, 2, [first]),
      undefined,
      ({ lastPage }, state) => lastPage > 1 && rereading(state),
    ),
    answers(
      'list',
      'all of it comes again',
      told(1, 1, [first]),
      undefined,
      ({ items, lastPage }, state) => items.length > 0 && lastPage === 1 && rereading(state),
    ),
    answers(
      'list',
      'there is still nothing',
      told(1, 1, []),
      undefined,
      ({ items }, state) => items.length === 0 && rereading(state),
    ),
    breaks('list', 'no answer comes', 'silent'),
    gesture('tries again', { type: 'retry' }, (scene) => press(scene, 'Try again')),
    gesture(
      'reads on',
      { type: 'more' },
      (scene) => press(scene, /^(Show more|Try again)$/),
      ({ page, lastPage }) => page < lastPage,
    ),
    gesture('refreshes', { type: 'refresh' }, (scene) => press(scene, 'Refresh')),
    ...TABS.map(([tab, name]) =>
      gesture(
        `looks under ${name}`,
        { type: 'tab', tab },
        ({ page }) => page.getByRole('button', { name: new RegExp(`^${name}`) }).tap(),
        (context) => context.signedIn && context.tab !== tab,
      ),
    ),
    timed(
      'waits until the time of an order is over',
      { type: 'expire' },
      (scene) => wait(scene, HOUR),
      ({ items }) => items.length > 0,
    ),
    gesture('hears of an order', { type: 'changed', topic: 'order' }, hears),
    after('a while later', 'followAgain.orders.behind', (scene) => wait(scene, FOLLOW_AGAIN_MS / 1000)),
  ],
  sights: {
    arriving: async () => undefined,
    anonymous: (scene) => heading(scene, 'Your orders'),
    opening: isWaiting,
    unreachable: (scene) => heading(scene, 'This did not load'),
    settling: async () => undefined,
    empty: async (scene) => {
      const tab = scene.context.tab === 'all' ? 'You have not sold anything yet' : 'No payment waits for you'
      await heading(scene, tab)
    },
    showing: ({ page }) => expect(page.getByRole('button', { name: 'Show more' })).toBeVisible(),
    ended: isFilled,
    appending: isWaiting,
    stuck: ({ page }) => expect(page.getByRole('button', { name: 'Try again' })).toBeVisible(),
    following: ({ page }) => expect(page.getByRole('group', { name: 'Orders' })).toBeVisible(),
    behind: (scene) => says(scene, /No connection\./),
    refreshing: isWaiting,
  },
})

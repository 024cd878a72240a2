import { HOUR_S } from '#contract/time-units.ts'
import { trade, type Tab } from '#contract/trade.ts'
import { ordersFlow } from '#machines/trade/orders.flow.ts'
import { orderCounts, orderRows } from '#stories/fixtures/orders.ts'
import { heading, wait } from '#tests/walk/gestures.ts'
import { listWalk } from '#tests/walks/lib/list.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import { passing } from '#tests/walk/table.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { hearsOf } from '#tests/world/events.ts'
import { hasSold } from '#tests/world/orders.ts'
import { joins } from '#tests/walk/holds.ts'
import { MIRA } from '#tests/world/people.ts'

const { gesture, timed } = sayings(ordersFlow)

const AT = '/pages/orders/index'
const numbered = (place: number) => `T26030400${10 + place}`

const sold =
  (many: number) =>
  async ({ world }: Phone) => {
    for (let place = 0; place < many; place += 1) await hasSold(world, MIRA, { orderNo: numbered(place), ago: 5 })
  }

const list = listWalk(ordersFlow, {
  call: trade.list,
  rows: [orderRows[0], orderRows[1]],
  head: { counts: orderCounts },
  has: sold,
  finds: ({ tab }) => tab === 'all',
  sees: async ({ page }) => {
    await expect(page.getByRole('link', { name: /T26030400[12]\d/ }).first()).toBeVisible()
    await expect(page.getByRole('group', { name: 'Orders' })).toBeVisible()
  },
  nothing: /^(You have not sold anything yet|No payments to confirm)$/,
  changes: { topic: 'order', title: 'hears of an order', act: ({ world }) => hearsOf(world, MIRA, 'order') },
})

const TABS: readonly [Tab, string][] = [
  ['all', 'All'],
  ['paid', 'Paid'],
]

walk(ordersFlow, {
  opens: [
    { title: 'a visitor opens the page', at: AT, input: { signedIn: false, tab: 'all' } },
    {
      title: 'a member opens the page',
      at: AT,
      input: { signedIn: true, tab: 'all' },
      before: joins,
    },
  ],
  wires: list.wires,
  events: [
    ...list.events,
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
      (scene) => wait(scene, HOUR_S),
      ({ items }) => items.length > 0,
    ),
  ],
  expects: {
    ...list.expects,
    arriving: passing,
    anonymous: (scene) => heading(scene, 'Your orders'),
  },
})

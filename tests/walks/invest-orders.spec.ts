import { invest } from '#contract/invest.ts'
import { ordersFlow } from '#machines/invest/orders.flow.ts'
import { investRows } from '#stories/fixtures/invest-orders.ts'
import { press } from '#tests/walk/gestures.ts'
import { listWalk } from '#tests/walks/lib/list.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { putsIn } from '#tests/world/invest.ts'
import { hearsOf } from '#tests/world/events.ts'
import { joins } from '#tests/walk/holds.ts'
import { MIRA } from '#tests/world/people.ts'

const { gesture } = sayings(ordersFlow)

const DOORS = [
  { kind: 'product', at: '/pages/ai/ai_order' },
  { kind: 'robot', at: '/pages/ai/ai_robot_order' },
] as const

const bought =
  (many: number) =>
  async ({ world }: Phone) => {
    for (let place = 0; place < many; place += 1)
      for (const kind of ['subscribe', 'robot'] as const) await putsIn(world, MIRA, { kind, title: 'Demo' })
  }

const list = listWalk(ordersFlow, {
  call: invest.orders,
  rows: [investRows[0], investRows[1]],
  head: { summary: [] },
  has: bought,
  finds: ({ status }) => status === '',
  sees: ({ page }) => expect(page.getByRole('link', { name: /Demo|Harbour/ }).first()).toBeVisible(),
  nothing: /^(No plan or project yet|No robot yet|Nothing found)$/,
  changes: {
    topic: 'invest',
    title: 'hears of what they bought',
    act: ({ world }) => hearsOf(world, MIRA, 'invest'),
  },
})

walk(ordersFlow, {
  opens: DOORS.map(({ kind, at }) => ({
    title: `a member opens ${at}`,
    at,
    input: { kind, status: '' as const },
    before: joins,
  })),
  wires: list.wires,
  events: [
    ...list.events,
    gesture(
      'asks for what is suspended',
      { type: 'filter', status: 'suspended' },
      (scene) => press(scene, 'Suspended'),
      ({ status }) => status === '',
    ),
    gesture(
      'asks for everything again',
      { type: 'filter', status: '' },
      (scene) => press(scene, scene.state === 'nothingFound' ? 'Show all' : 'All'),
      ({ status }) => status !== '',
    ),
  ],
  expects: list.expects,
})

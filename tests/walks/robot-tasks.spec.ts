import { sql as raw } from 'kysely'
import { invest } from '#contract/invest.ts'
import { hasAny } from '#machines/stock/pages.ts'
import { tasksFlow } from '#machines/robot/tasks.flow.ts'
import { heldTask, lostTask } from '#stories/fixtures/robot-tasks.ts'
import { press } from '#tests/walk/gestures.ts'
import { listWalk } from '#tests/walks/lib/list.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { putsIn } from '#tests/world/invest.ts'
import { hearsOf } from '#tests/world/events.ts'
import { joins } from '#tests/walk/holds.ts'
import { MIRA } from '#tests/world/people.ts'

const { gesture } = sayings(tasksFlow)

const did =
  (many: number) =>
  async ({ world }: Pick<Phone, 'world'>) => {
    const { id } = await putsIn(world, MIRA, { kind: 'robot', title: 'Pilot', tasks: 12 })
    const now = world.now()
    for (let n = 1; n <= many; n += 1)
      await raw`
        insert into task_order (investment_id, day, n, side, price_before, price_from, price_to, profit, state, from_at, to_at)
        values (${id}, 1, ${n}, 'held', 0.98, 0.99, 1, 505, 'done',
          ${now}::timestamptz - interval '6 hours', ${now}::timestamptz)`.execute(world.sql)
  }

const list = listWalk(tasksFlow, {
  call: invest.tasks,
  rows: [heldTask, lostTask],
  head: { summary: [] },
  has: did,
  finds: ({ status }) => status === '',
  sees: ({ page }) => expect(page.getByRole('button', { name: /^Kept the coin/ }).first()).toBeVisible(),
  nothing: /^(Nothing done yet|Nothing found)$/,
  changes: {
    topic: 'invest',
    title: 'hears of what a robot did',
    act: async (phone) => {
      await did(1)(phone)
      await hearsOf(phone.world, MIRA, 'invest')
    },
    brings: {},
  },
})

walk(tasksFlow, {
  opens: [
    {
      title: 'a member opens what the robots did',
      at: '/pages/ai/ai_task_order',
      input: { orderNo: '', status: '' },
      before: joins,
    },
  ],
  wires: list.wires,
  events: [
    ...list.events,
    gesture(
      'asks for what had no price',
      { type: 'filter', status: 'failed' },
      (scene) => press(scene, 'No price'),
      ({ status }) => status === '',
    ),
    gesture(
      'asks for everything again',
      { type: 'filter', status: '' },
      (scene) => press(scene, scene.state === 'nothingFound' ? 'Show all' : 'All'),
      ({ status }) => status !== '',
    ),
    gesture(
      'works one out again',
      { type: 'look', task: heldTask },
      ({ page }) =>
        page
          .getByRole('button', { name: /^Kept the coin/ })
          .first()
          .tap(),
      hasAny,
    ),
    gesture('closes it', { type: 'back' }, (scene) => press(scene, 'Close')),
  ],
  expects: {
    ...list.expects,
    looking: ({ page }) => expect(page.getByRole('dialog').getByText(/It agrees with our record\./)).toBeVisible(),
  },
})

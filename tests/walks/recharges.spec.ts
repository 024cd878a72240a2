import { recharge } from '#contract/recharge.ts'
import { rechargesFlow } from '#machines/recharge/recharges.flow.ts'
import { rechargeRows } from '#stories/fixtures/recharges.ts'
import { listWalk } from '#tests/walks/lib/list.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import { walk } from '#tests/walk/walk.ts'
import { joins } from '#tests/walk/holds.ts'
import { MIRA } from '#tests/world/people.ts'
import { hasRecharges } from '#tests/world/recharges.ts'
import { hearsOf } from '#tests/world/events.ts'

const list = listWalk(rechargesFlow, {
  call: recharge.list,
  rows: [rechargeRows[0], rechargeRows[1]],
  has:
    (many) =>
    ({ world }: Phone) =>
      hasRecharges(world, MIRA, many),
  sees: ({ page }) => expect(page.getByRole('link', { name: /R2603040[12]\d\d/ }).first()).toBeVisible(),
  nothing: 'No recharges yet',
  changes: {
    topic: 'recharge',
    title: 'hears of a recharge',
    act: ({ world }) => hearsOf(world, MIRA, 'recharge'),
  },
})

walk(rechargesFlow, {
  opens: [
    {
      title: 'a member looks through their recharges',
      at: '/pages/money/money_mx?tab=recharges',
      input: undefined,
      before: joins,
    },
  ],
  wires: list.wires,
  events: list.events,
  expects: list.expects,
})

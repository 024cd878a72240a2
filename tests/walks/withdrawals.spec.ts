import { withdrawal, type WithdrawalTab } from '#contract/withdrawal.ts'
import { withdrawalsFlow } from '#machines/withdrawal/withdrawals.flow.ts'
import { withdrawalRows } from '#stories/fixtures/withdrawal.ts'
import { listWalk } from '#tests/walks/lib/list.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { joins } from '#tests/walk/holds.ts'
import { MIRA } from '#tests/world/people.ts'
import { hearsOf } from '#tests/world/events.ts'
import { withdraws } from '#tests/world/withdrawals.ts'

const { gesture } = sayings(withdrawalsFlow)

const AT = '/pages/bank_card/card_atm_log'

const withdrew =
  (many: number) =>
  async ({ world }: Phone) => {
    for (let place = 0; place < many; place += 1)
      await withdraws(world, MIRA, { orderNo: `W00000000${60 + place}`, ago: 5 })
  }

const list = listWalk(withdrawalsFlow, {
  call: withdrawal.list,
  rows: [withdrawalRows[0], withdrawalRows[1]],
  has: withdrew,
  finds: ({ tab }) => tab === 'all',
  sees: ({ page }) => expect(page.getByRole('link', { name: /W00000000[56]\d/ }).first()).toBeVisible(),
  nothing: /^(No withdrawals yet|No paid withdrawals yet)$/,
  changes: {
    topic: 'withdrawal',
    title: 'hears of a withdrawal',
    act: ({ world }) => hearsOf(world, MIRA, 'withdrawal'),
  },
})

const TABS: readonly [WithdrawalTab, string][] = [
  ['all', 'All'],
  ['completed', 'Paid'],
]

walk(withdrawalsFlow, {
  opens: [
    {
      title: 'a member opens the page',
      at: AT,
      input: { method: '', tab: 'all' },
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
        ({ page }) => page.getByRole('button', { name, exact: true }).tap(),
        (context) => context.tab !== tab,
      ),
    ),
  ],
  expects: list.expects,
})

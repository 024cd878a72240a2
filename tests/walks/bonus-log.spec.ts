import type { Given } from '#contract/endpoint.ts'
import { wallet, type MoneyLog } from '#contract/wallet.ts'
import { browseFlow } from '#machines/stock/browse.flow.ts'
import { EVERY_BONUS, type BonusFilter } from '#machines/wallet/entries.rules.ts'
import { bonusPage, pointEntries } from '#stories/fixtures/wallet.ts'
import { press } from '#tests/walk/gestures.ts'
import { listWalk } from '#tests/walks/lib/list.ts'
import { expect } from '#tests/walk/phone.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { isRewarded } from '#tests/world/money.ts'
import { joins } from '#tests/walk/holds.ts'
import { MIRA } from '#tests/world/people.ts'

const bonusFlow = browseFlow<MoneyLog, BonusFilter, Pick<Given<typeof wallet.bonusLog>, 'summary'>>()
const { gesture } = sayings(bonusFlow)

const [bonus] = pointEntries as [MoneyLog]
const later: BonusFilter = { ...EVERY_BONUS, from: '2099-01-01' }
const ofTeam: BonusFilter = { ...EVERY_BONUS, type: 'team' }

const list = listWalk(bonusFlow, {
  call: wallet.bonusLog,
  rows: [bonus, { ...bonus, id: 1 }],
  head: { summary: bonusPage.summary },
  has:
    (many) =>
    async ({ world }) => {
      for (let time = 0; time < many; time += 1) await isRewarded(world, MIRA, 100n)
    },
  finds: ({ filter }) => filter.from === '' && filter.type === '',
  sees: ({ page }) => expect(page.locator('section').getByText('Reward').first()).toBeVisible(),
  nothing: /No bonuses yet|Nothing found/,
})

walk(bonusFlow, {
  opens: [
    {
      title: 'a member opens the bonuses',
      at: '/pages/jf/bonus_log',
      input: { filter: EVERY_BONUS },
      before: joins,
    },
    {
      title: 'a member opens the bonuses of their team',
      at: '/pages/jf/bonus_log?type=team',
      input: { filter: ofTeam },
      before: joins,
    },
  ],
  wires: list.wires,
  events: [
    ...list.events,
    gesture(
      'asks for days to come',
      { type: 'filter', filter: later },
      async (scene) => {
        if (!(await scene.page.getByLabel('From').isVisible())) await press(scene, 'Days')
        await scene.page.getByLabel('From').fill(later.from)
      },
      ({ filter }) => filter.from === '' && filter.type === '',
    ),
    gesture(
      'asks for what a team brought',
      { type: 'filter', filter: ofTeam },
      ({ page }) => page.getByLabel('Bonus type').selectOption('team'),
      ({ filter }) => filter.from === '' && filter.type === '',
    ),
    gesture(
      'asks for everything again',
      { type: 'filter', filter: EVERY_BONUS },
      (scene) => press(scene, 'Show all'),
      (_, state) => state === 'nothingFound',
    ),
  ],
  expects: list.expects,
})

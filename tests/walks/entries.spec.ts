import { LOOK_BACK, PAGE_LIMIT } from '#contract/limits.ts'
import type { AccountName } from '#contract/quote.ts'
import { wallet, type MoneyLog } from '#contract/wallet.ts'
import { entriesFlow } from '#machines/wallet/entries.flow.ts'
import { hasAny } from '#machines/stock/pages.ts'
import { EVERYTHING } from '#machines/wallet/entries.rules.ts'
import { entries } from '#stories/fixtures/wallet.ts'
import { press } from '#tests/walk/gestures.ts'
import { listWalk } from '#tests/walks/lib/list.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import type { Scene } from '#tests/walk/table.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { gains } from '#tests/world/money.ts'
import { joins } from '#tests/walk/holds.ts'
import { MIRA } from '#tests/world/people.ts'

const logFlow = entriesFlow<object>()
const { gesture, answers } = sayings(logFlow)
type FlowScene = Scene<typeof logFlow>

const [first, second] = entries as [MoneyLog, MoneyLog]
const ENTRY = new RegExp(`Correction|${first.title}`)
const sums = { summary: { income: '1.00', expense: '0.00' } }
const ONE_ENTRY = { current_page: 1, last_page: 1, per_page: PAGE_LIMIT, total: 1, data: [first] }

async function comes({ world }: Phone, account: AccountName | '', times: number) {
  for (let time = 0; time < times; time += 1) await gains(world, MIRA, account || 'balance', 100n)
  world.clock.pass(LOOK_BACK + 1)
}

const DOORS: readonly { at: string; account: AccountName | '' }[] = [
  { at: '/pages/money/money_mx', account: '' },
  { at: '/pages/my/detail', account: 'balance' },
  { at: '/pages/wallets/wallet_mx?account=eur', account: 'eur' },
  { at: '/pages/wallets/gw_wallet', account: 'shop' },
  { at: '/pages/wallets/fx_wallet', account: 'profit' },
  { at: '/pages/wallets/k_wallet', account: 'coin' },
  { at: '/pages/jf/money', account: 'points' },
]
const out = { ...EVERYTHING, direction: 'out' } as const
const isPlain = ({ filter }: FlowScene['context']) => filter.direction === ''
const hasBar = ({ filter }: FlowScene['context']) => ['', 'balance', 'eur'].includes(filter.account)

const list = listWalk(logFlow, {
  call: wallet.log,
  rows: [first, second],
  head: sums,
  has: (many) => (phone) => comes(phone, '', many),
  finds: (context) => isPlain(context) && context.filter.account === '',
  lacks: (context) => !isPlain(context),
  sees: ({ page }) => expect(page.getByRole('button', { name: ENTRY }).first()).toBeVisible(),
  nothing: /^(No activity yet|Nothing found)$/,
  changes: {
    topic: 'money',
    title: 'is paid by somebody',
    act: ({ world }) => gains(world, MIRA, 'balance', 1_250n),
    brings: {},
  },
})

walk(logFlow, {
  opens: DOORS.map(({ at, account }) => ({
    title: `a member opens ${at}`,
    at,
    input: { filter: { ...EVERYTHING, account } },
    before: joins,
  })),
  wires: list.wires,
  events: [
    ...list.events,
    ...DOORS.filter(({ account }) => account).map(({ at, account }) => ({
      ...answers(
        'list',
        `the one entry of ${at} comes`,
        { ...ONE_ENTRY, ...sums },
        undefined,
        (context, state) => state === 'opening' && isPlain(context) && context.filter.account === account,
      ),
      before: (phone: Phone) => comes(phone, account, 1),
    })),
    {
      ...gesture(
        'asks for what went',
        { type: 'filter', filter: out },
        ({ page }) => page.getByLabel('Direction').selectOption('out'),
        (context, state) => hasBar(context) && state !== 'nothingFound',
      ),
      really: async ({ context }) => ({ type: 'filter', filter: { ...context.filter, direction: 'out' } }),
    },
    {
      ...gesture(
        'asks for everything again',
        { type: 'filter', filter: EVERYTHING },
        (scene) => press(scene, 'Show all'),
        (_, state) => state === 'nothingFound',
      ),
      really: async ({ context }) => ({ type: 'filter', filter: { ...EVERYTHING, account: context.filter.account } }),
    },
    gesture(
      'looks at one',
      { type: 'look', entry: first },
      ({ page }) => page.getByRole('button', { name: ENTRY }).first().tap(),
      hasAny,
    ),
    gesture('closes it', { type: 'back' }, (scene) => press(scene, 'Close')),
  ],
  expects: {
    ...list.expects,
    looking: ({ page }) => expect(page.getByRole('dialog').getByText('Balance after')).toBeVisible(),
  },
})

import { FOLLOW_AGAIN_MS, LOOK_BACK, PAGE_LIMIT } from '#contract/limits.ts'
import type { AccountName } from '#contract/quote.ts'
import type { MoneyLog } from '#contract/wallet.ts'
import { entriesFlow } from '#machines/wallet/entries.flow.ts'
import { EVERYTHING } from '#machines/wallet/entries.rules.ts'
import { entriesActor } from '#src/screens/wallet/entries-actor.ts'
import { entries } from '#stories/fixtures/wallet.ts'
import { heading, isWaiting, press, wait } from '#tests/lib/walk-gestures.ts'
import { gains } from '#tests/lib/walk-money.ts'
import { holds, join, MIRA } from '#tests/lib/walk-people.ts'
import { expect, type Phone } from '#tests/lib/walk-phone.ts'
import { atOnce, overHttp } from '#tests/lib/walk-wires.ts'
import { sayings, walk, type Scene } from '#tests/lib/walk.ts'

const logFlow = entriesFlow<object>()
const { gesture, answers, breaks, after } = sayings(logFlow)
type Here = Scene<typeof logFlow>

const CALLS = /^\/user\/(user\/(money_log|get_user_money)|finance\/get_c_data|jf\/index)$/
const [first, second] = entries as [MoneyLog, MoneyLog]
const sums = { income: '1.00', expense: '0.00' }
const told = (page: number, last: number, data: MoneyLog[]) => ({
  list: { current_page: page, last_page: last, per_page: PAGE_LIMIT, total: last * data.length, data },
  head: sums,
})

async function arrive(phone: Phone) {
  await join(phone.world, MIRA)
  await holds(phone, MIRA)
}

/** So long before the phone opens that nobody tells it any more. */
async function comes({ world }: Phone, account: AccountName | '', times: number) {
  for (let time = 0; time < times; time += 1) await gains(world, MIRA, account || 'balance', 100n)
  world.forward(LOOK_BACK + 1)
}

async function isPaid({ page, world, state }: Here) {
  const matches = (request: { url(): string }) => CALLS.test(new URL(request.url()).pathname)
  const heard = state === 'following' ? page.waitForEvent('requestfailed', matches) : page.waitForRequest(matches)
  await gains(world, MIRA, 'balance', 1_250n)
  await heard
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
const isPlain = ({ filter }: Here['context']) => filter.direction === ''
const hasBar = ({ filter }: Here['context']) => ['', 'balance', 'eur'].includes(filter.account)

const listed = ({ page }: Here) => expect(page.getByRole('button', { name: /Correction/ }).first()).toBeVisible()

walk(logFlow, {
  opens: DOORS.map(({ at, account }) => ({
    says: `a member opens ${at}`,
    at,
    input: { filter: { ...EVERYTHING, account } },
    before: arrive,
  })),
  actors: (client) => ({ load: entriesActor(client) }),
  wires: { load: overHttp(CALLS), listening: atOnce },
  events: [
    ...DOORS.map(({ at, account }) => ({
      ...answers(
        'load',
        `the one entry of ${at} comes`,
        told(1, 1, [first]),
        undefined,
        (context, state) => state === 'opening' && isPlain(context) && context.filter.account === account,
      ),
      before: (phone: Phone) => comes(phone, account, 1),
    })),
    {
      ...answers(
        'load',
        'the first page comes',
        told(1, 2, [first]),
        undefined,
        (context, state) => state === 'opening' && isPlain(context) && context.filter.account === '',
      ),
      before: (phone: Phone) => comes(phone, '', PAGE_LIMIT + 1),
    },
    answers('load', 'there is nothing', told(1, 1, []), undefined, (_, state) => state === 'opening'),
    answers('load', 'the last page comes', told(2, 2, [second]), undefined, (_, state) => state === 'appending'),
    answers(
      'load',
      'the first of two pages comes again',
      told(1, 2, [first]),
      undefined,
      ({ lastPage }, state) => lastPage > 1 && (state === 'refreshing' || state === 'following'),
    ),
    answers(
      'load',
      'all of it comes again',
      told(1, 1, [first]),
      undefined,
      ({ lastPage }, state) => lastPage === 1 && (state === 'refreshing' || state === 'following'),
    ),
    breaks('load', 'no answer comes', 'silent'),
    gesture('tries again', { type: 'retry' }, (scene) => press(scene, 'Try again')),
    gesture(
      'reads on',
      { type: 'more' },
      (scene) => press(scene, /^(Show more|Try again)$/),
      ({ page, lastPage }) => page < lastPage,
    ),
    gesture('refreshes', { type: 'refresh' }, (scene) =>
      press(scene, scene.state === 'empty' ? 'Look again' : 'Refresh'),
    ),
    gesture(
      'asks for what went',
      { type: 'filter', filter: out },
      ({ page }) => page.getByLabel('Direction').selectOption('out'),
      (context, state) => hasBar(context) && state !== 'nothingFound',
    ),
    gesture(
      'asks for everything again',
      { type: 'filter', filter: EVERYTHING },
      (scene) => press(scene, 'Show everything'),
      (_, state) => state === 'nothingFound',
    ),
    gesture('looks at one', { type: 'look', entry: first }, ({ page }) =>
      page
        .getByRole('button', { name: /Correction/ })
        .first()
        .tap(),
    ),
    gesture('closes it', { type: 'back' }, (scene) => press(scene, 'Close')),
    gesture('is paid by somebody', { type: 'changed', topic: 'money' }, isPaid),
    after('a while later', 'followAgain.entries.behind', (scene) => wait(scene, FOLLOW_AGAIN_MS / 1000)),
  ],
  sights: {
    opening: isWaiting,
    settling: async () => undefined,
    empty: (scene) => heading(scene, 'Nothing has moved here yet'),
    nothingFound: (scene) => heading(scene, 'Nothing found'),
    unreachable: (scene) => heading(scene, 'This did not load'),
    showing: async (scene) => {
      await listed(scene)
      await expect(scene.page.getByRole('button', { name: 'Show more' })).toBeVisible()
    },
    ended: async (scene) => {
      await listed(scene)
      await expect(scene.page.getByText('That is everything.')).toBeVisible()
    },
    appending: isWaiting,
    stuck: ({ page }) => expect(page.getByRole('alert')).toBeVisible(),
    following: listed,
    behind: listed,
    refreshing: isWaiting,
    looking: ({ page }) => expect(page.getByRole('dialog').getByText('Left afterwards')).toBeVisible(),
  },
})

import { fromPromise } from 'xstate'
import { wallet } from '#contract/wallet.ts'
import { FOLLOW_AGAIN_MS, LOOK_BACK } from '#contract/limits.ts'
import { followFlow } from '#machines/stock/follow.flow.ts'
import { money } from '#stories/fixtures/account.ts'
import { entries } from '#stories/fixtures/wallet.ts'
import { heading, isWaiting, press, wait } from '#tests/lib/walk-gestures.ts'
import { gains } from '#tests/lib/walk-money.ts'
import { holds, join, MIRA } from '#tests/lib/walk-people.ts'
import { expect, test, type Phone } from '#tests/lib/walk-phone.ts'
import { atOnce, overHttp } from '#tests/lib/walk-wires.ts'
import type { Scene } from '#tests/lib/walk-table.ts'
import { sayings, walk } from '#tests/lib/walk.ts'

/** What either screen shows: the balances, or the balances and what came last. */
const BOTH = { ...money, money, latest: entries }
const CALLS = /^\/user\/user\/(get_user_money|money_log)$/

/** What Mira has came so long before that nobody tells the phone any more. */
async function arrive(phone: Phone) {
  await join(phone.world, MIRA)
  await gains(phone.world, MIRA, 'balance', 5_000n)
  phone.world.forward(LOOK_BACK + 1)
  await holds(phone, MIRA)
}

/** Nobody touches the phone: what was asked before is dropped, and all of it is asked for anew. */
async function isPaid({ page, world, state }: Pick<Scene, 'page' | 'world' | 'state'>) {
  const isAsking = state !== 'showing' && state !== 'behind'
  const heard = isAsking
    ? page.waitForEvent('requestfailed', (request) => CALLS.test(new URL(request.url()).pathname))
    : page.waitForRequest((request) => CALLS.test(new URL(request.url()).pathname))
  await gains(world, MIRA, 'balance', 1_250n)
  await heard
}

const fundsFlow = followFlow<object>('money')
const { gesture, answers, breaks, after } = sayings(fundsFlow)
const events = [
  answers('load', 'the balances come', BOTH),
  breaks('load', 'the balances do not come', 'busy'),
  gesture('tries again', { type: 'retry' }, (scene) => press(scene, 'Try again')),
  gesture('refreshes', { type: 'refresh' }, (scene) => press(scene, 'Refresh')),
  gesture('is paid by somebody', { type: 'changed', topic: 'money' }, isPaid),
  after('a while later', 'followAgain.follow.behind', (scene) => wait(scene, FOLLOW_AGAIN_MS / 1000)),
]
const wires = { load: overHttp(CALLS), listening: atOnce }
const showing = ({ page }: Pick<Phone, 'page'>) => expect(page.getByText(/^€\d\d\.\d\d$/).first()).toBeVisible()
const expects = {
  opening: isWaiting,
  unreachable: (scene: Pick<Phone, 'page' | 'world'>) => heading(scene, 'This did not load'),
  showing,
  following: showing,
  behind: showing,
  refreshing: isWaiting,
}

walk(fundsFlow, {
  opens: [
    { says: 'a member opens their money', at: '/pages/money/money', before: arrive },
    { says: 'a member opens their wallets', at: '/pages/wallets/wallets', before: arrive },
  ],
  wires,
  actors: (client) => ({ load: fromPromise(({ signal }) => client.call(wallet.balances, {}, signal)) }),
  events,
  expects,
})

test('amounts stay covered up: here, after a reload, and in another tab of this phone', async ({ phone, context }) => {
  const { page, world } = phone
  await arrive(phone)
  await phone.visit('/pages/money/money')
  await showing(phone)
  await press(phone, 'Hide amounts')
  await expect(page.getByText('€50.00')).toHaveCount(0)
  await expect(page.getByText('••••').first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('••••').first()).toBeVisible()
  const other = await context.newPage()
  await other.goto(`${world.origin}/h5/#/pages/wallets/wallets`)
  await expect(other.getByText('••••').first()).toBeVisible()
  await other.getByRole('button', { name: 'Hide amounts' }).tap()
  await expect(other.getByText('€50.00').first()).toBeVisible()
  await expect(page.getByText('€50.00').first()).toBeVisible()
})

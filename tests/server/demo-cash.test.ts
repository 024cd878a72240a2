import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { session } from '#contract/session.ts'
import { withdrawal } from '#contract/withdrawal.ts'
import { DEMO_PIN, demoLogins, seedDemo } from '#server/seeds/demo.ts'
import { booksBalance } from '#tests/world/books.ts'
import { askDesk } from '#tests/world/desk.ts'
import { newKey } from '#tests/world/money.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld({ settings: { mode: 'demo' } })
const { give, clock, context, url } = world
// The desk acts in real time.
clock.set(new Date().toISOString())
await seedDemo(context)

const room = mkdtempSync(join(tmpdir(), 'quay-demo-cash-'))
afterAll(() => rmSync(room, { recursive: true, force: true }))
const operator = demoLogins.find(({ who }) => who === 'Operator')
const desk = (words: string, ...answers: string[]) =>
  askDesk(
    words,
    { DATABASE_URL: url, DATA_DIR: room, PEPPER: context.settings.pepper, QUAY_OPERATOR: operator?.account ?? '' },
    [operator?.password ?? '', ...answers],
  )
const enter = (account: string) => give(session.signIn, { account, password: 'quay-demo' })

async function paid(no: string): Promise<void> {
  expect((await desk('withdrawals')).out).toMatch(new RegExp(`${no} .*queued`))
  expect((await desk(`withdrawal take ${no}`)).out).toContain(`Withdrawal ${no} is yours until`)
  expect((await desk(`withdrawal approve ${no} --reason "Looked at"`, 'yes')).out).toContain('is accepted')
  expect((await desk(`withdrawal pay ${no} --ref SEPA-${no}`, 'yes')).out).toContain('is paid')
}

test.for(['member@quay.test', 'merchant@quay.test', 'store@quay.test'])(
  'of the demo, %s is paid out to a bank account that was bound long ago: nothing waits for a day',
  async (email) => {
    const person = await enter(email)
    const { bank, cool_until } = await give(withdrawal.counter, { method: 'bank' }, person)
    expect([bank?.is_default, cool_until]).toEqual([1, null])
    const wish = { method: 'bank', account: 'balance', amount: '20.00', bank_id: bank?.id } as const
    const { quote_no, cool_time } = await give(withdrawal.quote, wish, person)
    expect(cool_time).toBeNull()
    const asked = { ...wish, quote_no, payword: DEMO_PIN, second: '', idem: newKey() }
    const { order_no, status } = await give(withdrawal.request, asked, person)
    expect(status).toBe('queued')
    if (email === 'member@quay.test') await paid(order_no)
    expect((await give(withdrawal.info, { order_no }, person)).status).toBe(
      email === 'member@quay.test' ? 'completed' : 'queued',
    )
  },
)

test('one withdrawal of the demo waits at the desk from the beginning', async () => {
  const sofia = await enter('store@quay.test')
  const { data } = await give(withdrawal.list, { tab: 'open' }, sofia)
  const waiting = data.find(({ amount }) => amount === '120.00')
  expect(waiting).toMatchObject({ status: 'queued', method: 'bank', late: 0 })
  await paid(waiting?.order_no ?? '')
  await booksBalance(world)
})

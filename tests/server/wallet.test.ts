import { sql as raw } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { decimalOf, minorOf } from '#contract/money.ts'
import { ACCOUNTS, type AccountName } from '#contract/quote.ts'
import { session } from '#contract/session.ts'
import { transfer } from '#contract/transfer.ts'
import { MONEY_TYPES, type MoneyLog, wallet } from '#contract/wallet.ts'
import { DAY_S } from '#contract/time-units.ts'
import { houseAccount, openAccount } from '#server/ledger/accounts.ts'
import { CURRENCY } from '#server/ledger/kinds.ts'
import { housePools } from '#server/ledger/pools.ts'
import { type Leg, post } from '#server/ledger/post.ts'
import { inTransaction } from '#server/lib/database.ts'
import { demoLogins, seedDemo } from '#server/seeds/demo.ts'
import { booksBalance } from '#tests/world/books.ts'
import { CASES, converting, setPrices } from '#tests/world/conversions.ts'
import { bring, holds, PIN, quoted, fillPool } from '#tests/world/money.ts'
import { type Person } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { sql, give, deny, clock, context, member } = world
const mara = await member({ email: 'mara@quay.test', pin: PIN })
const nils = await member({ email: 'nils@quay.test', username: 'nils_01' })
const [outside, pool] = await Promise.all([houseAccount(sql, 'outside', 'EUR'), houseAccount(sql, 'pool', 'EUR')])
const opened = (person: Person, account: AccountName, part?: 'held') => openAccount(sql, person.id, account, part)

let made = 0
const does = (kind: string, moves: Leg[], more: { note?: string; settles?: bigint[] } = {}) =>
  inTransaction(sql, (inside) =>
    post(inside, { kind, ref: `did-${(made += 1)}`, actor: 'system', at: context.clock.now(), legs: moves, ...more }),
  )

async function chain(asked: Parameters<typeof give<typeof wallet.log>>[1], person: Person) {
  const first = await give(wallet.log, { ...asked, page: 1, limit: 7 }, person)
  const pages = [first]
  for (let page = 2; page <= first.last_page; page += 1)
    pages.push(await give(wallet.log, { ...asked, page, limit: 7 }, person))
  expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([first.total]))
  const entries = pages.flatMap(({ data }) => data)
  expect(entries).toHaveLength(first.total)
  expect(new Set(entries.map(({ id }) => id)).size).toBe(first.total)
  return { entries, summary: first.summary }
}

beforeAll(async () => {
  await setPrices(world)
  for (const { account } of CASES) await bring(world, mara, account, account === 'points' ? 9_000n : 500_000_000_000n)
  await fillPool(world, 'EUR', 100_000n)
  await fillPool(world, 'COIN', 100_000_000_000n)
  for (const wished of CASES) {
    clock.pass(60)
    await give(wished.call, (await converting(world, mara, wished)) as never, mara)
  }
  const [mine, held] = [await opened(mara, 'balance'), await opened(mara, 'balance', 'held')]
  await does('hold', [{ from: mine, to: held, amount: 250n }])
  const { id } = await sql.selectFrom('hold').select('id').executeTakeFirstOrThrow()
  clock.pass(60)
  await does('release', [{ from: held, to: mine, amount: 250n }], { settles: [id] })
  await does('reward', [{ from: pool, to: await opened(mara, 'profit'), amount: 500n }])
  await does('recharge', [{ from: outside, to: mine, amount: 1n }], { note: 'A cent that was missing' })
  const wish = { to: 'nils_01', account: 'balance', amount: '12.50', remark: 'For the boat' } as const
  await give(transfer.send, await quoted(world, mara, wish), mara)
})

test.each(ACCOUNTS)(
  '%s: all pages together are the balance, and every line follows from the one below',
  async (account) => {
    const { entries, summary } = await chain({ account }, mara)
    const currency = CURRENCY[account]
    const balance = await holds(world, mara, account)
    const movedBy = ({ direction, amount }: MoneyLog) =>
      direction === 'held' && !amount.startsWith('-') ? 0n : minorOf(amount, currency)
    expect(entries.reduce((sum, entry) => sum + movedBy(entry), 0n)).toBe(balance)
    expect(minorOf(summary.income, currency) - minorOf(summary.expense, currency)).toBe(balance)
    expect(entries[0]?.balance_after ?? decimalOf(0n, currency)).toBe(decimalOf(balance, currency))
    for (const [at, entry] of entries.entries()) {
      const below = minorOf(entries[at + 1]?.balance_after ?? '0', currency)
      expect(minorOf(entry.balance_after, currency) - movedBy(entry)).toBe(below)
      const side = entry.amount.startsWith('-') ? 'out' : 'in'
      expect(entry.direction).toBe(entry.type === 'release' ? 'held' : side)
    }
  },
)

test('all accounts together are all entries of what is available, what came back once, the newest first', async () => {
  const { entries } = await chain({}, mara)
  const { rows } = await raw<{ count: number }>`
    select count(*)::integer as count from entry join account on account.id = account_id
    where member_id = ${mara.id} and part = 'available'`.execute(sql)
  const folded = 1
  expect(entries).toHaveLength((rows[0]?.count ?? -1) - folded)
  expect(entries.map(({ id }) => id)).toEqual(entries.map(({ id }) => id).toSorted((a, b) => b - a))
})

test.each([
  [{ direction: 'in' }],
  [{ direction: 'out' }],
  [{ account: 'balance', direction: 'out' }],
  [{ type: 'convert' }],
  [{ type: 'redeem', account: 'coin' }],
  [{ start_time: 1_772_532_000 + 180 }],
  [{ end_time: 1_772_532_000 + 180 }],
  [{ type: 'convert', direction: 'in', start_time: 1_772_532_000 + 180, end_time: 1_772_532_000 + 360 }],
] as const)('%j finds what it says and nothing else', async (filter) => {
  const everything = (await chain({}, mara)).entries
  const {
    account,
    direction,
    type,
    start_time = 0,
    end_time = Infinity,
  } = filter as Partial<{
    account: string
    direction: string
    type: string
    start_time: number
    end_time: number
  }>
  const expected = everything.filter(
    (entry) =>
      (!account || entry.account === account) &&
      (!direction || entry.direction === direction) &&
      (!type || entry.type === type) &&
      entry.create_time >= start_time &&
      entry.create_time < end_time,
  )
  expect(expected.length).toBeGreaterThan(0)
  expect(expected.length).toBeLessThan(everything.length)
  expect((await chain(filter, mara)).entries).toEqual(expected)
})

test('what is held neither came nor went', async () => {
  const olga = await member({ pin: PIN })
  await bring(world, olga, 'balance', 1_000n)
  const [own, held] = [await opened(olga, 'balance'), await opened(olga, 'balance', 'held')]
  const summary = async (asked = {}) => (await give(wallet.log, asked, olga)).summary
  const lastHold = async () =>
    (await sql.selectFrom('hold').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()).id
  await does('hold', [{ from: own, to: held, amount: 250n }])
  expect(await summary()).toEqual({ income: '10.00', expense: '0.00' })
  expect(await summary({ type: 'hold' })).toEqual({ income: '0.00', expense: '0.00' })
  await does('release', [{ from: held, to: own, amount: 250n }], { settles: [await lastHold()] })
  expect(await summary({ account: 'balance' })).toEqual({ income: '10.00', expense: '0.00' })
})

test('what happened is said in words, in the language of whoever reads it', async () => {
  const titles = async (type: (typeof MONEY_TYPES)[number], who = mara, language = 'en-us') =>
    (await give(wallet.log, { type, limit: 50 }, { ...who, language })).data.map(({ title }) => title)
  expect(await titles('transfer')).toEqual(['To So•••'])
  expect(await titles('transfer', nils)).toEqual(['From So•••'])
  expect(await titles('hold')).toEqual([])
  expect(await titles('release')).toEqual(['Released'])
  expect(await titles('release', mara, 'de')).toEqual(['Freigegeben'])
  expect(new Set(await titles('redeem'))).toEqual(new Set(['Points → Coins', 'Points → Balance']))
  expect(new Set(await titles('convert'))).toEqual(
    new Set([
      'Fee',
      'Profit → Coins',
      'Profit → Balance',
      'Coins → Balance',
      'USDT → Balance',
      'Shopping balance → Balance',
    ]),
  )
  expect(new Set(await titles('redeem', mara, 'hebrew'))).toEqual(new Set(['נקודות ← מטבעות', 'נקודות ← יתרה']))
  const { data } = await give(wallet.log, { type: 'recharge' }, mara)
  expect(data[0]).toMatchObject({ title: 'Recharge', remark: 'A cent that was missing', amount: '0.01' })
  expect(data[0]).toMatchObject({ ref_type: 'recharge', ref_no: 'did-4', currency: 'EUR' })
})

test('bonuses are what the pools paid, and no exchange', async () => {
  const { data, summary, total } = await give(wallet.bonusLog, {}, mara)
  expect(data.map(({ type, amount, account }) => [type, amount, account])).toEqual([['reward', '5.00', 'profit']])
  expect([summary, total]).toEqual([{ income: '5.00' }, 1])
  expect(await give(wallet.bonusLog, { type: 'reward', end_time: 1 }, mara)).toMatchObject({ total: 0, last_page: 1 })
})

test.each(['team', 'referral', 'dividend', 'payout', 'reward'] as const)(
  'bonuses can be asked for by type: %s',
  async (type) => {
    const { data, total, summary } = await give(wallet.bonusLog, { type }, mara)
    const paid = type === 'reward'
    expect(data.map((entry) => [entry.type, entry.amount])).toEqual(paid ? [['reward', '5.00']] : [])
    expect([total, summary]).toEqual([paid ? 1 : 0, { income: paid ? '5.00' : '0.00' }])
  },
)

test('a member sees own entries only, and an empty list as one page', async () => {
  const stranger = await member()
  expect(await give(wallet.log, {}, stranger)).toMatchObject({ data: [], total: 0, current_page: 1, last_page: 1 })
  const [theirs] = (await give(wallet.log, {}, nils)).data
  expect((await chain({}, mara)).entries.map(({ id }) => id)).not.toContain(theirs?.id)
  expect((await give(wallet.log, { page: 900 }, mara)).data).toEqual([])
})

test.each([
  [{ account: 'margin' }, 'account'],
  [{ direction: 'up' }, 'direction'],
  [{ type: 'fund' }, 'type'],
  [{ start_time: -1 }, 'start_time'],
  [{ end_time: '9'.repeat(15) }, 'end_time'],
  [{ limit: 51 }, 'limit'],
  [{ page: 0 }, 'page'],
] as const)('%j is refused beside its field', async (form, field) => {
  const { errors } = await deny(wallet.log, form as never, mara)
  expect(Object.keys(errors ?? {})).toEqual([field])
})

/** What moves shares alone: told with them, and no money. */
const OF_SHARES = ['grant', 'adjust']

test('every kind of posting that a member can see among their money has its word', async () => {
  const { rows } = await raw<{ kind: string }>`
    select distinct kind from posting_rule
    where 'member' in (from_class, to_class) and kind <> all (${OF_SHARES}) order by kind`.execute(sql)
  expect(rows.map(({ kind }) => kind)).toEqual(MONEY_TYPES.toSorted())
})

test('in the demo everybody holds something everywhere, by real postings over forty days, and the books balance', async () => {
  const demo = await openWorld()
  await seedDemo(demo.context)
  await booksBalance(demo)
  const people = await demo.sql
    .selectFrom('member')
    .select(['id', 'email', 'nickname'])
    .where(
      'email',
      'in',
      demoLogins.map(({ account }) => account),
    )
    .orderBy('id')
    .execute()
  expect(people.map(({ nickname }) => nickname)).toEqual(['Mara', 'Nils', 'Sofia', 'Piotr'])
  const oldest = context.clock.now().getTime() / 1000 - 41 * DAY_S
  for (const { id, email } of people) {
    for (const account of ACCOUNTS)
      expect([email, account, (await holds(demo, { id }, account)) > 0n]).toEqual([email, account, true])
    const { token } = await demo.give(session.signIn, { account: email ?? '', password: 'quay-demo' })
    const { data, total, summary } = await demo.give(wallet.log, { limit: 50 }, { token })
    expect(total).toBeGreaterThan(12)
    for (let page = 2; data.length < total; page += 1)
      data.push(...(await demo.give(wallet.log, { page, limit: 50 }, { token })).data)
    expect(Number(summary.income)).toBeGreaterThan(Number(summary.expense))
    expect(data.map(({ create_time }) => create_time > oldest)).toEqual(data.map(() => true))
    expect(new Set(data.map(({ remark }) => remark).filter(Boolean))).toEqual(new Set(['Demo']))
  }
  const pools = await housePools(demo.sql)
  expect(pools.filter(({ amount }) => amount > 0n).map(({ name }) => name)).toEqual([
    'pool:EUR',
    'pool:EUR:points',
    'pool:EUR:coupon',
    'pool:COIN',
    'pool:POINTS',
  ])
  expect(pools.find(({ name }) => name === 'pool:EUR:points')).toMatchObject({ amount: 20_000n, reserved: 0n })
  expect(pools.find(({ name }) => name === 'pool:EUR:coupon')).toMatchObject({ amount: 20_000n, reserved: 0n })
})

test('ten thousand entries: the first page and the two hundredth', async () => {
  const rich = await member()
  const [mine, euros] = [await opened(rich, 'balance'), await opened(rich, 'eur')]
  await bring(world, rich, 'balance', 1_000_000n)
  // In five statements: a busy machine gives none of them the time of all.
  for (let hundreds = 0; hundreds < 25; hundreds += 5)
    await raw`
    select post('convert', 'many-' || n, 0, 'system', '', ${context.clock.now()}::timestamptz + n * interval '1 second',
      array[${mine}::bigint, ${euros}::bigint], array[${euros}::bigint, ${mine}::bigint], array[1, 1]::bigint[])
    from generate_series(${hundreds * 100 + 1}::integer, ${hundreds * 100 + 500}::integer) as n`.execute(sql)
  for (const [asked, total, found] of [
    [{ page: 1 }, 10_001, 50],
    [{ page: 200 }, 10_001, 50],
    [{ page: 1, account: 'balance' }, 5_001, 50],
    [{ page: 100, account: 'balance' }, 5_001, 50],
    [{ page: 1, type: 'convert', start_time: 1 }, 10_000, 50],
  ] as const) {
    const { data, ...page } = await give(wallet.log, { ...asked, limit: 50 }, rich)
    expect([asked, page.total, data.length]).toEqual([asked, total, found])
  }
})

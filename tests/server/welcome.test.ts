import { expect, test } from 'vitest'
import { session } from '#contract/session.ts'
import { wallet } from '#contract/wallet.ts'
import { minorOf } from '#contract/money.ts'
import { amountIn, houseAccount } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { seedDemo } from '#server/seeds/demo.ts'
import { booksBalance } from '#tests/world/books.ts'
import { PASSWORD, asOwner } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const form = { password: PASSWORD, password_confirm: PASSWORD, agree: 1 } as const
const demo = await openWorld({ settings: { mode: 'demo', codesPerNetwork: 1_000 } })
await seedDemo(demo.context)
const { give, sql, ticketFor } = demo

async function joins({ give, ticketFor }: Pick<typeof demo, 'give' | 'ticketFor'>, email: string) {
  const { user_id: id } = await give(session.register, { ...form, email, verify_ticket: await ticketFor(email) })
  const { token } = await give(session.signIn, { account: email, password: PASSWORD })
  return { id, email, token }
}
const coinsOf = async (person: { token: string }) => (await give(wallet.balances, {}, person)).coin
const inPool = async () => amountIn(sql, await houseAccount(sql, 'pool', 'COIN'))

test('whoever joins the demo has a hundred coins of the pool, and finds them in the activity, marked', async () => {
  const before = await inPool()
  const ada = await joins(demo, 'ada@quay.test')
  expect(await coinsOf(ada)).toBe('100.00000000')
  const { data } = await give(wallet.log, {}, ada)
  expect(
    data.map(({ type, account, amount, balance_after, remark }) => [type, account, amount, balance_after, remark]),
  ).toEqual([['reward', 'coin', '100.00000000', '100.00000000', 'A gift of the demo']])
  expect(before - (await inPool())).toBe(minorOf('100', 'COIN'))
  await booksBalance(demo)
})

test('a registration that is sent eight times at once opens one account, with a hundred coins once', async () => {
  const email = 'bea@quay.test'
  const asked = { ...form, email, verify_ticket: await ticketFor(email) }
  const before = await inPool()
  const answers = await Promise.all(Array.from({ length: 8 }, () => demo.ask(session.register, asked)))
  expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
  expect(before - (await inPool())).toBe(minorOf('100', 'COIN'))
  await booksBalance(demo)
})

test('closed books and a pool that has run dry keep nobody out, and the last coins are given once', async () => {
  const poor = await openWorld({ settings: { mode: 'demo', codesPerNetwork: 1_000 } })
  const at = poor.context.clock.now()
  const [outside, capital, full] = [
    await houseAccount(poor.sql, 'outside', 'COIN'),
    await houseAccount(poor.sql, 'capital', 'COIN'),
    await houseAccount(poor.sql, 'pool', 'COIN'),
  ]
  const amount = minorOf('250', 'COIN')
  const moves = [
    { from: outside, to: capital, amount },
    { from: capital, to: full, amount },
  ]
  await post(poor.sql, { kind: 'fund', ref: 'little', actor: 'system', at, legs: moves })
  await asOwner(poor, (inside) => inside.insertInto('halt').values({ reason: 'looked at', since: at }).execute())
  const cleo = await joins(poor, 'cleo@quay.test')
  await asOwner(poor, (inside) => inside.deleteFrom('halt').execute())
  const asked = await Promise.all(
    ['dora', 'elif', 'finn', 'gus', 'hana'].map(async (name) => {
      const email = `${name}@quay.test`
      return { ...form, email, verify_ticket: await poor.ticketFor(email) }
    }),
  )
  await Promise.all(asked.map((one) => poor.give(session.register, one)))
  const coins = await Promise.all(
    asked.map(async ({ email }) => {
      const { token } = await poor.give(session.signIn, { account: email, password: PASSWORD })
      return (await poor.give(wallet.balances, {}, { token })).coin
    }),
  )
  expect((await poor.give(wallet.balances, {}, cleo)).coin).toBe('0.00000000')
  expect(coins.toSorted()).toEqual(['0.00000000', '0.00000000', '0.00000000', '100.00000000', '100.00000000'])
  expect(await amountIn(poor.sql, full)).toBe(minorOf('50', 'COIN'))
})

test('outside the demo nobody is given anything', async () => {
  const plain = await openWorld()
  const ida = await joins(plain, 'ida@quay.test')
  expect((await plain.give(wallet.balances, {}, ida)).coin).toBe('0.00000000')
  expect(await plain.sql.selectFrom('posting').selectAll().execute()).toEqual([])
})

import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ANSWERS_KEPT, CODE_LIFE, CODES_KEPT, QUOTE_LIFE, QUOTES_KEPT } from '#contract/limits.ts'
import { session } from '#contract/session.ts'
import { transfer } from '#contract/transfer.ts'
import { auditBooks } from '#server/ledger/audit.ts'
import { monotone } from '#server/lib/clock.ts'
import { forgetOld } from '#server/live/forget.ts'
import { booksBalance } from '#tests/world/books.ts'
import { bring, PIN, postings, quoted } from '#tests/world/money.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { sql, context, clock, give, deny, member, url, codeTo } = world
await member({ username: 'nils_01' })
const wish = { to: 'nils_01', account: 'balance', amount: '1', remark: '' } as const

const owner = new pg.Client({ connectionString: url })
beforeAll(() => owner.connect())
afterAll(() => owner.end())
beforeEach(() => clock.pass(12 * ANSWERS_KEPT))

const sweepAt = (moment: Date, seconds: number, milliseconds: number) =>
  forgetOld({ database: sql, clock: monotone(() => moment.getTime() + seconds * 1000 + milliseconds) })
const count = async (table: 'quote' | 'money_call' | 'verification_code') =>
  (await owner.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]?.n
const payer = async () => {
  const person = await member({ pin: PIN })
  await bring(world, person, 'balance', 10_000n)
  return person
}

test('a quote that nobody confirmed is forgotten a day after it expired, and one that was used never', async () => {
  const mara = await payer()
  const used = await quoted(world, mara, wish)
  await give(transfer.send, used, mara)
  const made = context.clock.now()
  const left = await quoted(world, mara, wish)
  const before = (await count('quote')) ?? 0
  await sweepAt(made, QUOTE_LIFE + QUOTES_KEPT, -1)
  await sweepAt(made, QUOTE_LIFE + QUOTES_KEPT, 0)
  expect(await count('quote')).toBe(before)
  await sweepAt(made, QUOTE_LIFE + QUOTES_KEPT, 1)
  expect(await count('quote')).toBe(before - 1)
  await sweepAt(made, 10 * ANSWERS_KEPT, 0)
  expect(await count('quote')).toBe(before - 1)
  expect(await deny(transfer.send, left, mara)).toEqual({ refusal: 'quote-stale' })
})

test('an answer is given again for thirty days; after that its key does nothing, and what it posted stays', async () => {
  const mara = await payer()
  const form = await quoted(world, mara, wish)
  const answer = await give(transfer.send, form, mara)
  const sent = context.clock.now()
  const posted = await postings(world)
  const calls = (await count('money_call')) ?? 0
  await sweepAt(sent, ANSWERS_KEPT, -1)
  await sweepAt(sent, ANSWERS_KEPT, 0)
  expect(await give(transfer.send, form, mara)).toEqual(answer)
  await sweepAt(sent, ANSWERS_KEPT, 1)
  expect(await count('money_call')).toBe(calls - 1)
  expect(await deny(transfer.send, form, mara)).toEqual({ refusal: 'quote-stale' })
  expect(await postings(world)).toBe(posted)
  await booksBalance(world)
})

test('an answer that is missing before its time still breaks a law', async () => {
  const mara = await payer()
  await give(transfer.send, await quoted(world, mara, wish), mara)
  await owner.query('begin')
  await owner.query('delete from money_call where at = (select max(at) from money_call)')
  await owner.query('commit')
  expect((await auditBooks(sql)).map(({ law }) => law)).toEqual(['L14'])
  await sweepAt(context.clock.now(), ANSWERS_KEPT, 1)
  expect(await auditBooks(sql)).toEqual([])
})

test('codes that ended, and those that nobody used, are forgotten after a day', async () => {
  const sent = context.clock.now()
  for (const account of ['used@quay.test', 'left@quay.test'])
    await give(session.sendRegisterCode, { type: 'email', account })
  await give(session.checkRegisterCode, { account: 'used@quay.test', code: codeTo('used@quay.test') })
  const before = (await count('verification_code')) ?? 0
  await sweepAt(sent, CODES_KEPT, 0)
  expect(await count('verification_code')).toBe(before)
  await sweepAt(sent, CODES_KEPT, 1)
  expect(await count('verification_code')).toBe(before - 1)
  await sweepAt(sent, CODES_KEPT + CODE_LIFE, 0)
  expect(await count('verification_code')).toBe(before - 1)
  await sweepAt(sent, CODES_KEPT + CODE_LIFE, 1)
  expect(await count('verification_code')).toBe(before - 2)
})

test('many are forgotten in batches, by two houses at once, past what somebody holds', async () => {
  const mara = await payer()
  const made = context.clock.now()
  const { quote_no } = await quoted(world, mara, wish)
  await owner.query(
    `insert into quote select (jsonb_populate_record(quote, jsonb_build_object('quote_no', left(quote_no, 20) || '-' || at))).*
    from quote, generate_series(1, 1300) as at where quote_no = $1`,
    [quote_no],
  )
  const before = (await count('quote')) ?? 0
  await owner.query('begin')
  await owner.query('select 1 from quote where quote_no = $1 for update', [quote_no])
  const late = () => sweepAt(made, QUOTE_LIFE + QUOTES_KEPT, 1)
  await Promise.all([late(), late()])
  await owner.query('commit')
  expect(await count('quote')).toBe(before - 1_300)
  await late()
  expect(await count('quote')).toBe(before - 1_301)
})

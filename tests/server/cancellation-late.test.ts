import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql as raw } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { payment } from '#contract/payment.ts'
import { recharge } from '#contract/recharge.ts'
import { transfer } from '#contract/transfer.ts'
import { settleCancellation, sweepCancellations } from '#server/cancellation/sweep.ts'
import { openAddress } from '#server/deposit/addresses.ts'
import { sayFormer } from '#server/ledger/former.ts'
import { deposits } from '#server/deposit/deposits.ts'
import { follow } from '#server/deposit/follow.ts'
import { mineInSandbox, NEVER, sandboxChain, sendInSandbox, thinkAgain } from '#server/deposit/sandbox-chain.ts'
import { booksBalance } from '#tests/world/books.ts'
import { goes, isLetGo, leaves, requestOf } from '#tests/world/cancellations.ts'
import {
  begun,
  moveOut,
  openWays,
  operators,
  payee,
  requested,
  rowIn,
  rowOut,
  seenAs,
} from '#tests/world/cash-records.ts'
import { setPrices } from '#tests/world/conversions.ts'
import { numberIn } from '#tests/world/desk.ts'
import { bring, holds, newKey, PIN } from '#tests/world/money.ts'
import { ADA, BEN, openDesk } from '#tests/world/operators.ts'
import { handedOver, openGateways, press } from '#tests/world/payments.ts'
import { openMarket } from '#tests/world/trade.ts'
import { type Person } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld({ settings: { codesPerHour: 400 } })
const { sql, clock, context, member, give, deny, logged, app } = world
clock.set(new Date().toISOString())
await setPrices(world)
await openMarket(world)
const ways = await openWays(world)
await openGateways(world)
const { by } = await openDesk(world)
const team = await operators(world)
const place = mkdtempSync(join(tmpdir(), 'quay-late-'))

afterAll(() => rmSync(place, { recursive: true }))
beforeEach(() => clock.set(new Date().toISOString()))

const KEY =
  'xpub6D1AabNHCupeiLM65ZR9UStMhJ1vCpyV4XbZdyhMZBiJXALQtmn9p42VTQckoHVn8WNqS7dqnJokZHAHcHGoaQgmv8D45oNUKx6DZMNZBCd'
const DEPTH = 20
const ROUNDS = 3

const noOf = async ({ id }: Person) =>
  (await sql.selectFrom('member').select('user_no').where('id', '=', id).executeTakeFirstOrThrow()).user_no

async function givesAway(person: Person, amount: string): Promise<void> {
  const wish = { to: (await member()).email, account: 'balance', amount } as const
  const { quote_no } = await give(transfer.quote, wish, person)
  await give(transfer.send, { ...wish, quote_no, payword: PIN, idem: newKey() }, person)
}

async function paidOut() {
  const person = await payee(world, 'balance', 10_000n)
  const { order_no } = await requested(world, person, { amount: '100' })
  for (const type of ['take', 'approve', 'pay'] as const)
    await moveOut(world, { order_no }, { type, by: 'operator' }, team)
  await leaves(world, person)
  return { person, order_no }
}

async function stopped() {
  const person = await member({ pin: PIN })
  const made = await begun(world, person, ways.bank, '138')
  await give(recharge.cancel, seenAs(made), person)
  await leaves(world, person)
  return { person, ...made }
}

async function handed() {
  const person = await member({ pin: PIN })
  const { pay_no, order_no } = await handedOver(world, person)
  await give(recharge.cancel, seenAs({ order_no, version: 0 }), person)
  return { person, pay_no, order_no }
}

let files = 0
function statement(cents: bigint, ref: string, text: string, endToEnd = ''): string {
  const file = join(place, `${(files += 1)}.csv`)
  const amount = (minor: bigint) => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`
  const day = new Date().toISOString().slice(0, 10)
  const line = `NL91ABNA0417164300,1000.00,${amount(100_000n + cents)},${ref},${day},${amount(cents)},${endToEnd},"${text}","Kuiper, Mira",DE89370400440532013000`
  writeFileSync(file, `iban,opening,closing,ref,booked,amount,end_to_end,text,party,party_iban\n${line}`)
  return file
}
const wordsOf = (ref: string) => sql.selectFrom('bank_entry_words').select('party').where('ref', '=', ref).execute()

async function sendsBack(person: Person, account = 'balance', amount = '25') {
  const back = `manual propose --member ${await noOf(person)} --account ${account} --amount ${amount} --direction out`
  const request = numberIn(await by(ADA, `${back} --reason "Back to where it came from"`))
  expect((await by(ADA, `manual approve ${request}`, 'yes')).error).toContain('another operator')
  expect((await by(BEN, `manual approve ${request}`, 'yes')).out).toContain('Done: posting')
}

async function waits(person: Person, account: 'balance' | 'usdt', amount: bigint, text: string): Promise<void> {
  const no = await noOf(person)
  expect(await holds(world, person, account)).toBe(amount)
  const rows = await sql.selectFrom('member_notice').select('kind').where('member_id', '=', person.id).execute()
  expect(rows).toEqual([])
  await booksBalance(world)
  const before = logged.length
  await sayFormer(context)
  expect(logged.slice(before).filter((line) => line.includes('"alarm":"former"'))).toHaveLength(1)
  expect((await app.inject({ url: '/metrics' })).body).toContain('quay_former_accounts 1\n')
  const { out } = await by(ADA, 'former')
  expect(out).toMatch(new RegExp(`${no} +${account} +${text} `))
  expect(out).not.toContain(person.email)
  await sendsBack(person, account, text)
  expect(await holds(world, person, account)).toBe(0n)
  expect((await by(ADA, 'former')).out).toContain('Nothing waits of anybody who is gone.')
  await sayFormer(context)
  expect(logged.slice(before).filter((line) => line.includes('"alarm":"former"'))).toHaveLength(1)
  const row = await sql.selectFrom('member').selectAll().where('id', '=', person.id).executeTakeFirstOrThrow()
  expect([row.email, row.nickname]).toEqual([`erased-${person.id}@erased.invalid`, '--'])
}

test('a withdrawal that comes back from the bank: its line names nobody, and its money waits with the fee', async () => {
  const { person, order_no } = await paidOut()
  const { net } = await rowOut(world, { order_no })
  const { out } = await by(ADA, `bank import ${statement(net, 'late-1', '', order_no)}`)
  expect(out).toMatch(
    new RegExp(`came back: withdrawal return ${order_no} --reason account_closed; its member is gone: former`),
  )
  expect(await wordsOf('late-1')).toEqual([])
  const returned = await by(ADA, `withdrawal return ${order_no} --reason account_closed`, 'yes')
  expect([returned.error, (await rowOut(world, { order_no })).state]).toEqual(['', 'returned'])
  await waits(person, 'balance', 10_000n, '100.00')
})

test('what our bank says under the reference of a recharge is credited by an operator, and waits', async () => {
  const { person, order_no, reference } = await stopped()
  const { out } = await by(ADA, `bank import ${statement(13_800n, 'late-2', `Recharge ${reference}`)}`)
  expect(out).toMatch(new RegExp(`arrived: recharge credit ${order_no} --ref late-2; its member is gone: former`))
  expect(await wordsOf('late-2')).toEqual([])
  const credited = await by(ADA, `recharge credit ${order_no} --ref late-2`, 'yes')
  expect([credited.error, (await rowIn(world, { order_no })).state]).toEqual(['', 'credited'])
  await waits(person, 'balance', 13_800n, '138.00')
})

test('of somebody who is here the words of a line are kept', async () => {
  const person = await member()
  const { reference } = await begun(world, person, ways.bank, '20')
  await by(ADA, `bank import ${statement(2_000n, 'late-3', reference)}`)
  expect(await wordsOf('late-3')).toEqual([{ party: 'Kuiper, Mira' }])
})

test('a gateway that says paid is thanked, however often, and the money waits', async () => {
  const { person, pay_no, order_no } = await handed()
  await leaves(world, person)
  expect((await press(world, pay_no, 'paid')).statusCode).toBeLessThan(400)
  expect((await press(world, pay_no, 'paid')).statusCode).toBeLessThan(400)
  expect((await rowIn(world, { order_no })).state).toBe('credited')
  await waits(person, 'balance', 2_500n, '25.00')
})

test('what comes a second time by another gateway waits too', async () => {
  const person = await member({ pin: PIN })
  const { pay_no, order_no } = await handedOver(world, person)
  const second = await give(payment.any, { order_no, method: 'wechat_h5', idem: newKey() }, person)
  await press(world, pay_no, 'paid')
  await givesAway(person, '25')
  await sql.deleteFrom('member_notice').where('member_id', '=', person.id).execute()
  await leaves(world, person)
  await press(world, second.pay_no, 'paid')
  await waits(person, 'balance', 2_500n, '25.00')
})

/** A gateway says it again until it is thanked: a lock may have been waited for too long. */
async function isThanked(payNo: string): Promise<void> {
  for (let times = 0; times < 5; times += 1) if ((await press(world, payNo, 'paid')).statusCode < 400) return
  throw new Error(`${payNo} was said five times, and nobody thanked`)
}

test('a gateway that says paid in the moment somebody is erased finds them here or gone, and the money is theirs', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { person, pay_no, order_no } = await handed()
    await goes(world, person)
    await isLetGo(world, person)
    await Promise.all([sweepCancellations(context), isThanked(pay_no)])
    await settleCancellation(context, person.id)
    expect(['deleted', 'pending']).toContain((await requestOf(world, person)).state)
    expect((await rowIn(world, { order_no })).state).toBe('credited')
    expect(await holds(world, person, 'balance')).toBe(2_500n)
    await sendsBack(person)
  }
})

const mined = async (blocks = 1) => {
  for (let block = 0; block < blocks; block += 1) await mineInSandbox(sql, 'TRC20', context.clock.now())
  await follow(context, sandboxChain(sql, 'TRC20'), deposits(context.chance))
}
const sends = async ({ id }: Person, amount = 25_000_000n) => {
  const { address } = await openAddress(sql, id, 'TRC20', KEY, context.clock.now())
  await sendInSandbox(sql, context.chance, { network: 'TRC20', to: address, amount }, context.clock.now())
}

test('what a network brings to the address that was theirs is a recharge of nobody, and waits', async () => {
  const person = await member({ pin: PIN })
  await openAddress(sql, person.id, 'TRC20', KEY, context.clock.now())
  await mined()
  await leaves(world, person)
  await sends(person)
  await mined(DEPTH)
  await waits(person, 'usdt', 25_000_000n, '25.000000')
})

test('what a network forgot and remembers after they left waits, and keeps nobody else from theirs', async () => {
  const [person, other] = [await member({ pin: PIN }), await member()]
  await mined()
  await sends(person)
  await mined()
  await thinkAgain(sql, { network: 'TRC20', depth: 1, keeps: false }, context.clock.now())
  await mined()
  await leaves(world, person)
  await sends(other, 11_000_000n)
  await sql.updateTable('sandbox_transfer').set({ block_hash: null }).where('block_hash', '=', NEVER).execute()
  await mined(DEPTH)
  expect(await holds(world, other, 'usdt')).toBe(11_000_000n)
  await waits(person, 'usdt', 25_000_000n, '25.000000')
})

test('a transfer that was under way goes nowhere, and a credit by hand neither', async () => {
  const [giver, person] = [await member({ pin: PIN }), await member({ pin: PIN })]
  await bring(world, giver, 'balance', 5_000n)
  const wish = { to: person.email, account: 'balance', amount: '5' } as const
  const { quote_no } = await give(transfer.quote, wish, giver)
  await leaves(world, person)
  const sent = { ...wish, quote_no, payword: PIN, idem: newKey() }
  expect(await deny(transfer.send, sent, giver)).toMatchObject({ refusal: 'quote-stale' })
  expect([await holds(world, giver, 'balance'), await holds(world, person, 'balance')]).toEqual([5_000n, 0n])
  const credit = `manual propose --member ${await noOf(person)} --account balance --amount 5 --direction in`
  const request = numberIn(await by(ADA, `${credit} --reason "A gift"`))
  expect((await by(BEN, `manual approve ${request}`, 'yes')).error).toContain('gone')
  expect(await holds(world, person, 'balance')).toBe(0n)
})

test('a credit that our bank calls back takes what waits; what went back already the house bears', async () => {
  const capital = async () => {
    const { rows } = await raw<{ sum: bigint }>`
      select coalesce(sum(amount), 0)::bigint as sum from entry where class = 'capital' and currency = 'EUR'`.execute(
      sql,
    )
    return rows[0]?.sum ?? 0n
  }
  for (const [ref, isBack] of [
    ['late-8', false],
    ['late-9', true],
  ] as const) {
    const before = await capital()
    const { person, order_no } = await stopped()
    await by(ADA, `recharge credit ${order_no} --ref ${ref}`, 'yes')
    if (isBack) await sendsBack(person, 'balance', '138')
    const asked = await by(ADA, `recharge reverse ${order_no} --reason other --text "Called back"`, 'yes')
    expect((await by(BEN, `cash approve ${numberIn(asked)}`, 'yes')).error).toBe('')
    expect((await rowIn(world, { order_no })).state).toBe('reversed')
    expect([await holds(world, person, 'balance'), (await capital()) - before]).toEqual([0n, isBack ? -13_800n : 0n])
  }
  expect((await by(ADA, 'former')).out).toContain('Nothing waits of anybody who is gone.')
})

test('what comes back during the review keeps the account', async () => {
  const person = await payee(world, 'balance', 10_000n)
  const { order_no } = await requested(world, person, { amount: '100' })
  for (const type of ['take', 'approve', 'pay'] as const)
    await moveOut(world, { order_no }, { type, by: 'operator' }, team)
  await goes(world, person)
  await moveOut(world, { order_no }, { type: 'giveBack', by: 'operator' }, team)
  await isLetGo(world, person)
  await settleCancellation(context, person.id)
  expect((await requestOf(world, person)).state).toBe('pending')
})

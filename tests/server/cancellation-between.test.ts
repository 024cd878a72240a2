import { sql as raw } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { transfer } from '#contract/transfer.ts'
import type { OrderState } from '#machines/trade/order.lifecycle.ts'
import { moveCancellation } from '#server/cancellation/move.ts'
import { holdAccounts } from '#server/cancellation/queries.ts'
import { settleCancellation } from '#server/cancellation/sweep.ts'
import { openAccount } from '#server/ledger/accounts.ts'
import { inTransaction } from '#server/lib/database.ts'
import { sendLetters } from '#server/notice/letter-sender.ts'
import { goes, requestOf } from '#tests/world/cancellations.ts'
import { begun, moveIn, operators } from '#tests/world/cash-records.ts'
import { openChannels } from '#tests/world/channels.ts'
import { setPrices } from '#tests/world/conversions.ts'
import { mailServer } from '#tests/server/lib/mail-server.ts'
import { holds, newKey, PIN } from '#tests/world/money.ts'
import { accepted, dealer, openMarket, seller } from '#tests/world/trade.ts'
import { type Person, asOwner } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const server = await mailServer({ atEnd: afterAll })
const world = await openWorld({ settings: { mail: server.settings, codesPerHour: 400 } })
const { sql, clock, context, member, give } = world
await setPrices(world)
await openMarket(world)
const channels = await openChannels(world)
const team = await operators(world)

beforeEach(async () => {
  await server.open()
  clock.pass(600)
})

async function approved(person: Person): Promise<Person> {
  await goes(world, person)
  clock.set((await requestOf(world, person)).review_from.toISOString())
  await inTransaction(sql, async (inside) =>
    moveCancellation(
      { sql: inside, now: context.clock.now() },
      await requestOf(world, person),
      { type: 'approve', by: 'operator' },
      { operator: team[0] },
    ),
  )
  return person
}

const freeze = ({ id }: Person) =>
  asOwner(world, (owner) =>
    raw`select desk_freeze(${team[0]}, ${id}, 'A report', ${context.clock.now()})`.execute(owner),
  )
const stays = async (person: Person) => {
  await settleCancellation(context, person.id)
  expect(await requestOf(world, person)).toMatchObject({ state: 'pending', operator_id: null })
  const row = await sql.selectFrom('member').selectAll().where('id', '=', person.id).executeTakeFirstOrThrow()
  expect([row.deleted_at, row.erased_at, row.email]).toEqual([null, null, person.email])
}

test('who is stopped after the approval stays, and waits for us again', async () => {
  const person = await approved(await member({ pin: PIN }))
  await freeze(person)
  await stays(person)
})

test('who owes something since the approval stays', async () => {
  const person = await member({ pin: PIN })
  const other = await member({ pin: PIN })
  const { order_no } = await begun(world, person, channels.bank, '20')
  for (const type of ['prove', 'take', 'credit'] as const)
    await moveIn(world, { order_no }, { type, by: type === 'prove' ? 'member' : 'operator' }, team)
  const wish = { to: other.email, account: 'balance', amount: '20' } as const
  const { quote_no } = await give(transfer.quote, wish, person)
  await give(transfer.send, { ...wish, quote_no, payword: PIN, idem: newKey() }, person)
  await approved(person)
  await moveIn(world, { order_no }, { type: 'reverse', by: 'operator' }, team)
  expect(await holds(world, person, 'balance')).toBe(0n)
  await stays(person)
})

test('who is drawn into a dispute since the approval stays', async () => {
  const [one, buyer] = [await seller(world), await dealer(world)]
  const { order_no } = await accepted(world, one, buyer)
  const person = await approved(await member({ pin: PIN }))
  const kept = await sql
    .selectFrom('trade_order')
    .select(['member_id', 'state'])
    .where('order_no', '=', order_no)
    .executeTakeFirstOrThrow()
  const becomes = (values: { member_id: number; state: OrderState }) =>
    asOwner(world, (owner) => owner.updateTable('trade_order').set(values).where('order_no', '=', order_no).execute())
  await becomes({ member_id: person.id, state: 'disputed.open' })
  await stays(person)
  await becomes(kept)
})

test('who is being erased cannot be stopped meanwhile, and nobody is told that they were', async () => {
  const person = await approved(await member({ pin: PIN }))
  let said = 'nothing'
  let stop = Promise.resolve()
  await inTransaction(sql, async (inside) => {
    await holdAccounts(inside, person.id)
    stop = freeze(person).then(
      () => void (said = 'stopped'),
      ({ message }: Error) => void (said = message),
    )
    await waits()
    expect(said).toBe('nothing')
    await moveCancellation(
      { sql: inside, now: context.clock.now() },
      await requestOf({ sql: inside as typeof sql }, person),
      { type: 'erase', by: 'system' },
      { context },
    )
  })
  await stop
  expect(said).toBe('the member is gone')
  expect((await requestOf(world, person)).state).toBe('deleted')
})

test('an account that is opened for somebody who is being erased waits, and is closed before anything comes to it', async () => {
  const person = await approved(await member({ pin: PIN }))
  let isOpen = false
  let opening = Promise.resolve()
  await inTransaction(sql, async (inside) => {
    await holdAccounts(inside, person.id)
    opening = openAccount(sql, person.id, 'profit').then(() => void (isOpen = true))
    await waits()
    expect(isOpen).toBe(false)
    await moveCancellation(
      { sql: inside, now: context.clock.now() },
      await requestOf({ sql: inside as typeof sql }, person),
      { type: 'erase', by: 'system' },
      { context },
    )
  })
  await opening
  const account = sql.selectFrom('account').select(['closed', 'amount']).where('member_id', '=', person.id)
  expect(await account.where('name', '=', 'profit').execute()).toEqual([{ closed: true, amount: 0n }])
})

test('the last letter waits under cover, and nothing of it stays once it has left', async () => {
  const person = await approved(await member({ pin: PIN }))
  await sql.deleteFrom('letter').execute()
  await settleCancellation(context, person.id)
  expect((await requestOf(world, person)).state).toBe('deleted')
  const waiting = await sql.selectFrom('letter').selectAll().execute()
  expect(waiting).toHaveLength(1)
  for (const column of Object.values(waiting[0] ?? {}))
    expect(Buffer.isBuffer(column) ? column.toString('latin1') : String(column)).not.toContain(person.email)
  await sendLetters(context)
  expect(server.taken.splice(0).map(({ to }) => to)).toEqual([[person.email]])
  expect(await sql.selectFrom('letter').selectAll().execute()).toEqual([])
  expect(world.logged.filter((line) => line.includes(person.email))).toEqual([])
})

/** Until somebody waits for another in this base, or has been let through. */
async function waits(): Promise<void> {
  for (let at = 0; at < 200; at += 1) {
    const { rows } = await raw<{ waits: boolean }>`
      select exists (
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      ) or exists (select from desk_log where verb = 'freeze' and at = ${context.clock.now()}) as waits`.execute(sql)
    if (rows[0]?.waits) return
  }
}

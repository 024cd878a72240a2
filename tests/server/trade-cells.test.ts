import { sql as raw } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { orderLifecycle } from '#machines/trade/order.lifecycle.ts'
import type { OrderMove, OrderMoveType } from '#machines/trade/order.rules.ts'
import { TRADE } from '#server/ledger/audit-trade.ts'
import { later } from '#server/lib/clock.ts'
import { inTransaction, type Sql } from '#server/lib/database.ts'
import { Refusal } from '#server/lib/refuse.ts'
import type { OrderRow } from '#server/trade/rows.ts'
import { allowedBy } from '#tests/cells/cells.ts'
import { dealer, escrowOf, openMarket, seller, start } from '#tests/world/trade.ts'
import { ACTOR, type Ends, endsOf, frozenEndsOf, heldIn, type Letter, TABLE, WHO } from '#tests/cells/trade.ts'
import { SITUATIONS, type Situation } from '#tests/cells/trade-situations.ts'
import { statesOf } from '#tests/walk/transitions.ts'
import { moveIn, moveNow, rowOf } from '#tests/world/trade-moves.ts'
import { leaveFact } from '../../scripts/lib/facts.ts'
import { bindBank } from '#tests/world/banks.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { sql, context, clock } = world
await openMarket(world)
const otto = await dealer(world, { price: '0.01', eur: 100_000_000n, margin: 10_000_000n })

const EVENTS = Object.keys(WHO) as OrderMoveType[]
const LETTERS = Object.keys(ACTOR) as Letter[]
const cells = new Set<string>()
let [tries, legal] = [0, 0]

async function orderIn({ way, rail, rematch = false }: Situation): Promise<OrderRow> {
  const mira = await seller(world)
  await bindBank(world, mira)
  const made = await start(world, mira, { pay_type: rail, rematch: rematch ? 1 : 0 })
  for (const [type, letter, minutes = 0] of way) {
    clock.pass(60 * minutes)
    await moveNow(world, made, { type, by: ACTOR[letter] }, otto)
  }
  return rowOf(world, made.order_no)
}

async function digest(inside: Sql, { id }: OrderRow): Promise<string> {
  const { rows } = await raw<{ line: string }>`
    select concat((select to_jsonb(o) - 'looked_at' from trade_order o where id = ${id}), (select count(*) from posting),
      (select count(*) from entry), (select count(*) from order_event), (select count(*) from event),
      (select count(*) from order_statement), (select string_agg(m::text, ',' order by member_id) from merchant m),
      (select string_agg(amount::text, ',' order by id) from account)) as line`.execute(inside)
  return rows[0]?.line ?? ''
}

const attempt = (inside: Sql, { order_no }: OrderRow, move: OrderMove, now: Date): Promise<OrderRow | string> =>
  moveIn(inside, order_no, move, now, otto).catch((error: unknown) => {
    if (error instanceof Refusal) return error.refusal
    throw error
  })

async function faultsOf(inside: Sql, order: OrderRow, reached: OrderRow | string, ends: Ends): Promise<string[]> {
  if (typeof reached === 'string') return reached === ends ? [] : [`${reached} instead of ${ends}`]
  if (reached.state !== ends) return [`reaches ${reached.state} instead of ${ends}`]
  legal += 1
  await raw`set constraints all immediate`.execute(inside)
  const after = await rowOf({ sql: inside as typeof sql }, order.order_no)
  const held = await escrowOf({ sql: inside as typeof sql }, order.order_no)
  const audited = []
  for (const { says, rows } of TRADE) if ((await rows(0n).execute(inside)).rows.length > 0) audited.push(says)
  const due = heldIn(after.state, after)
  return [
    ...(after.version === order.version + 1 ? [] : [`version ${after.version}`]),
    ...(held.COIN === due.COIN && held.EUR === due.EUR ? [] : [`holds ${held.COIN} COIN and ${held.EUR} EUR`]),
    ...audited,
  ]
}

type Expected = (event: OrderMoveType, letter: Letter) => { ends: Ends; minutes: number | undefined }

async function tryAll(situation: Situation, order: OrderRow, expected: Expected): Promise<string[]> {
  const faults: string[] = []
  const last = context.clock.now()
  await inTransaction(sql, async (inside) => {
    const before = await digest(inside, order)
    for (const type of EVENTS) {
      for (const letter of LETTERS) {
        const { ends, minutes } = expected(type, letter)
        const now = minutes === undefined ? later(last, 1) : later(order.since, 60 * minutes)
        const move = { type, by: ACTOR[letter], settles: situation.settles ?? false }
        tries += 1
        cells.add(`${order.state} ${type} ${letter}`)
        await raw`savepoint tried`.execute(inside)
        const reached = await attempt(inside, order, move, now)
        const wrong = await faultsOf(inside, order, reached, ends)
        faults.push(...wrong.map((fault) => `${type} by ${ACTOR[letter]}: ${fault}`))
        if (typeof reached !== 'string') await raw`rollback to savepoint tried`.execute(inside)
      }
      if ((await digest(inside, order)) !== before) faults.push(`${type}: a refusal changed something`)
    }
    throw new Rolled()
  }).catch((error: unknown) => {
    if (!(error instanceof Rolled)) throw error
  })
  return faults
}
class Rolled extends Error {}

const named = SITUATIONS.map((situation) => [situation.name, situation.rail, situation] as const)

test('the states are the ones that the base allows', async () => {
  const states = Object.keys(TABLE).toSorted()
  expect(await allowedBy(world, 'trade_order_state')).toEqual(states)
  expect(statesOf(orderLifecycle).toSorted()).toEqual(states)
})

test.each(named)('%s (%s): everybody tries everything', async (_, __, situation) => {
  const order = await orderIn(situation)
  expect(order.state).toBe(situation.state)
  const row = { ...TABLE[situation.state], ...situation.but }
  const faults = await tryAll(situation, order, (event, letter) => endsOf(row, event, letter))
  expect(faults, faults.join('\n')).toEqual([])
})

const stoppable = named.filter(([, , { state }]) => state !== 'completed' && state !== 'cancelled')

test.each(stoppable)('%s (%s), and it is stopped: everything waits', async (_, __, situation) => {
  const { order_no } = await orderIn(situation)
  const order = await moveNow(world, { order_no }, { type: 'freeze', by: 'operator' })
  const row = { ...TABLE[situation.state], ...situation.but }
  const frozen: Expected = (event, letter) => ({
    ends: frozenEndsOf(row, event, letter, situation.state),
    minutes: endsOf(row, event, letter).minutes,
  })
  const faults = await tryAll(situation, order, frozen)
  expect(faults, faults.join('\n')).toEqual([])
})

afterAll(() => {
  const all = Object.keys(TABLE).length * EVENTS.length * LETTERS.length
  leaveFact(
    'trade',
    `trade: ${cells.size} of ${all} cells (state, event, actor) tried on real rows, ${tries} tries, ${legal} of them moves`,
  )
})

test('no cell was left out', () => {
  expect(cells.size).toBe(Object.keys(TABLE).length * EVENTS.length * LETTERS.length)
})

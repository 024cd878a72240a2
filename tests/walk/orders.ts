import { sql as raw } from 'kysely'
import { MINUTE_S } from '#contract/time-units.ts'
import type { Rail } from '#contract/order.ts'
import { begunOrder, type Actor } from '#machines/trade/order.facts.ts'
import type { OrderMoveType } from '#machines/trade/order.rules.ts'
import { inTransaction } from '#server/lib/database.ts'
import { later } from '#server/lib/clock.ts'
import type { MoveDetails } from '#server/trade/types.ts'
import { holdCoins, openEscrow } from '#server/trade/escrow.ts'
import { moveOrder } from '#server/trade/move.ts'
import { pricedAt } from '#server/trade/prices.ts'
import { lockOrder } from '#server/trade/queries.ts'
import { columnsOf, type OrderRow } from '#server/trade/rows.ts'
import { tradeTermsAt } from '#server/market/terms.ts'
import { orderTerms } from '#server/trade/terms.ts'
import { gains } from './money.ts'
import type { Person } from './people.ts'
import { memberId } from './trade.ts'
import type { WalkWorld } from './world.ts'

const QUANTITY = 100_00000000n
const PRICE = '1.25000000'
const PAYEE = { name: 'Mira Kuiper', bank_name: 'ABN AMRO', iban: 'NL91ABNA0417164300', swift: 'ABNANL2A' }
const STATEMENT = 'The bank says that nothing has arrived on the account that was named. '.repeat(2).trim()

export type Step = readonly [type: OrderMoveType, by: Actor, minutes?: number]

const buyerOf = async ({ sql }: WalkWorld) =>
  (
    await sql
      .selectFrom('merchant')
      .select('member_id')
      .where('state', '=', 'active')
      .orderBy('member_id')
      .executeTakeFirstOrThrow()
  ).member_id

async function besidesOf(world: WalkWorld, type: OrderMoveType): Promise<MoveDetails> {
  if (type === 'offer') return { merchant: { id: await buyerOf(world), price: PRICE } }
  if (type === 'dispute') return { reason: 'not_received', text: STATEMENT }
  if (type !== 'pay') return {}
  const payment = { reference: 'R 2231', payer_name: 'Otto Kade', proof: [], time: world.now().getTime() / 1000 }
  return { change: { payment: JSON.stringify({ ...payment, time: Math.floor(payment.time) }) } }
}

async function moves(world: WalkWorld, orderNo: string, [type, by]: Step, now = world.now()): Promise<void> {
  const details = await besidesOf(world, type)
  await inTransaction(world.sql, async (sql) => {
    const row = (await lockOrder(sql, orderNo)) as OrderRow
    await moveOrder({ sql, now }, row, { type, by, settles: true }, details)
  })
}

async function begins(world: WalkWorld, person: Person, orderNo: string, rail: Rail, now: Date): Promise<void> {
  const member = await memberId(world, person)
  await inTransaction(world.sql, async (sql) => {
    const terms = orderTerms(await tradeTermsAt(sql, now))
    const facts = begunOrder(now.getTime(), terms, { rail, mode: 'normal', wantsRematch: false })
    const priced = { quantity: QUANTITY, fee_rate: '0.01' }
    const order = await sql
      .insertInto('trade_order')
      .values({
        ...columnsOf(facts),
        ...priced,
        ...pricedAt(priced, PRICE),
        order_no: orderNo,
        quote_no: `walked-${orderNo}`,
        member_id: member,
        state: 'matching.searching',
        rail,
        mode: 'normal',
        wants_rematch: false,
        since: now,
        created_at: now,
        floor_price: PRICE,
        terms: JSON.stringify(terms),
        coin_escrow: await openEscrow(sql, orderNo, 'COIN'),
        payee: rail === 'bank' ? JSON.stringify(PAYEE) : null,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await holdCoins({ sql, now, order, step: 0, actor: 'member' })
    const made = { order_id: order.id, version: 0, event: 'made', state: order.state, actor: 'member' } as const
    await sql
      .insertInto('order_event')
      .values({ ...made, at: now })
      .execute()
  })
}

interface Sale {
  readonly orderNo: string
  readonly rail?: Rail
  readonly steps?: readonly Step[]
  /** How many minutes have gone by since the last step. */
  readonly ago?: number
}

export async function sells(world: WalkWorld, person: Person, { orderNo, rail = 'bank', steps = [], ago = 0 }: Sale) {
  await gains(world, person, 'coin', QUANTITY)
  const whole = steps.reduce((sum, [, , minutes = 1]) => sum + minutes, 0) + ago
  let at = later(world.now(), -whole * MINUTE_S)
  await begins(world, person, orderNo, rail, at)
  for (const step of steps) {
    at = later(at, (step[2] ?? 1) * MINUTE_S)
    await moves(world, orderNo, step, at)
  }
}

/** Another phone was faster: the order is another version. */
export const goesOn = ({ sql }: WalkWorld, orderNo: string) =>
  sql
    .updateTable('trade_order')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('order_no', '=', orderNo)
    .execute()

export async function hearsOfOrders(world: WalkWorld, person: Person): Promise<void> {
  const member = await memberId(world, person)
  await raw`insert into event (member_id, topic, body, at) values (${member}, 'order', '{}', ${world.now()})`.execute(
    world.sql,
  )
}

/** What no phone can do: the order is another member's. */
export async function losesOrder({ sql }: WalkWorld, orderNo: string): Promise<void> {
  await sql
    .updateTable('trade_order')
    .set({ member_id: (is) => is.selectFrom('member').select('id').orderBy('id').limit(1) })
    .where('order_no', '=', orderNo)
    .execute()
}

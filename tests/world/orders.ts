import { sql as raw } from 'kysely'
import { HOUR_S, MINUTE_S } from '#contract/time-units.ts'
import type { Rail } from '#contract/order.ts'
import { begunOrder, type Actor } from '#machines/trade/order.facts.ts'
import type { OrderMoveType } from '#machines/trade/order.rules.ts'
import { inTransaction, type Sql } from '#server/lib/database.ts'
import type { Scope } from '#server/lib/move-record.ts'
import { later } from '#server/lib/clock.ts'
import type { MoveDetails } from '#server/trade/types.ts'
import { acceptOrder } from '#server/trade/accept.ts'
import { holdCoins, openEscrow } from '#server/trade/escrow.ts'
import { matchOrders } from '#server/trade/matcher.ts'
import { moveOrder } from '#server/trade/move.ts'
import { pricedAt } from '#server/trade/prices.ts'
import { lockOrder } from '#server/trade/queries.ts'
import { columnsOf, type OrderRow } from '#server/trade/rows.ts'
import { tradeTermsAt } from '#server/market/trade-terms.ts'
import { orderTerms } from '#server/trade/order-terms.ts'
import { PAYEE } from './banks.ts'
import { gains } from './money.ts'
import { idOf, type Who } from './people.ts'
import type { House } from './world.ts'

const QUANTITY = 100_00000000n
const PRICE = '1.25000000'
const STATEMENT = 'The bank says that nothing has arrived on the account that was named. '.repeat(2).trim()

export type Step = readonly [type: OrderMoveType, by: Actor, minutes?: number]

export const ACCEPTED: readonly Step[] = [
  ['offer', 'system'],
  ['accept', 'merchant'],
]
export const PAID: readonly Step[] = [...ACCEPTED, ['pay', 'merchant']]

const buyerOf = async ({ sql }: Pick<House, 'sql'>) =>
  (
    await sql
      .selectFrom('merchant')
      .select('member_id')
      .where('state', '=', 'active')
      .orderBy('member_id')
      .executeTakeFirstOrThrow()
  ).member_id

async function besidesOf(world: House, type: OrderMoveType): Promise<MoveDetails> {
  if (type === 'offer') return { merchant: { id: await buyerOf(world), price: PRICE } }
  if (type === 'dispute') return { reason: 'not_received', text: STATEMENT }
  if (type !== 'pay') return {}
  const payment = {
    reference: 'R 2231',
    payer_name: 'Otto Kade',
    proof: [],
    time: world.context.clock.now().getTime() / 1000,
  }
  return { change: { payment: JSON.stringify({ ...payment, time: Math.floor(payment.time) }) } }
}

async function moves(world: House, orderNo: string, [type, by]: Step, now = world.context.clock.now()): Promise<void> {
  const details = await besidesOf(world, type)
  await inTransaction(world.sql, async (sql) => {
    const row = (await lockOrder(sql, orderNo)) as OrderRow
    await moveOrder({ sql, now }, row, { type, by, settles: true }, details)
  })
}

async function begins(world: House, who: Who, orderNo: string, rail: Rail, now: Date): Promise<void> {
  const member = await idOf(world, who)
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

/** An order of a while ago, under a number of its own. */
export async function hasSold(world: House, who: Who, { orderNo, rail = 'bank', steps = [], ago = 0 }: Sale) {
  await gains(world, who, 'coin', QUANTITY)
  const whole = steps.reduce((sum, [, , minutes = 1]) => sum + minutes, 0) + ago
  let at = later(world.context.clock.now(), -whole * MINUTE_S)
  await begins(world, who, orderNo, rail, at)
  for (const step of steps) {
    at = later(at, (step[2] ?? 1) * MINUTE_S)
    await moves(world, orderNo, step, at)
  }
}

const MATCHING = ['matching.searching', 'matching.offered'] as const

export async function searchOf(world: House, who: Who): Promise<string | undefined> {
  const found = await world.sql
    .selectFrom('trade_order')
    .select('order_no')
    .where('member_id', '=', await idOf(world, who))
    .where('state', 'in', MATCHING)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.order_no
}

export type Deed = (scene: Scope, order: OrderRow) => Promise<unknown>

export const isOffered: Deed = ({ sql, now }, { order_no }) => matchOrders(sql, now, 1, { order: order_no })
export const isAccepted: Deed = (scene, order) => acceptOrder(scene, order, order.merchant_id ?? 0, 'merchant')
export const isPaid: Deed = (scene, order) => moveOrder(scene, order, { type: 'pay', by: 'merchant' })
export const isTakenBack: Deed = (scene, order) => moveOrder(scene, order, { type: 'cancel', by: 'member' })

async function does({ context }: House, sql: Sql, orderNo: string, deeds: readonly Deed[]): Promise<void> {
  for (const deed of deeds) {
    const order = await lockOrder(sql, orderNo)
    if (!order) throw new Error(`there is no order ${orderNo}`)
    await deed({ sql, now: context.clock.now() }, order)
  }
}

export const befalls = (world: House, orderNo: string, ...deeds: Deed[]) =>
  inTransaction(world.sql, (sql) => does(world, sql, orderNo, deeds))

/** Nobody is told: what prepares a walk is no part of it. */
export const befallsQuietly = (world: House, orderNo: string, ...deeds: Deed[]) =>
  inTransaction(world.sql, async (sql) => {
    await does(world, sql, orderNo, deeds)
    await raw`delete from event where xact = pg_current_xact_id()`.execute(sql)
  })

export async function beginsAfresh(world: House, who: Who): Promise<void> {
  const member = await idOf(world, who)
  await world.sql
    .updateTable('trade_order')
    .set({ state: 'cancelled', reason: 'member', wake_at: null, match_by: null, offer_by: null })
    .where('member_id', '=', member)
    .where('state', 'in', MATCHING)
    .execute()
  await world.sql.deleteFrom('trade_pause').where('member_id', '=', member).execute()
}

export async function isPaused(world: House, who: Who, seconds = 60): Promise<void> {
  const until = later(world.context.clock.now(), seconds)
  await world.sql
    .insertInto('trade_pause')
    .values({ member_id: await idOf(world, who), until })
    .onConflict((there) => there.column('member_id').doUpdateSet({ until }))
    .execute()
}

export const looksOn = ({ sql, context }: House, orderNo: string) =>
  sql
    .updateTable('trade_order')
    .set({ match_by: later(context.clock.now(), HOUR_S), wake_at: later(context.clock.now(), HOUR_S) })
    .where('order_no', '=', orderNo)
    .execute()

import { sql as raw } from 'kysely'
import { HOUR_MIN, HOUR_S } from '#contract/time-units.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { minorOf } from '#contract/money.ts'
import type { Mode, Rail } from '#contract/order.ts'
import { trade } from '#contract/trade.ts'
import { openAccount } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { later } from '#server/lib/clock.ts'
import { inTransaction, type Sql } from '#server/lib/database.ts'
import { acceptOrder } from '#server/trade/accept.ts'
import { matchOrders } from '#server/trade/matcher.ts'
import type { Scope } from '#server/lib/move-record.ts'
import { moveOrder } from '#server/trade/move.ts'
import { lockOrder } from '#server/trade/queries.ts'
import type { OrderRow } from '#server/trade/rows.ts'
import { gains } from './money.ts'
import { marketHours, type Person } from './people.ts'
import type { WalkWorld } from './world.ts'

export const PIN = '204816'
export const PRICE = '1.25'

export const marketIsOpen = (world: WalkWorld) => marketHours(world, { opens: -HOUR_MIN, closes: 2 * HOUR_MIN })
export const marketIsClosed = (world: WalkWorld) => marketHours(world, { opens: HOUR_MIN, closes: 2 * HOUR_MIN })

export const coinCosts = ({ sql, now }: WalkWorld, eur: string) =>
  sql.insertInto('price').values({ currency: 'COIN', since: now(), eur }).execute()

export const nobodyBuys = ({ sql }: WalkWorld) => sql.updateTable('merchant').set({ state: 'suspended' }).execute()

export const memberId = async ({ sql }: WalkWorld, { email }: Person) =>
  (await sql.selectFrom('member').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id

export interface Buying {
  readonly name?: string
  readonly merchantNo?: string
  readonly price?: string
  readonly payTypes?: readonly Rail[]
  readonly autoAccept?: boolean
  /** Cents: what there is to pay with, and what is left as security. */
  readonly eur?: bigint
  readonly margin?: bigint
}

export async function becomesMerchant(world: WalkWorld, person: Person, buying: Buying = {}): Promise<number> {
  const { sql, now } = world
  const id = await memberId(world, person)
  const margin = buying.margin ?? 100_000n
  await gains(world, person, 'balance', (buying.eur ?? 1_000_000n) + margin)
  const [from, to] = [await openAccount(sql, id, 'balance'), await openAccount(sql, id, 'margin')]
  await inTransaction(sql, (inside) =>
    post(inside, {
      kind: 'margin',
      ref: `walked-margin-${id}`,
      actor: 'member',
      at: now(),
      legs: [{ from, to, amount: margin }],
    }),
  )
  await sql.insertInto('member_role').values({ member_id: id, role: 'merchant', since: now() }).execute()
  await sql
    .insertInto('merchant')
    .values({
      member_id: id,
      merchant_no: buying.merchantNo ?? '40718826',
      name: buying.name ?? 'Harbour Exchange',
      contact: person.email,
      state: 'active',
      applied_at: now(),
      changed_at: now(),
      margin_need: 20_000n,
      price: buying.price ?? PRICE,
      least: minorOf('1', 'COIN'),
      most: minorOf('10000', 'COIN'),
      wanted: minorOf('100000', 'COIN'),
      pay_types: [...(buying.payTypes ?? (['wallet', 'bank'] as const))],
      auto_accept: buying.autoAccept ?? false,
    })
    .execute()
  await world.enter(person.email, person.password)
  return id
}

export const losesRole = async (world: WalkWorld, person: Person) =>
  world.sql
    .deleteFrom('member_role')
    .where('member_id', '=', await memberId(world, person))
    .execute()

export async function asksAs<Answer>(
  world: WalkWorld,
  person: Person,
  { path }: Endpoint,
  fields: Record<string, string>,
) {
  const { token } = await world.enter(person.email, person.password)
  const { code, msg, data } = await world.ask(path, { ...fields, token })
  if (code < 1) throw new Error(`${path} was refused: ${msg}`)
  return data as Answer
}

interface Wish {
  readonly quantity?: string
  readonly mode?: Mode
  readonly pay_type?: Rail
  readonly merchant_no?: string
  readonly phrase?: string
}

let keys = 0
export const newKey = () => `a-key-of-the-walk-${(keys += 1)}`

export async function sells(world: WalkWorld, person: Person, { phrase = '', ...wish }: Wish = {}): Promise<string> {
  const fields = { quantity: '100', mode: 'normal', pay_type: 'wallet', merchant_no: '', parent_no: '', ...wish }
  const { quote_no } = await asksAs<{ quote_no: string }>(world, person, trade.quote, fields)
  const confirmed = { ...fields, phrase, quote_no, payword: PIN, idem: newKey() }
  return (await asksAs<{ order_no: string }>(world, person, trade.create, confirmed)).order_no
}

const MATCHING = ['matching.searching', 'matching.offered'] as const

export async function searchOf(world: WalkWorld, person: Person): Promise<string | undefined> {
  const found = await world.sql
    .selectFrom('trade_order')
    .select('order_no')
    .where('member_id', '=', await memberId(world, person))
    .where('state', 'in', MATCHING)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.order_no
}

export type Deed = (scene: Scope, order: OrderRow) => Promise<unknown>

export const isOffered: Deed = ({ sql, now }, { order_no }) => matchOrders(sql, now, 1, { order: order_no })
export const isAccepted: Deed = (scene, order) => acceptOrder(scene, order, order.merchant_id ?? 0, 'merchant')
export const isTakenBack: Deed = (scene, order) => moveOrder(scene, order, { type: 'cancel', by: 'member' })

async function does({ now }: WalkWorld, sql: Sql, orderNo: string, deeds: readonly Deed[]): Promise<void> {
  for (const deed of deeds) {
    const order = await lockOrder(sql, orderNo)
    if (!order) throw new Error(`there is no order ${orderNo}`)
    await deed({ sql, now: now() }, order)
  }
}

export const befalls = (world: WalkWorld, orderNo: string, ...deeds: Deed[]) =>
  inTransaction(world.sql, (sql) => does(world, sql, orderNo, deeds))

/** Nobody is told: what prepares a walk is no part of it. */
export const befallsQuietly = (world: WalkWorld, orderNo: string, ...deeds: Deed[]) =>
  inTransaction(world.sql, async (sql) => {
    await does(world, sql, orderNo, deeds)
    await raw`delete from event where xact = pg_current_xact_id()`.execute(sql)
  })

export async function beginsAfresh(world: WalkWorld, person: Person): Promise<void> {
  const member = await memberId(world, person)
  await world.sql
    .updateTable('trade_order')
    .set({ state: 'cancelled', reason: 'member', wake_at: null, match_by: null, offer_by: null })
    .where('member_id', '=', member)
    .where('state', 'in', MATCHING)
    .execute()
  await world.sql.deleteFrom('trade_pause').where('member_id', '=', member).execute()
}

export async function isPaused(world: WalkWorld, person: Person, seconds = 60): Promise<void> {
  const until = later(world.now(), seconds)
  await world.sql
    .insertInto('trade_pause')
    .values({ member_id: await memberId(world, person), until })
    .onConflict((there) => there.column('member_id').doUpdateSet({ until }))
    .execute()
}

export const looksOn = ({ sql, now }: WalkWorld, orderNo: string) =>
  sql
    .updateTable('trade_order')
    .set({ match_by: later(now(), HOUR_S), wake_at: later(now(), HOUR_S) })
    .where('order_no', '=', orderNo)
    .execute()

export const addOrderEvent = async (world: WalkWorld, person: Person) =>
  raw`insert into event (member_id, topic, body, at)
    values (${await memberId(world, person)}, 'order', '{}', ${world.now()})`.execute(world.sql)

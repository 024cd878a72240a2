import { sql as raw } from 'kysely'
import type { Endpoint } from '#contract/endpoint.ts'
import type { OrderInfo } from '#contract/order.ts'
import type { OrderMoveType } from '#machines/trade/order.rules.ts'
import { banker, dealer, escrowOf, start } from '#tests/world/trade.ts'
import { heldIn } from '#tests/cells/trade.ts'
import { moveNow, rowOf } from '#tests/world/trade-moves.ts'
import type { Person, World } from '#tests/world/world.ts'
import type { Shot } from './volley.ts'

type Order = Pick<OrderInfo, 'order_no' | 'version'>

/** The houses' own matchers find nobody to offer the order to. */
export interface OpenOrder {
  readonly mira: Person
  readonly otto: Person
  readonly order_no: string
}

export async function calm(world: World): Promise<void> {
  world.clock.set(new Date().toISOString())
  await world.sql.updateTable('merchant').set({ state: 'suspended' }).where('state', '<>', 'left').execute()
  const states = ['matching.searching', 'matching.offered'] as const
  const left = await world.sql.selectFrom('trade_order').select('order_no').where('state', 'in', states).execute()
  for (const order of left) await moveNow(world, order, { type: 'recall', by: 'operator' })
}

/** Somebody who buys, and whom no matcher finds. */
export const buyer = (world: World) => dealer(world, { price: '0.01', eur: 100_000_000n, margin: 10_000_000n })

export async function openOrder(
  world: World,
  way: readonly OrderMoveType[],
  wish: Parameters<typeof start>[2] = {},
): Promise<OpenOrder> {
  await calm(world)
  const [mira, otto] = [await banker(world), await buyer(world)]
  const { order_no } = await start(world, mira, wish)
  await walkOn(world, { mira, otto, order_no }, way)
  return { mira, otto, order_no }
}

const BY = { offer: 'system', accept: 'merchant', pay: 'merchant', confirm: 'member' } as Partial<
  Record<OrderMoveType, 'system' | 'merchant' | 'member'>
>
export async function walkOn(
  world: World,
  { otto, order_no }: OpenOrder,
  way: readonly OrderMoveType[],
): Promise<void> {
  for (const type of way) await moveNow(world, { order_no }, { type, by: BY[type] ?? 'operator' }, otto)
}

export const versionOf = async (world: World, { order_no }: Pick<OpenOrder, 'order_no'>): Promise<Order> => {
  const { version } = await rowOf(world, order_no)
  return { order_no, version }
}

export const age = ({ sql }: World, { order_no }: Pick<OpenOrder, 'order_no'>, minutes: number) =>
  raw`update trade_order set since = since - make_interval(mins => ${minutes}), paid_at = paid_at - make_interval(mins => ${minutes})
    where order_no = ${order_no}`.execute(sql)

export const runsOut = ({ sql }: World, { order_no }: Pick<OpenOrder, 'order_no'>, inMs: number) => {
  const at = new Date(Date.now() + inMs)
  return sql.updateTable('trade_order').set({ offer_by: at, wake_at: at }).where('order_no', '=', order_no).execute()
}

let keys = 0
export function saying(
  { path }: Endpoint,
  { token }: Person,
  { order_no, version }: Order,
  more: Record<string, string> = {},
): Shot {
  keys += 1
  const idem = `storm-${process.pid}-${String(keys).padStart(10, '0')}`
  return { path, token, form: { order_no, version: String(version), idem, ...more } }
}

/** At one moment: the houses go on meanwhile. */
const seenNow = ({ sql }: Pick<World, 'sql'>, orderNo: string) =>
  sql
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (inside) => ({
      row: await rowOf({ sql: inside }, orderNo),
      held: await escrowOf({ sql: inside }, orderNo),
    }))

export async function wrongAfter(
  world: World,
  { order_no }: Pick<OpenOrder, 'order_no'>,
  states: readonly string[],
): Promise<string[]> {
  const { row, held } = await seenNow(world, order_no)
  const due = heldIn(row.state, row)
  return [
    ...(states.includes(row.state) ? [] : [`the order is ${row.state}`]),
    ...(held.COIN === due.COIN && held.EUR === due.EUR
      ? []
      : [`${row.state} holds ${held.COIN} COIN and ${held.EUR} EUR`]),
  ]
}

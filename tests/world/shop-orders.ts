import { sql as raw } from 'kysely'
import type { Asked } from '#contract/endpoint.ts'
import { type PaidFrom, shopOrder } from '#contract/shop-order.ts'
import type { ShopOrderMove } from '#machines/shop-order/shop-order.rules.ts'
import { holdPool, houseAccountNamed } from '#server/ledger/accounts.ts'
import { inTransaction, type Sql } from '#server/lib/database.ts'
import { refuse } from '#server/lib/refuse.ts'
import type { AskedBack } from '#server/refund/ask.ts'
import type { MoveDetails } from '#server/shop-order/effects.ts'
import { movePayment } from '#server/payment/move.ts'
import { lockShopOrder, moveShopOrder } from '#server/shop-order/move.ts'
import { POINTS_POOL } from '#server/shop-order/pool.ts'
import type { ShopOrderRow } from '#server/shop-order/rows.ts'
import { sendParcel } from '#server/shop-order/send.ts'
import { HAMBURG, keepsAddresses } from './addresses.ts'
import { type Goods, type GoodsAsked, openGoods } from './goods.ts'
import { bring, fillPool, newKey, PIN } from './money.ts'
import { asOwner, type House, type Person, type World } from './world.ts'

let addresses = 0

/** Parcels of the house, or of a store, go to Germany. */
export const delivers = (world: House, store?: string, cents = 390n, free: bigint | null = null) =>
  asOwner(world, (owner) =>
    raw`
      insert into carriage (store_id, country, price, free_from, days_least, days_most)
      values ((select id from store where code = ${store ?? null}), 'DE', ${cents}, ${free}, 1, 3)
      on conflict do nothing`.execute(owner),
  )

interface Purse {
  readonly balance?: bigint
  readonly shop?: bigint
  readonly points?: bigint
}

/** Somebody in Hamburg, with so much. */
export async function buyer(world: World, { balance = 100_000n, shop = 0n, points = 0n }: Purse = {}): Promise<Person> {
  const person = await world.member({ pin: PIN })
  await keepsAddresses(world, person, { [80_000 + (addresses += 1)]: HAMBURG })
  if (balance > 0n) await bring(world, person, 'balance', balance)
  if (shop > 0n) await bring(world, person, 'shop', shop)
  if (points > 0n) await bring(world, person, 'points', points)
  return person
}

export interface StoreGoods extends Goods {
  readonly owner: Person
}

let stores = 0

/** What a store sells, which delivers. */
export async function openStoreGoods(world: World, asked: GoodsAsked = {}): Promise<StoreGoods> {
  const owner = await world.member({ pin: PIN })
  const store = asked.store ?? `store-${(stores += 1)}`
  const goods = await openGoods(world, { ...asked, store, owner: owner.id })
  await delivers(world, store)
  return { ...goods, owner }
}

/** Of the store that sells them. */
export const storeOf = async ({ sql }: { readonly sql: Sql }, { id }: Goods): Promise<string> =>
  (
    await sql
      .selectFrom('goods')
      .innerJoin('store', 'store.id', 'store_id')
      .select('store.code')
      .where('goods.id', '=', id)
      .executeTakeFirstOrThrow()
  ).code

export type OrderWish = Omit<Asked<typeof shopOrder.confirm>, 'from'>

export const buying = (goods: Goods, num = 1, more: OrderWish = {}, at = 0) => ({
  from: 'buy' as const,
  variant_id: goods.variants[at] ?? 0,
  num,
  ...more,
})

/** Agrees to exactly what is shown. */
export async function agreed<Wish extends Asked<typeof shopOrder.confirm>>(
  { give }: Pick<World, 'give'>,
  person: Person,
  wish: Wish,
  idem = newKey(),
) {
  const { quote_hash } = await give(shopOrder.confirm, wish, person)
  return { ...wish, quote_hash, idem }
}

export async function orderOf(world: World, person: Person, wish: Asked<typeof shopOrder.confirm>): Promise<string> {
  const { order_no } = await world.give(shopOrder.create, await agreed(world, person, wish), person)
  return order_no
}

export const rowOf = ({ sql }: { readonly sql: Sql }, orderNo: string): Promise<ShopOrderRow> =>
  sql.selectFrom('shop_order').selectAll().where('order_no', '=', orderNo).executeTakeFirstOrThrow()

export async function moveShopIn(
  sql: Sql,
  orderNo: string,
  move: ShopOrderMove,
  now: Date,
  details: Partial<MoveDetails> = {},
): Promise<ShopOrderRow> {
  const row = (await lockShopOrder(sql, orderNo)) ?? refuse('missing')
  const { by } = move
  if (move.type === 'ship' && (by === 'store' || by === 'operator' || by === 'system'))
    return sendParcel({ sql, now }, row, { ...parcelOf(), by })
  if (move.type === 'pay' && row.state === 'unpaid' && (by === 'member' || by === 'gateway')) {
    await paidBy(sql, row, now, details.from ?? 'balance')
    return rowOf({ sql }, orderNo)
  }
  const asked = move.type === 'refund' ? { asked: await allOf(sql, row.id) } : {}
  return moveShopOrder({ sql, now }, row, move, { ...asked, ...details })
}

/** Everything that is left of it. */
async function allOf(sql: Sql, order: number): Promise<AskedBack> {
  const lines = await sql
    .selectFrom('shop_order_line')
    .select('id')
    .where('order_id', '=', order)
    .where('is_back', '=', false)
    .execute()
  return { lines: lines.map(({ id }) => id), reason: 'unwanted', explain: '', attachments: [] }
}

let payments = 0

/** By a payment, as the cashier makes one. */
export async function paidBy(sql: Sql, row: ShopOrderRow, now: Date, from: PaidFrom = 'balance'): Promise<void> {
  const isOutside = from === 'gateway'
  const number = String((payments += 1)).padStart(6, '0')
  const payment = await sql
    .insertInto('payment')
    .values({
      pay_no: `P9999${number}`,
      order_no: row.order_no,
      member_id: row.member_id,
      method: isOutside ? 'alipay' : from,
      gateway: isOutside ? 'alipay' : 'house',
      sandbox: isOutside,
      state: 'waiting',
      currency: row.pay > 0n ? 'EUR' : 'POINTS',
      amount: row.pay > 0n ? row.pay : BigInt(row.points),
      created_at: now,
      since: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const by = isOutside ? 'gateway' : 'member'
  await movePayment({ sql, now }, payment, { type: 'arrive', by }, isOutside ? { ref: `outside-${number}` } : {})
}

export const moveShop = (world: House, orderNo: string, move: ShopOrderMove, details?: Partial<MoveDetails>) =>
  inTransaction(world.sql, (inside) => moveShopIn(inside, orderNo, move, world.context.clock.now(), details))

let parcels = 0
export const parcelOf = () => ({ carrier: 'sandbox', trackingNo: `QY${1_000_000 + (parcels += 1)}X` })

export const sends = (world: House, orderNo: string, lines?: readonly number[]) =>
  inTransaction(world.sql, async (sql) => {
    const row = (await lockShopOrder(sql, orderNo)) ?? refuse('missing')
    const now = world.context.clock.now()
    return sendParcel({ sql, now }, row, { ...parcelOf(), by: 'operator', ...(lines && { lines }) })
  })

export const pays = (world: House, orderNo: string, from: PaidFrom = 'balance') =>
  moveShop(world, orderNo, { type: 'pay', by: from === 'gateway' ? 'gateway' : 'member' }, { from })

export async function fillPointsPool(world: House, cents: bigint): Promise<void> {
  await fillPool(world, 'EUR', cents, await houseAccountNamed(world.sql, POINTS_POOL))
}

export const inPointsPool = async ({ sql }: House): Promise<bigint> =>
  inTransaction(sql, async (inside) => holdPool(inside, await houseAccountNamed(inside, POINTS_POOL)))

export const stockOf = async ({ sql }: House, { variants }: Goods, at = 0): Promise<number> =>
  (
    await sql
      .selectFrom('variant')
      .select('stock')
      .where('id', '=', variants[at] ?? 0)
      .executeTakeFirstOrThrow()
  ).stock

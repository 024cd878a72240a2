import type { FastifyInstance } from 'fastify'
import { openPool } from './pool.ts'

type Act = 'start' | 'accept' | 'cancel' | 'pay' | 'match' | 'sell' | 'reprice'
interface Form {
  readonly order: string
  readonly act: Act
}

export const NAIVE_TRADE = '/naive/trade'
const OPEN_ORDERS = 3
const COINS = 100
const AGREED = 128

const said = (refusal?: string) => ({ code: refusal ? 0 : 1, msg: '', data: refusal ? { refusal } : {} })

/** A trade as it is often written: look at the order, decide, move the money, then write the state. */
export async function openNaiveTrade(app: FastifyInstance, url: string) {
  const pool = await openPool(url)
  await pool.query(`
    create table naive_purse (name text primary key, amount bigint not null);
    create table naive_order (order_no text primary key, state text not null);
    create table naive_offer (order_no text not null);
    create table naive_sale (price integer not null);
    create table naive_buyer (promised integer not null, wanted integer not null, price integer not null)`)
  const move = (from: string, to: string) =>
    pool.query(
      'update naive_purse set amount = amount + case name when $1 then -100 else 100 end where name in ($1, $2)',
      [from, to],
    )
  const stateOf = async (order: string) =>
    (await pool.query<{ state: string }>('select state from naive_order where order_no = $1', [order])).rows[0]?.state
  const write = (order: string, state: string) =>
    pool.query('update naive_order set state = $2 where order_no = $1', [order, state])

  const start = async (order: string) => {
    const { rowCount } = await pool.query(`select 1 from naive_order where state = 'searching'`)
    if ((rowCount ?? 0) >= OPEN_ORDERS) return said('orders-enough')
    await pool.query(`insert into naive_order values ($1, 'searching')`, [order])
    return said()
  }
  const moves = (from: string, to: string, purses: readonly [string, string]) => async (order: string) => {
    if ((await stateOf(order)) !== from) return said('not-now')
    await move(...purses)
    await write(order, to)
    return said()
  }
  const match = async () => {
    const { rows } = await pool.query<{ order_no: string }>(
      `select order_no from naive_order where state = 'searching' limit 10`,
    )
    for (const { order_no } of rows) {
      const { rows: buyers } = await pool.query<{ promised: number; wanted: number }>(
        'select promised, wanted from naive_buyer',
      )
      const buyer = buyers[0]
      if (!buyer || buyer.promised + COINS > buyer.wanted) continue
      await pool.query('update naive_buyer set promised = $1', [buyer.promised + COINS])
      await pool.query('insert into naive_offer values ($1)', [order_no])
      await write(order_no, 'offered')
    }
    return said()
  }
  const sell = async () => {
    const { rows } = await pool.query<{ price: number }>('select price from naive_buyer')
    if ((rows[0]?.price ?? 0) < AGREED) return said('quote-stale')
    await move('member', 'escrow')
    await pool.query('insert into naive_sale select price from naive_buyer')
    return said()
  }
  const reprice = async () => {
    await pool.query('update naive_buyer set price = case price when 128 then 126 else 128 end')
    return said()
  }
  const acts: Record<Act, (order: string) => Promise<ReturnType<typeof said>>> = {
    start,
    accept: moves('offered', 'accepted', ['merchant', 'escrow']),
    cancel: moves('offered', 'cancelled', ['escrow', 'member']),
    pay: moves('accepted', 'paid', ['escrow', 'member']),
    match,
    sell,
    reprice,
  }
  app.post<{ Body: Form }>(NAIVE_TRADE, ({ body: { order, act } }) => acts[act](order))

  const count = async (from: string) =>
    Number((await pool.query<{ count: string }>(`select count(*) from ${from}`)).rows[0]?.count)
  return {
    async begin(state: string, orders: number) {
      await pool.query('truncate naive_purse, naive_order, naive_offer, naive_buyer, naive_sale')
      await pool.query(`insert into naive_purse select unnest(array['member', 'merchant', 'escrow']), 1000000`)
      await pool.query(`insert into naive_order select 'T' || at, $1 from generate_series(1, $2::integer) as at`, [
        state,
        orders,
      ])
      await pool.query('insert into naive_buyer values (0, 2000, 128)')
    },
    open: () => count(`naive_order where state = 'searching'`),
    offers: () => count('naive_offer'),
    offered: () => count('(select distinct order_no from naive_offer) as one'),
    soldForLess: () => count(`naive_sale where price < ${AGREED}`),
    close: () => pool.end(),
  }
}

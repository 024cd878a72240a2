import { type RawBuilder, sql as raw } from 'kysely'
import type { Taken } from '#contract/endpoint.ts'
import { ORDERS_OF_RECORD } from '#contract/limits.ts'
import { decimalOf, minorOf } from '#contract/money.ts'
import type { Home } from '#contract/home.ts'
import { type Rail, RAILS } from '#contract/order.ts'
import type { Buyer, Buyers, trade } from '#contract/trade.ts'
import { exchanged } from '#machines/wallet/fee.rules.ts'
import { termsOf } from '../ledger/terms.ts'
import type { Call } from '../lib/call.ts'
import { unix } from '../lib/clock.ts'
import { nameIn } from '../lib/masks.ts'
import { isDemandedOf } from '../lib/required-of-merchants.ts'
import { marketAt } from '../market/market.ts'
import { NO_PRICE, priceAt } from '../market/queries.ts'
import { shareOf } from '../merchant/present.ts'

const MOST = 20

interface BuyerRow {
  readonly merchant_no: string
  readonly name: string
  readonly price: string
  readonly least: bigint
  readonly most: bigint
  readonly pay_types: Rail[]
  readonly trade_count: number
  readonly lost_count: number
  readonly rating_sum: number
  readonly rating_count: number
  readonly pay_seconds: number | null
}

interface Sale {
  /** None is any. */
  readonly quantity: bigint
  readonly rail: Rail
  readonly floor: string
}

type Asking = Pick<Call, 'now' | 'viewer' | 'context'>

const pays = (rail: Rail) => raw<boolean>`${rail}::text = any (m.pay_types)`
const affords = (rail: Rail, coins: RawBuilder<bigint>) =>
  rail === 'bank' ? raw<boolean>`purse.margin > 0` : raw<boolean>`purse.cash >= (${coins}) / 1000000 * m.price`

/** Whom match_orders would ask now, and nobody whom it would not: the same is asked there. */
const buying = ({ now, viewer, context }: Asking, floor: RawBuilder<string>) => raw`
  from market cross join merchant m cross join lateral (
    select coalesce(max(a.amount) filter (where a.name = 'balance'), 0) as cash,
      coalesce(max(a.amount) filter (where a.name = 'margin'), 0) as margin
    from account a where a.member_id = m.member_id and a.name in ('balance', 'margin') and a.part = 'available'
      and not (a.frozen and exists (
        select from frozen f where f.member_id = m.member_id and (f.until_at is null or f.until_at > ${now})))) as purse
  where may_buy(m, ${now}, (${now}::timestamptz at time zone market.zone)::time)
    and m.price >= (${floor})::numeric and m.wanted - m.promised >= m.least and m.member_id <> ${viewer?.id ?? 0}
    and (not ${isDemandedOf(context, 'merchant')}::boolean or has_second(m.member_id))`

function taking(call: Asking, { quantity, rail, floor }: Sale) {
  const most = raw`least(m.most, m.wanted - m.promised)`
  const within = raw<boolean>`(${quantity}::bigint = 0 or ${quantity}::bigint between m.least and ${most})`
  const coins = raw<bigint>`case when ${quantity}::bigint between m.least and ${most} then ${quantity}::bigint else m.least end`
  const from = raw`${buying(call, raw`${floor}`)} and (not ${pays(rail)} or ${affords(rail, coins)})`
  return { from, most, pays: pays(rail), fits: raw<boolean>`(${within} and ${pays(rail)})` }
}

/** Who takes some sale or other, by whichever rail. */
export async function buyersAtHome(call: Call): Promise<Home['buyers']> {
  const takes = RAILS.map((rail) => raw<boolean>`(${pays(rail)} and ${affords(rail, raw`m.least`)})`)
  const { rows } = await raw<Home['buyers']>`
    select count(*)::integer as count, max(m.price)::text as best_price
    ${buying(call, raw`coalesce(${priceAt('COIN', call.now)}, ${NO_PRICE})`)} and (${raw.join(takes, raw` or `)})`.execute(
    call.sql,
  )
  return rows[0] ?? { count: 0, best_price: null }
}

type Taking = ReturnType<typeof taking>

const found = ({ sql }: Pick<Call, 'sql'>, { from, most }: Taking, which: RawBuilder<boolean>, count: number) =>
  raw<BuyerRow>`
    select m.merchant_no, m.name, m.price::text as price, m.least, ${most} as most, m.pay_types,
      m.trade_count, m.lost_count, m.rating_sum, m.rating_count,
      (select percentile_disc(0.5) within group (order by took) from unnest(m.pay_times) as took) as pay_seconds
    ${from} and ${which}
    order by m.price desc, m.response_ms, m.member_id limit ${count}`
    .execute(sql)
    .then(({ rows }) => rows)

const rangeOf = ({ sql }: Pick<Call, 'sql'>, { from, most, pays }: Taking): Promise<Buyers['range']> =>
  raw<{ least: bigint | null; most: bigint | null }>`
    select min(m.least) as least, max(${most}) as most ${from} and ${pays}`
    .execute(sql)
    .then(({ rows: [row] }) =>
      row?.least == null || row.most == null ? null : { least: coins(row.least), most: coins(row.most) },
    )

const coins = (minor: bigint) => decimalOf(minor, 'COIN')

export async function buyersNow(call: Call, asked: Taken<typeof trade.buyers>): Promise<Buyers> {
  const { sql, now, viewer } = call
  const [{ unit_price: floor }, { feeRate }] = await Promise.all([
    marketAt(sql, now),
    termsOf(sql, 'sell', 'coin', viewer?.id ?? 0, now),
  ])
  const sale = { quantity: asked.quantity === '' ? 0n : minorOf(asked.quantity, 'COIN'), rail: asked.pay_type, floor }
  const there = taking(call, sale)
  const first = await found(call, there, there.fits, MOST)
  const others = first.length < MOST ? await found(call, there, raw`not ${there.fits}`, MOST - first.length) : []
  const netAt = (price: string) =>
    sale.quantity === 0n
      ? null
      : decimalOf(exchanged({ gross: sale.quantity, from: 'COIN', to: 'EUR', rate: price, feeRate }).net, 'EUR')
  return {
    list: [
      ...first.map((row) => presentBuyer(call, row, netAt(row.price))),
      ...others.map((row) => presentBuyer(call, row, null)),
    ],
    floor: { price: floor, net: netAt(floor) },
    fee_rate: feeRate,
    range: first.length > 0 ? null : await rangeOf(call, there),
    server_time: unix(now),
  }
}

const presentBuyer = ({ say }: Call, row: BuyerRow, net: string | null): Buyer => ({
  merchant_no: row.merchant_no,
  name: nameIn(say, row.name),
  price: row.price,
  least: coins(row.least),
  most: coins(row.most),
  pay_types: row.pay_types,
  net,
  record:
    row.trade_count < ORDERS_OF_RECORD
      ? null
      : {
          pay_seconds: row.pay_seconds,
          completion_rate: shareOf(row.trade_count, row.trade_count + row.lost_count),
          rating: row.rating_count === 0 ? null : (row.rating_sum / row.rating_count).toFixed(1),
        },
})

/** What that merchant pays for such a sale now; nothing while they would not be asked for it. */
export async function priceOf(call: Call, merchant: number, sale: Sale): Promise<string | undefined> {
  const there = taking(call, sale)
  const [row] = await found(call, there, raw`${there.fits} and m.member_id = ${merchant}`, 1)
  return row?.price
}

import { HOUR_S } from '#contract/time-units.ts'
import type { Context } from '../lib/context.ts'
import { later } from '../lib/clock.ts'
import { inTransaction, type Sql } from '../lib/database.ts'
import { marketAt } from '../market/market.ts'
import { createOrder } from '../trade/create.ts'
import { moveOrder } from '../trade/move.ts'
import { payOrder, takeOrder } from '../trade/merchant-side.ts'
import { rateMerchant } from '../trade/promises.ts'
import { lockOrder } from '../trade/queries.ts'
import { quoteSale } from '../trade/quote.ts'
import { sweepOrders } from '../trade/sweep.ts'
import { callAs } from './demo-call.ts'
import { DEMO_PIN } from './people.ts'

interface Sale {
  readonly who: string
  readonly coins: string
  /** Without it, whoever pays best buys. */
  readonly to?: string
  readonly score?: 3 | 4 | 5
}

/** Kade has ten of them, after which is told how a merchant does. */
const SALES: readonly Sale[] = [
  { who: 'Mara', coins: '20', score: 5 },
  { who: 'Ines', coins: '45', score: 5 },
  { who: 'Joris', coins: '250', score: 4 },
  { who: 'Ines', coins: '800', score: 5 },
  { who: 'Joris', coins: '50', score: 5 },
  { who: 'Sofia', coins: '30', to: 'Nils', score: 5 },
  { who: 'Joris', coins: '35' },
  { who: 'Ines', coins: '24', score: 4 },
  { who: 'Joris', coins: '1500' },
  { who: 'Mara', coins: '15', score: 4 },
  { who: 'Ines', coins: '120', score: 5 },
  { who: 'Ines', coins: '55', score: 3 },
  { who: 'Joris', coins: '18', score: 5 },
  { who: 'Piotr', coins: '40', to: 'Nils', score: 4 },
  { who: 'Mara', coins: '25', score: 5 },
  { who: 'Ines', coins: '60', score: 5 },
]
const [FIRST, EVERY] = [21 * HOUR_S, 4_800]
const SOON = 600
/** Longer than the market sleeps, shorter than until the next sale. */
const PAUSE = 4_400
const PHRASE = 'a word between two'

const houseAt = (context: Context, moment: Date): Context => ({
  ...context,
  clock: { ...context.clock, now: () => moment },
})

export async function seedSales(context: Context): Promise<void> {
  const now = context.clock.now()
  for (const [at, sale] of SALES.entries()) {
    const moment = later(now, at * EVERY - FIRST)
    const opened = (await takesOrders(context, moment)) ? moment : later(moment, PAUSE)
    if (await takesOrders(context, opened)) await sell(context, sale, opened)
  }
}

async function takesOrders({ database }: Context, moment: Date): Promise<boolean> {
  const { is_open, close_time } = await marketAt(database, moment)
  return is_open === 1 && (close_time ?? 0) * 1_000 - moment.getTime() > SOON * 1_000
}

async function sell(context: Context, { who, coins, to, score }: Sale, moment: Date): Promise<void> {
  const seller = await memberCalled(context.database, who)
  const order = await begin(houseAt(context, moment), seller, coins, to !== undefined)
  if (to) await take(houseAt(context, later(moment, 3)), await memberCalled(context.database, to), order)
  const { merchant_id: buyer, version } = await orderNumbered(context.database, order)
  if (buyer === null) return
  const { call, does } = callAs(houseAt(context, later(moment, 6)), buyer)
  const said = { order_no: order, version, idem: `demo-${order}-paid` }
  await does(
    await payOrder(call, { ...said, images: [], reference: '', payer_name: '', payword: DEMO_PIN, second: '' }),
  )
  await sweepOrders(houseAt(context, later(moment, 7)))
  if (score) await rate(context, order, score, later(moment, 60))
}

async function begin(context: Context, seller: number, quantity: string, isPromised: boolean): Promise<string> {
  const mode = isPromised ? ('password' as const) : ('normal' as const)
  const wish = { quantity, mode, pay_type: 'wallet', merchant_no: '', parent_no: '', rematch: 1, listed: 0 } as const
  const { call, does } = callAs(context, seller)
  const { quote_no } = await quoteSale(call, wish)
  const confirmation = { quote_no, payword: DEMO_PIN, second: '', idem: `demo-${quote_no}` }
  const { order_no } = await does(
    await createOrder(call, { ...wish, phrase: isPromised ? PHRASE : '', ...confirmation }),
  )
  return order_no
}

async function take(context: Context, merchant: number, orderNo: string): Promise<void> {
  const { call, does } = callAs(context, merchant)
  await does(await takeOrder(call, { order_no: orderNo, phrase: PHRASE, idem: `demo-${orderNo}-taken` }))
}

const rate = ({ database }: Context, orderNo: string, score: number, now: Date) =>
  inTransaction(database, async (sql) => {
    const row = await lockOrder(sql, orderNo)
    if (row?.state !== 'completed') return
    await rateMerchant(sql, row, score)
    await moveOrder({ sql, now }, row, { type: 'rate', by: 'member' }, { change: { member_rated: score } })
  })

const orderNumbered = (sql: Sql, orderNo: string) =>
  sql
    .selectFrom('trade_order')
    .select(['merchant_id', 'version'])
    .where('order_no', '=', orderNo)
    .executeTakeFirstOrThrow()

const memberCalled = async (sql: Sql, nickname: string): Promise<number> =>
  (
    await sql
      .selectFrom('member')
      .select('id')
      .where('nickname', '=', nickname)
      .where('demo', '=', true)
      .executeTakeFirstOrThrow()
  ).id

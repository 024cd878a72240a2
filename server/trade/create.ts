import type { Taken } from '#contract/endpoint.ts'
import { type OrderInfo, OVER } from '#contract/order.ts'
import { minorOf } from '#contract/money.ts'
import type { Quote } from '#contract/quote.ts'
import { trade } from '#contract/trade.ts'
import { partsOf } from '#machines/wallet/fee.rules.ts'
import { begunOrder } from '#machines/trade/order.facts.ts'
import { beginUse } from '../card/uses.ts'
import type { Payee } from '../card/queries.ts'
import { proveFor } from '../factor/needed-for-quote.ts'
import { printOf, useQuote } from '../ledger/quotes.ts'
import { termsOf } from '../ledger/terms.ts'
import { type Call, memberOf } from '../lib/call.ts'
import type { Chance } from '../lib/chance.ts'
import type { Sql } from '../lib/database.ts'
import { keyed } from '../lib/keyed.ts'
import { refuse } from '../lib/refuse.ts'
import { provePin } from '../security/pins.ts'
import { holdCoins, openEscrow } from './escrow.ts'
import { matchOne } from './matcher.ts'
import { pricedAt } from './prices.ts'
import { columnsOf, type OrderRow } from './rows.ts'
import { refuseIfBarred, payeeFor, wantedMerchant, wantedPrice, wishOf } from './quote.ts'
import { marketAt } from '../market/market.ts'
import { tradeTermsAt } from '../market/trade-terms.ts'
import { orderTerms } from './order-terms.ts'
import { presentOrderInfo } from './present.ts'

type Asked = Taken<typeof trade.create>
interface Created {
  readonly order_no: string
  readonly order: OrderInfo
}

/** The PIN is proven and the phrase hashed before, outside of the transaction. */
export async function createOrder(call: Call, asked: Asked) {
  if (asked.mode === 'password' && asked.phrase === '') refuse('invalid', { problems: { phrase: 'phrase-required' } })
  const { hash } = await provePin(call, asked.payword)
  await proveFor(call, asked.quote_no, asked.second)
  const phrase = asked.mode === 'password' ? await call.context.passwords.hash(asked.phrase) : null
  return async (inside: Call): Promise<Created> => {
    const created = await keyed<Created>(inside, trade.create.path, asked, async () => {
      const order = await begin(inside, asked, hash, phrase)
      return { order_no: order.order_no, order: await presentOrderInfo(inside, order, 'member') }
    })
    inside.after(() => matchOne(inside.context, created.order_no))
    return created
  }
}

async function begin(call: Call, asked: Asked, pin: string, phrase: string | null): Promise<OrderRow> {
  const { sql, now, context } = call
  const { id } = memberOf(call)
  await sql.selectFrom('member').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  await refuseIfBarred(call)
  const print = printOf('sell', wishOf(asked))
  const agreed = await useQuote(sql, { member: id, quote: asked.quote_no, print, pin, now })
  const { rate: price } = agreed.says as unknown as Pick<Quote, 'rate'>
  await refuseIfPaidLess(call, asked, price)
  const { feeRate } = await termsOf(sql, 'sell', 'coin', id, agreed.made_at)
  const payee = await payeeFor(call, id, asked.pay_type)
  const number = await freeNumber(sql, context.chance)
  const order = await insert(call, asked, { number, price, feeRate, phrase, payee })
  if (payee && !(await beginUse(sql, { room: 'trade', ref: number }, payee, now))) refuse('moved-on')
  await holdCoins({ sql, now, order, step: 0, actor: 'member' })
  await sql
    .insertInto('order_event')
    .values({ order_id: order.id, version: 0, event: 'made', state: order.state, actor: 'member', at: now })
    .execute()
  return order
}

/** Whoever was named would never be asked for it at that price: a new quote says what is so now. */
async function refuseIfPaidLess(call: Call, asked: Asked, agreed: string): Promise<void> {
  if (asked.mode !== 'member') return
  const { unit_price: floor } = await marketAt(call.sql, call.now)
  const isTheirs = asked.listed === 1 || partsOf(agreed) > partsOf(floor)
  if (isTheirs && (await wantedPrice(call, { ...asked, listed: 0 }, agreed)) === undefined) refuse('quote-stale')
}

interface Making {
  readonly number: string
  readonly price: string
  readonly feeRate: string
  readonly phrase: string | null
  readonly payee: Payee | undefined
}

async function insert(call: Call, asked: Asked, { number, price, feeRate, phrase, payee }: Making): Promise<OrderRow> {
  const { sql, now } = call
  const terms = await tradeTermsAt(sql, now)
  const kept = orderTerms(terms)
  const facts = begunOrder(now.getTime(), kept, {
    rail: asked.pay_type,
    mode: asked.mode,
    wantsRematch: asked.rematch === 1,
  })
  const quantity = minorOf(asked.quantity, 'COIN')
  return sql
    .insertInto('trade_order')
    .values({
      ...columnsOf(facts),
      order_no: number,
      quote_no: asked.quote_no,
      member_id: memberOf(call).id,
      state: 'matching.searching',
      rail: asked.pay_type,
      mode: asked.mode,
      wants_rematch: facts.wantsRematch,
      since: now,
      created_at: now,
      quantity,
      floor_price: price,
      fee_rate: feeRate,
      ...pricedAt({ quantity, fee_rate: feeRate }, price),
      terms: JSON.stringify(kept),
      wanted_merchant: await wantedMerchant(call, asked),
      phrase_hash: phrase,
      coin_escrow: await openEscrow(sql, number, 'COIN'),
      payee: payee ? JSON.stringify({ ...payee, name: `${payee.first_name} ${payee.last_name}` }) : null,
      parent_id: await parentOf(call, asked.parent_no),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function parentOf(call: Call, parentNo: string): Promise<number | null> {
  if (parentNo === '') return null
  const parent = await call.sql
    .selectFrom('trade_order')
    .select('id')
    .where('order_no', '=', parentNo)
    .where('member_id', '=', memberOf(call).id)
    .where('state', 'in', OVER)
    .executeTakeFirst()
  return parent?.id ?? refuse('missing')
}

async function freeNumber(sql: Sql, chance: Chance): Promise<string> {
  for (;;) {
    const digits = String(chance.below(10 ** 10)).padStart(10, '0')
    const taken = await sql
      .selectFrom('trade_order')
      .select('id')
      .where('order_no', '=', `T${digits}`)
      .executeTakeFirst()
    if (!taken) return `T${digits}`
  }
}

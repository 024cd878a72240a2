import { merchant } from '#contract/merchant.ts'
import { trade } from '#contract/trade.ts'
import { partsOf } from '#machines/wallet/fee.rules.ts'
import { PIN } from '#tests/world/money.ts'
import { dealer, seller } from '#tests/world/trade.ts'
import type { World } from '#tests/world/world.ts'
import { done, times, type TradeStorm, unless } from './order-round.ts'
import { calm, saying, wrongAfter } from './orders.ts'

const AGREED = '1.28000000'
const PRICES = ['1.30', '1.26', '1.28']
/** As many as one member may have open. */
const EACH = 3
const OFFER = { least: '1', most: '10000', wanted: '100000', pay_types: '["wallet","bank"]', auto_accept: '1' }

async function sellersFor(world: World, merchant_no: string, count: number) {
  const wish = { quantity: '100', mode: 'member', merchant_no, listed: '1' } as const
  const members = await Promise.all(repeat(Math.ceil(count / EACH), () => seller(world)))
  const quoted = members.flatMap((person) => repeat(EACH, () => person))
  return Promise.all(
    quoted.slice(0, count).map(async (person) => {
      const { quote_no } = await world.give(trade.quote, { ...wish, listed: 1 }, person)
      return { person, form: { ...wish, quote_no, payword: PIN } }
    }),
  )
}

const repeat = <Made>(count: number, make: (at: number) => Made): Made[] =>
  Array.from({ length: count }, (_, at) => make(at))

/** A merchant changes their price while members sell to them: nobody sells for less than they confirmed. */
export const repricing: TradeStorm = async (world, count) => {
  await calm(world)
  const otto = await dealer(world, { price: '1.28', auto: true, eur: 100_000_000n })
  const { merchant_no } = await world.sql
    .selectFrom('merchant')
    .select('merchant_no')
    .where('member_id', '=', otto.id)
    .executeTakeFirstOrThrow()
  const sales = await sellersFor(world, merchant_no, Math.ceil(count / 2))
  return {
    shots: times(count, (at) => {
      const sale = at % 2 === 0 ? sales[at / 2] : undefined
      const { idem = '' } = saying(trade.create, otto, { order_no: '', version: 0 }).form
      return sale
        ? { path: trade.create.path, token: sale.person.token, form: { ...sale.form, idem } }
        : {
            path: merchant.setOffer.path,
            token: otto.token,
            form: { ...OFFER, price: PRICES[at % PRICES.length] ?? '' },
          }
    }),
    async judge(heard) {
      const orders = await world.sql
        .selectFrom('trade_order')
        .select(['order_no', 'floor_price', 'unit_price'])
        .where('wanted_merchant', '=', otto.id)
        .execute()
      const states = ['matching.searching', 'matching.offered', 'awaiting_payment.due']
      const faults = await Promise.all(orders.map((order) => wrongAfter(world, order, states)))
      const cheap = orders.filter(({ unit_price }) => partsOf(unit_price) < partsOf(AGREED))
      const others = orders.filter(({ floor_price }) => floor_price !== AGREED)
      const names = heard.filter(({ shot }) => shot.path === trade.create.path).map(({ name }) => name)
      return [
        ...unless(cheap.length === 0, `${cheap.length} are sold for less than was confirmed`),
        ...unless(others.length === 0, `${others.length} promise another price than was confirmed`),
        ...unless(
          names.every((name) => name === 'done' || name === 'quote-stale'),
          `a sale ends as ${names.join(' ')}`,
        ),
        ...unless(
          orders.length === done(heard, trade.create.path),
          `${done(heard, trade.create.path)} were started, and ${orders.length} are there`,
        ),
        ...faults.flat(),
      ]
    },
  }
}

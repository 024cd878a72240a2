import { decimalOf, minorOf } from '#contract/money.ts'
import type { Given } from '#contract/endpoint.ts'
import type { wallet, Way } from '#contract/wallet.ts'
import { inverse } from '#machines/wallet/fee.rules.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { unix } from '../lib/clock.ts'
import { marketFacts, NO_PRICE } from '../market/queries.ts'
import { changeOf } from '../market/rates.ts'
import { chartOf, pricesAt, worthOf } from './prices.ts'
import { moneyOf } from '../ledger/holdings.ts'
import { waysOf } from './ways.ts'

const NO_WAY = { rate: NO_PRICE, least: '0', today_left: '0' }
const wayIn = (ways: readonly Way[], act: Way['act'], from: Way['from']) =>
  ways.find((way) => way.act === act && way.from === from) ?? NO_WAY

export async function coinOf(call: Call): Promise<Given<typeof wallet.coin>> {
  const { sql, now } = call
  const { id } = memberOf(call)
  const [money, facts, chart, prices] = await Promise.all([
    moneyOf(sql, id, now),
    marketFacts(sql, now),
    chartOf(sql, 'COIN', now),
    pricesAt(sql, now),
  ])
  const ways = await waysOf(sql, id, prices, now)
  return {
    coin: money.coin,
    frozen: money.frozen.coin,
    price: money.coin_price,
    valuation: decimalOf(worthOf(minorOf(money.coin, 'COIN'), 'COIN', prices), 'EUR'),
    change_24h: changeOf(facts?.before ?? NO_PRICE, money.coin_price),
    profit_rate: wayIn(ways, 'profit_to_coin', 'profit').rate,
    min: wayIn(ways, 'to_balance', 'coin').least,
    chart,
    server_time: unix(now),
  }
}

export async function conversionsOf(call: Call): Promise<Given<typeof wallet.conversions>> {
  const { sql, now } = call
  const { id } = memberOf(call)
  const [money, ways] = await Promise.all([
    moneyOf(sql, id, now),
    pricesAt(sql, now).then((prices) => waysOf(sql, id, prices, now)),
  ])
  const [compose, shop] = [wayIn(ways, 'compose', 'points'), wayIn(ways, 'shop_to_balance', 'shop')]
  return {
    points: money.points,
    compose_rate: compose.rate === NO_PRICE ? NO_PRICE : inverse(compose.rate),
    compose_min: Number(compose.least),
    shop: money.shop,
    shop_rate: shop.rate,
    profit: money.profit,
    today_left: shop.today_left,
    ways,
  }
}

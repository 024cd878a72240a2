import { sql as raw } from 'kysely'
import { trade } from '#contract/trade.ts'
import { holds, PIN } from '#tests/world/money.ts'
import { seller } from '#tests/world/trade.ts'
import type { World } from '#tests/world/world.ts'
import { done, type Heard, times, type TradeStorm, unless } from './order-round.ts'
import { calm, saying, wrongAfter } from './orders.ts'

async function starting(world: World, count: number, quotes: number) {
  await calm(world)
  const mira = await seller(world, '4000')
  const wish = { quantity: '100' }
  const { quote_no } = await world.give(trade.quote, wish, mira)
  const { rows } = await raw<{ quote_no: string }>`
    insert into quote
    select (jsonb_populate_record(quote, jsonb_build_object('quote_no', left(quote_no, 22) || '-' || at))).*
    from quote, generate_series(2, ${quotes}::integer) as at where quote_no = ${quote_no} returning quote_no`.execute(
    world.sql,
  )
  const numbers = [quote_no, ...rows.map((row) => row.quote_no)]
  const shots = times(count, (at) => {
    const { idem = '' } = saying(trade.create, mira, { order_no: '', version: 0 }).form
    return {
      path: trade.create.path,
      token: mira.token,
      form: { ...wish, quote_no: numbers[at % quotes] ?? '', payword: PIN, idem },
    }
  })
  const wrong = async (heard: Heard, most: number) => {
    const orders = await world.sql
      .selectFrom('trade_order')
      .select('order_no')
      .where('member_id', '=', mira.id)
      .execute()
    const faults = await Promise.all(orders.map((order) => wrongAfter(world, order, ['matching.searching'])))
    return [
      ...unless(
        done(heard) === most && orders.length === most,
        `${done(heard)} were started, and ${orders.length} are there`,
      ),
      ...unless(
        (await holds(world, mira, 'coin')) === 400_000_000_000n - BigInt(most) * 10_000_000_000n,
        'the member has another amount',
      ),
      ...faults.flat(),
    ]
  }
  return { shots, wrong }
}

export const startingTwice: TradeStorm = async (world, count) => {
  const { shots, wrong } = await starting(world, count, 1)
  return { shots, judge: (heard) => wrong(heard, 1) }
}

/** Three orders are open at most, however many are started at once. */
export const startingMany: TradeStorm = async (world, count) => {
  const { shots, wrong } = await starting(world, count, count)
  return { shots, judge: (heard) => wrong(heard, 3) }
}

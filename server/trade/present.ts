import type { OrderInfo, Side, TradeOrder } from '#contract/order.ts'
import { ORDER_EVENTS } from '#contract/order.ts'
import { decimalOf } from '#contract/money.ts'
import { knowsMove } from '#machines/trade/order.lifecycle.ts'
import { ACTORS, blockerOf } from '#machines/trade/order.rules.ts'
import { deadlineOf, nextActionOf, nextActorOf, statusOf } from '#machines/trade/order.status.ts'
import { required } from '#machines/lib/required.ts'
import type { Call } from '../lib/call.ts'
import { secondsUntil, unix } from '../lib/clock.ts'
import { flag } from '../lib/flag.ts'
import { nameIn } from '../lib/masks.ts'
import { inWords } from '../lib/refuse.ts'
import { disputeOf, paymentOf, payeeOf, ratingOf, timelineOf, trailFor } from './details.ts'
import { pausedUntil } from './pauses.ts'
import { betterBy } from './prices.ts'
import { merchantsNamed, numbersOf } from './queries.ts'
import { factsOf, type OrderRow, stateOf } from './rows.ts'

function choices({ say, now }: Call, row: OrderRow, side: Side): Pick<TradeOrder, 'allowed' | 'refused'> {
  const facts = factsOf(row, now)
  const mine = ORDER_EVENTS.filter((type) => ACTORS[type].includes(side) && knowsMove(stateOf(row), type))
  const judged = mine.map((event) => ({ event, blocker: blockerOf(facts, { type: event, by: side }) }))
  return {
    allowed: judged.filter(({ blocker }) => !blocker).map(({ event }) => event),
    refused: judged.flatMap(({ event, blocker }) =>
      blocker
        ? [
            {
              event,
              code: blocker.code,
              text: inWords(say, blocker.code, {
                retry_after: blocker.until === undefined ? 0 : secondsUntil(new Date(blocker.until), now),
              }),
              ...(blocker.until !== undefined && { allowed_time: Math.ceil(blocker.until / 1000) }),
            },
          ]
        : [],
    ),
  }
}

export async function presentOrders(call: Call, rows: readonly OrderRow[], side: Side): Promise<TradeOrder[]> {
  const { sql, now } = call
  const merchants = await merchantsNamed(
    sql,
    rows.map(({ merchant_id }) => merchant_id),
  )
  const parents = await numbersOf(
    sql,
    rows.map(({ parent_id }) => parent_id),
  )
  const left = rows.find(({ state }) => side === 'member' && state === 'cancelled')
  const paused = left && (await pausedUntil(sql, left.member_id, now))
  return rows.map((row) =>
    presentOrder(call, row, side, {
      merchant: merchants.get(row.merchant_id ?? 0),
      parent: parents.get(row.parent_id ?? 0),
      paused: row.state === 'cancelled' ? paused : undefined,
    }),
  )
}

interface Beside {
  readonly merchant: { readonly name: string; readonly merchant_no: string } | undefined
  readonly parent: string | undefined
  readonly paused: Date | undefined
}

function presentOrder(call: Call, row: OrderRow, side: Side, { merchant, parent, paused }: Beside): TradeOrder {
  const { now, say } = call
  const facts = factsOf(row, now)
  const state = stateOf(row)
  const status = statusOf(state)
  const deadline = deadlineOf(state, facts)
  return {
    id: row.id,
    order_no: row.order_no,
    side,
    merchant_name: nameIn(say, merchant?.name ?? ''),
    merchant_no: merchant?.merchant_no ?? '',
    pay_type: facts.rail,
    unit_price: row.unit_price,
    quantity: decimalOf(BigInt(row.quantity), 'COIN'),
    amount: decimalOf(BigInt(row.amount), 'EUR'),
    fee: decimalOf(row.fee, 'EUR'),
    fee_coin: decimalOf(row.fee_coin, 'COIN'),
    expected_return: decimalOf(BigInt(row.net), 'EUR'),
    better: decimalOf(side === 'member' ? betterBy(row) : 0n, 'EUR'),
    mode: facts.mode,
    status,
    status_text: say(`trade.status.${status}`),
    reason: facts.reason,
    deadline: deadline === null ? null : Math.ceil(deadline / 1000),
    server_time: unix(now),
    next_actor: nextActorOf(state, facts),
    next_action: say(`trade.next.${nextActionOf(state, facts, side)}`),
    ...choices(call, row, side),
    frozen: flag(row.frozen_at !== null),
    late: flag(row.late),
    restart_time: paused ? unix(paused) : null,
    parent_no: parent ?? '',
    create_time: unix(row.created_at),
    version: row.version,
  }
}

export async function presentOrderInfo(call: Call, row: OrderRow, side: Side): Promise<OrderInfo> {
  const [order] = await presentOrders(call, [row], side)
  return {
    ...required(order),
    timeline: await timelineOf(call, row),
    trail: await trailFor(call, row),
    payee: payeeOf(row),
    payment: paymentOf(row),
    dispute: await disputeOf(call, row),
    asked: { member: flag(row.member_asked), merchant: flag(row.merchant_asked) },
    rating: ratingOf(row, side),
    asked_merchants: row.tried.length,
  }
}

import type { InvestOrder, InvestOrderInfo, TaskOrder } from '#contract/invest.ts'
import { PURSE_OF } from '#contract/venture.ts'
import { decimalOf } from '#contract/money.ts'
import { investmentKnows, type InvestmentState } from '#machines/invest/investment.lifecycle.ts'
import { type InvestmentMoveType, stopFee } from '#machines/invest/investment.rules.ts'
import type { Call } from '../lib/call.ts'
import { unix } from '../lib/clock.ts'
import { paged } from '../lib/paged.ts'
import { textOf } from './present-venture.ts'
import { datesOf, happeningsOf, type InvestmentRow, type TaskRow } from './queries.ts'
import { saidAs, statusOf } from './rows.ts'

/** Suspended, but not by our team: it has no price to go by. */
function suspenderOf({ state, kind, suspended_at }: InvestmentRow): NonNullable<InvestOrder['suspended_by']> {
  if (state === 'suspended.pool') return 'pool'
  return kind === 'robot' && suspended_at === null ? 'prices' : 'team'
}

const moment = (at: Date | null) => at && unix(at)

export function presentInvestOrder(call: Call, row: InvestmentRow): InvestOrder {
  const { say, now } = call
  const text = (amount: bigint) => decimalOf(amount, row.currency)
  const status = statusOf(row.state)
  return {
    id: row.id,
    order_no: row.order_no,
    kind: row.kind,
    venture_id: row.venture_id,
    title: textOf(row, call).title,
    cover: row.cover,
    currency: row.currency,
    account: PURSE_OF[row.currency],
    amount: text(row.amount),
    num: row.num,
    term_days: row.term_days,
    payout: row.payout,
    status,
    status_text: say(`invest.status.${status}`),
    suspended_by: status === 'suspended' ? suspenderOf(row) : null,
    reason_text: row.state === 'suspended.team' ? row.suspended_text : row.text,
    paid_total: text(row.paid),
    paid_today: text(row.paid_today),
    expected_high: text(row.expected),
    next_payout_time: moment(row.next_at),
    cool_until: moment(row.cool_until),
    start_time: unix(row.created_at),
    end_time: unix(row.ends_at),
    days_done: row.days_done,
    returned: text(row.ended_at ? row.amount - row.fee : 0n),
    fee: text(row.fee),
    stop_fee: text(stopFee(row.amount, row.fee_rate, row.state)),
    allowed: investmentKnows(row.state as InvestmentState, 'stop') ? ['stop'] : [],
    create_time: unix(row.created_at),
    server_time: unix(now),
    version: row.version,
  }
}

interface Asked {
  readonly page: number
  readonly limit: number
}

export async function presentInvestOrderInfo(call: Call, row: InvestmentRow, asked: Asked): Promise<InvestOrderInfo> {
  const { sql, say } = call
  const text = (amount: bigint) => decimalOf(amount, row.currency)
  const dates = await datesOf(sql, row.id, asked)
  const last = row.payout === 'daily' ? row.term_days : 1
  const happened = await happeningsOf(sql, row.id)
  return {
    ...presentInvestOrder(call, row),
    payouts: paged(
      asked,
      dates.total,
      dates.rows.map(({ period, due_at, estimate, outcome, state, settled_at }) => ({
        id: period,
        period,
        due_time: unix(due_at),
        estimate: text(estimate),
        outcome: outcome === null ? null : text(outcome),
        principal: text(period === last && state !== 'void' ? row.amount : 0n),
        status: state,
        pay_time: moment(settled_at),
      })),
    ),
    timeline: happened.map(({ event, state, actor, reason, text: said, at }) => ({
      event,
      status: statusOf(state),
      text: say(`invest.happened.${saidAs(event as InvestmentMoveType | 'made', reason)}`),
      ...(said && { said }),
      time: unix(at),
      by: actor,
    })),
    pool: text(row.pool),
  }
}

export function presentTaskOrder(call: Call, row: TaskRow): TaskOrder {
  return {
    id: Number(row.id),
    order_no: row.order_no,
    invest_order_no: row.invest_order_no,
    robot_name: textOf(row, call).title,
    day: row.day,
    n: row.n,
    amount: decimalOf(row.amount, row.currency),
    currency: row.currency,
    side: row.side,
    price_before: row.price_before,
    price_from: row.price_from,
    price_to: row.price_to,
    profit: decimalOf(row.profit, row.currency),
    status: row.state,
    status_text: call.say(`invest.task.${row.state === 'failed' ? 'failed' : row.side}`),
    create_time: unix(row.from_at),
    finish_time: unix(row.to_at),
  }
}

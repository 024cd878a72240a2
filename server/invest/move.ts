import { sql as raw } from 'kysely'
import { investmentLifecycle } from '#machines/invest/investment.lifecycle.ts'
import {
  investmentBlocker,
  investmentDue,
  type InvestmentFacts,
  type InvestmentMove,
} from '#machines/invest/investment.rules.ts'
import type { Sql } from '../lib/database.ts'
import { type Scope, lapse, type Life, lockRecord, moveRecord } from '../lib/move-record.ts'
import { type MoveDetails, investmentEffects, type MovingInvestment } from './effects.ts'
import { factsOf } from './facts.ts'
import { notifyInvestment } from './notify.ts'
import { type InvestmentRow, momentsOf, UNPRICED } from './rows.ts'

export const lockInvestment = (sql: Sql, orderNo: string): Promise<InvestmentRow | undefined> =>
  sql.selectFrom('investment').selectAll().where('order_no', '=', orderNo).forNoKeyUpdate().executeTakeFirst()

const investmentLife: Life<InvestmentRow, string, InvestmentFacts, InvestmentMove, MoveDetails> = {
  lifecycle: investmentLifecycle,
  table: 'investment',
  key: 'id',
  refuses: { unknown: 'not-now', raced: 'moved-on' },
  lock: lockInvestment,
  facts: factsOf,
  due: (facts, { state }) => investmentDue(state, facts),
  blocker: investmentBlocker,
  columns: (_, { now, move: { type }, before, details: { reason, text, operator, second } }) => ({
    ...momentsOf(type, before, now),
    since: now,
    ...(type === 'cancel' && { reason, text, operator_id: operator ?? null, second_id: second ?? null }),
  }),
  effects: async (moving) => investmentEffects(moving),
  async news(moving, row) {
    await notifyInvestment(moving, row, await keepEvent(moving, row))
  },
}

export const lockedInvestment = (scope: Scope, orderNo: string) => lockRecord(investmentLife, scope, orderNo)
export const lapseInvestment = (scope: Scope, row: InvestmentRow) => lapse(investmentLife, scope, row)
export const moveInvestment = (
  scope: Scope,
  row: InvestmentRow,
  move: InvestmentMove,
  details?: Partial<MoveDetails>,
) => moveRecord(investmentLife, scope, row, move, details)

/** One line for each version; returns its reason. Orders that stopped with their venture get the venture's text. */
async function keepEvent(
  { sql, now, move: { type, by }, details: { reason = '', text = '', operator, second } }: MovingInvestment,
  { id, venture_id, version, state }: InvestmentRow,
): Promise<string> {
  const { rows } = await raw<{ reason: string }>`
    insert into investment_event (investment_id, version, event, state, actor, operator_id, second_id, reason, text, at)
    select ${id}, ${version}, ${type}, ${state}, ${by}, ${operator ?? null}, ${second ?? null},
      case
        when ${type} = 'suspend' and kind = 'robot' and suspended_at is null then ${UNPRICED}
        when ${type} = 'resume' then (
          select past.reason from investment_event past
          where investment_id = ${id} and event = 'suspend' order by past.version desc limit 1)
        else ${reason} end,
      case when ${type} = 'suspend' and ${text} = '' then suspended_text else ${text} end, ${now}
    from venture where id = ${venture_id} returning reason`.execute(sql)
  return rows[0]?.reason ?? ''
}

import { withdrawalLifecycle } from '#machines/withdrawal/withdrawal.lifecycle.ts'
import {
  withdrawalBlocker,
  type WithdrawalFacts,
  type WithdrawalMove,
  type WithdrawalMoveType,
} from '#machines/withdrawal/withdrawal.rules.ts'
import { stopOf } from '../ledger/freezes.ts'
import { type Scope, lapse, type Life, lockRecord, moveRecord } from '../lib/move-record.ts'
import { type MoveDetails, type MovingWithdrawal, withdrawalEffects } from './effects.ts'
import { hasPaused } from '../security/pause.ts'
import { notifyWithdrawal } from './notify.ts'
import { lockWithdrawal } from './queries.ts'
import { lapseIn } from './lapse.ts'
import { clocksOf, factsOf, type WithdrawalChange, type WithdrawalRow } from './rows.ts'

const withdrawalLife: Life<WithdrawalRow, string, WithdrawalFacts, WithdrawalMove, MoveDetails> = {
  lifecycle: withdrawalLifecycle,
  table: 'withdrawal',
  key: 'id',
  refuses: { unknown: 'not-now', raced: 'moved-on' },
  lock: lockWithdrawal,
  facts: async ({ sql, now }, row) =>
    factsOf(
      row,
      { frozen: (await stopOf(sql, row.member_id, now)) !== undefined, paused: await hasPaused(sql, row.member_id) },
      now,
    ),
  due: lapseIn,
  blocker: withdrawalBlocker,
  columns: (facts, { now, move, details }) => ({
    ...clocksOf(facts),
    since: now,
    ...changeOf(move.type, details, now),
  }),
  effects: async (moving) => withdrawalEffects(moving),
  async news(moving, row) {
    await keepEvent(moving, row)
    await notifyWithdrawal(moving, row)
  },
}

function changeOf(type: WithdrawalMoveType, details: MoveDetails, now: Date): WithdrawalChange {
  const { reason = '', text = '', operator, second, outsideRef } = details
  switch (type) {
    case 'take':
      return { operator_id: operator ?? null }
    case 'leaseExpired':
      return { operator_id: null }
    case 'approve':
      return { reviewed_at: now, second_id: second ?? null, ...(operator && { operator_id: operator }) }
    case 'reject':
      return { reviewed_at: now, reason, text }
    case 'retry':
      // It may go into another file.
      return { batch: null }
    case 'pay':
      return { paid_at: now, outside_ref: outsideRef ?? null }
    case 'fail':
    case 'giveBack':
      return { reason, text }
    default:
      return {}
  }
}

export const lockedWithdrawal = (scope: Scope, orderNo: string) => lockRecord(withdrawalLife, scope, orderNo)
export const lapseWithdrawal = (scope: Scope, row: WithdrawalRow) => lapse(withdrawalLife, scope, row)
export const moveWithdrawal = (scope: Scope, row: WithdrawalRow, move: WithdrawalMove, details?: MoveDetails) =>
  moveRecord(withdrawalLife, scope, row, move, details)

const keepEvent = (
  { sql, now, move: { type, by }, details: { reason = '', text = '', operator, second } }: MovingWithdrawal,
  { id, version, state }: WithdrawalRow,
) =>
  sql
    .insertInto('withdrawal_event')
    .values({
      withdrawal_id: id,
      version,
      event: type,
      state,
      actor: by,
      operator_id: operator ?? null,
      second_id: second ?? null,
      reason,
      text,
      at: now,
    })
    .execute()

import { withdrawalLifecycle } from '#machines/withdrawal/withdrawal.lifecycle.ts'
import {
  withdrawalBlocker,
  type WithdrawalFacts,
  type WithdrawalMove,
  type WithdrawalMoveType,
} from '#machines/withdrawal/withdrawal.rules.ts'
import { stopOf } from '../ledger/freezes.ts'
import { type Here, lapse, type Life, lockRecord, moveRecord } from '../lib/move-record.ts'
import { type Besides, type MovingWithdrawal, withdrawalEffects } from './effects.ts'
import { hasPaused } from '../security/pause.ts'
import { notifyWithdrawal } from './notify.ts'
import { lockWithdrawal } from './queries.ts'
import { clocksOf, dueIn, factsOf, type WithdrawalChange, type WithdrawalRow } from './rows.ts'

/** How a withdrawal moves: by its lifecycle alone, whoever moves it. */
const withdrawalLife: Life<WithdrawalRow, string, WithdrawalFacts, WithdrawalMove, Besides> = {
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
  due: dueIn,
  blocker: withdrawalBlocker,
  columns: (facts, { now, move, besides }) => ({ ...clocksOf(facts), since: now, ...kept(move.type, besides, now) }),
  effects: async (moving) => withdrawalEffects(moving),
  async news(moving, row) {
    await keepEvent(moving, row)
    await notifyWithdrawal(moving, row)
  },
}

/** What a move leaves on the withdrawal itself. */
function kept(type: WithdrawalMoveType, besides: Besides, now: Date): WithdrawalChange {
  const { reason = '', text = '', operator, second, outsideRef } = besides
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
      // Whatever file it was in did not pay it.
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

export const lockedWithdrawal = (here: Here, orderNo: string) => lockRecord(withdrawalLife, here, orderNo)
export const lapseWithdrawal = (here: Here, row: WithdrawalRow) => lapse(withdrawalLife, here, row)
export const moveWithdrawal = (here: Here, row: WithdrawalRow, move: WithdrawalMove, besides?: Besides) =>
  moveRecord(withdrawalLife, here, row, move, besides)

const keepEvent = (
  { sql, now, move: { type, by }, besides: { reason = '', text = '', operator, second } }: MovingWithdrawal,
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

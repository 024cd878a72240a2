import { rechargeLifecycle } from '#machines/recharge/recharge.lifecycle.ts'
import {
  rechargeBlocker,
  type RechargeFacts,
  type RechargeMove,
  type RechargeMoveType,
} from '#machines/recharge/recharge.rules.ts'
import { type Scope, lapse, type Life, lockRecord, moveRecord } from '../lib/move-record.ts'
import { type MoveDetails, type MovingRecharge, rechargeEffects } from './effects.ts'
import { notifyRecharge } from './notify.ts'
import { lockRecharge } from './queries.ts'
import { lapseIn } from './lapse.ts'
import { columnsOf, factsOf, type RechargeChange, type RechargeRow } from './rows.ts'

const rechargeLife: Life<RechargeRow, string, RechargeFacts, RechargeMove, MoveDetails> = {
  lifecycle: rechargeLifecycle,
  table: 'recharge',
  key: 'id',
  refuses: { unknown: 'not-now', raced: 'moved-on' },
  lock: lockRecharge,
  facts: ({ now }, row) => factsOf(row, now),
  due: lapseIn,
  blocker: rechargeBlocker,
  columns: (facts, { now, move, details }) => ({
    ...columnsOf(facts),
    since: now,
    ...changeOf(move.type, details, now),
  }),
  effects: async (moving) => rechargeEffects(moving),
  async news(moving, row) {
    await keepEvent(moving, row)
    await notifyRecharge(moving, row)
  },
}

function changeOf(type: RechargeMoveType, details: Partial<MoveDetails>, now: Date): RechargeChange {
  const { reason = '', text = '', operator = null, second = null, outsideRef = null, arrived } = details
  switch (type) {
    case 'take':
      return { operator_id: operator }
    case 'leaseExpired':
      return { operator_id: null }
    case 'ask':
      return { reason, text }
    case 'credit':
      return {
        reviewed_at: now,
        reason: '',
        text: '',
        outside_ref: outsideRef,
        second_id: second,
        ...(operator !== null && { operator_id: operator }),
        ...arrived,
      }
    case 'reject':
      return { reviewed_at: now, reason, text, rejected_by: operator }
    case 'reverse':
      return { reason, text, operator_id: operator, second_id: second }
    case 'prove':
    case 'appeal':
      return { reason: '', text: '', operator_id: null, shown_at: now }
    case 'cancel':
    case 'expire':
    case 'vanish':
    case 'appear':
      return {}
  }
}

export const lockedRecharge = (scope: Scope, orderNo: string) => lockRecord(rechargeLife, scope, orderNo)
export const lapseRecharge = (scope: Scope, row: RechargeRow) => lapse(rechargeLife, scope, row)
export const moveRecharge = (scope: Scope, row: RechargeRow, move: RechargeMove, details?: MoveDetails) =>
  moveRecord(rechargeLife, scope, row, move, details)

const keepEvent = (
  { sql, now, move: { type, by }, details: { reason = '', text = '', operator } }: MovingRecharge,
  { id, version, state }: RechargeRow,
) =>
  sql
    .insertInto('recharge_event')
    .values({
      recharge_id: id,
      version,
      event: type,
      state,
      actor: by,
      operator_id: operator ?? null,
      reason,
      text,
      at: now,
    })
    .execute()

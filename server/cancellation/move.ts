import { cancellationLifecycle } from '#machines/cancellation/cancellation.lifecycle.ts'
import {
  cancellationBlocker,
  type CancellationFacts,
  type CancellationMove,
} from '#machines/cancellation/cancellation.rules.ts'
import { type Scope, lapse, type Life, lockRecord, moveRecord } from '../lib/move-record.ts'
import type { Sql } from '../lib/database.ts'
import { standingOf } from './blockers.ts'
import { type MoveDetails, cancellationEffects, type MovingCancellation } from './effects.ts'
import { lockLatest } from './queries.ts'
import { isCovered } from './remains.ts'
import { lapseIn } from './lapse.ts'
import { type CancellationChange, type CancellationRow, factsOf, givenUpIn } from './rows.ts'

const cancellationLife: Life<CancellationRow, number, CancellationFacts, CancellationMove, MoveDetails> = {
  lifecycle: cancellationLifecycle,
  table: 'cancellation',
  key: 'id',
  refuses: { unknown: 'not-now', raced: 'moved-on' },
  lock: lockLatest,
  facts: async ({ sql, now }, row) => factsOf(row, await isBound(sql, row, now), now),
  due: (facts, { state }) => lapseIn(facts, state),
  blocker: cancellationBlocker,
  columns: (_, { now, move, details, before }) => ({ since: now, ...changeOf(move, details, before, now) }),
  effects: async (moving) => cancellationEffects(moving),
  news: keepEvent,
}

export async function isBound(sql: Sql, row: CancellationRow, now: Date): Promise<boolean> {
  if (row.state !== 'pending' && row.state !== 'deleting') return false
  const { bonds, remains } = await standingOf(sql, row.member_id, now)
  return bonds.length > 0 || !isCovered(remains, givenUpIn(row))
}

function changeOf(
  { type }: CancellationMove,
  { operator, reason = '', text = '' }: MoveDetails,
  { review_by, late_at }: CancellationRow,
  now: Date,
): CancellationChange {
  switch (type) {
    case 'approve':
      return { operator_id: operator ?? null, wake_at: now }
    case 'reject':
      return { operator_id: operator ?? null, reason, text, wake_at: now }
    case 'hinder':
      return { operator_id: null, wake_at: late_at ? null : review_by }
    case 'alarm':
      return { late_at: now, wake_at: null }
    case 'keep':
      return { wake_at: now }
    case 'erase':
      return { told_at: now, wake_at: null }
  }
}

export const lockedCancellation = (scope: Scope, member: number) => lockRecord(cancellationLife, scope, member)
export const lapseCancellation = (scope: Scope, row: CancellationRow) => lapse(cancellationLife, scope, row)
export const moveCancellation = (scope: Scope, row: CancellationRow, move: CancellationMove, details?: MoveDetails) =>
  moveRecord(cancellationLife, scope, row, move, details)

async function keepEvent(
  { sql, now, move: { type, by }, details: { operator, reason = '' } }: MovingCancellation,
  { id, version, state }: CancellationRow,
): Promise<void> {
  await sql
    .insertInto('cancellation_event')
    .values({
      cancellation_id: id,
      version,
      event: type,
      state,
      actor: by,
      operator_id: operator ?? null,
      reason,
      at: now,
    })
    .execute()
}

import { merchantAt, merchantLifecycle } from '#machines/merchant/merchant.lifecycle.ts'
import { merchantBlocker, type MerchantFacts, type MerchantMove } from '#machines/merchant/merchant.rules.ts'
import type { Sql } from '../lib/database.ts'
import { type Scope, type Life, lockRecord, moveRecord } from '../lib/move-record.ts'
import { tradeTermsAt } from '../market/trade-terms.ts'
import { type MoveDetails, merchantEffects, type MovingMerchant } from './effects.ts'
import { lockMerchant, marginOf } from './queries.ts'
import { clocksOf, factsOf, type MerchantRow } from './rows.ts'
import { notifyMerchant } from './notify.ts'

const merchantLife: Life<MerchantRow, number, MerchantFacts, MerchantMove, MoveDetails> = {
  lifecycle: merchantLifecycle,
  table: 'merchant',
  key: 'member_id',
  refuses: { unknown: 'not-now', raced: 'moved-on' },
  lock: lockMerchant,
  facts: async ({ sql, now }, row) => (await standing(sql, row, now)).facts,
  due: dueOf,
  blocker: merchantBlocker,
  columns: (facts, { now, move, details: { reason = '' } }) => ({
    ...clocksOf(facts),
    changed_at: now,
    reject_reason: READ_WHY.has(move.type) ? reason : '',
  }),
  effects: async (moving) => merchantEffects(moving),
  async news(moving, row) {
    await keepEvent(moving, row)
    await notifyMerchant(moving, row)
  },
}

export const lockedMerchant = (scope: Scope, member: number) => lockRecord(merchantLife, scope, member)
export const moveMerchant = (scope: Scope, row: MerchantRow, move: MerchantMove, details?: MoveDetails) =>
  moveRecord(merchantLife, scope, row, move, details)

const BY_ITSELF = ['breakOver', 'leaveDue', 'marginFell', 'marginRose'] as const

export function dueOf(facts: MerchantFacts, { state }: MerchantRow): MerchantMove | undefined {
  const at = merchantAt(state, facts)
  return BY_ITSELF.map((type) => ({ type, by: 'system' as const })).find((move) => at.can(move))
}

const READ_WHY: ReadonlySet<MerchantMove['type']> = new Set(['refuse', 'suspend', 'expel'])

export async function standing(sql: Sql, row: MerchantRow, now: Date) {
  const margin = await marginOf(sql, row.member_id)
  return { margin, facts: factsOf(row, margin, await tradeTermsAt(sql, now), now) }
}

const keepEvent = (
  { sql, now, move: { type, by }, details: { reason = '' } }: MovingMerchant,
  { member_id, version, state }: MerchantRow,
) =>
  sql
    .insertInto('merchant_event')
    .values({ member_id, version, event: type, state, actor: by, reason, at: now })
    .execute()

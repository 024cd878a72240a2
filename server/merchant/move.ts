import { transition } from 'xstate'
import {
  type MerchantEffect,
  merchantAt,
  merchantKnows,
  merchantLifecycle,
} from '#machines/merchant/merchant.lifecycle.ts'
import { merchantBlocker, type MerchantMove } from '#machines/merchant/merchant.rules.ts'
import { secondsUntil } from '../lib/clock.ts'
import type { Sql } from '../lib/database.ts'
import { refuse } from '../lib/refuse.ts'
import { tradeTermsAt } from '../trade/terms.ts'
import { type Application, EFFECTS } from './effects.ts'
import { lockMerchant, marginOf, writeMerchant } from './queries.ts'
import { clocksOf, factsOf, type MerchantChange, type MerchantRow } from './rows.ts'
import { tellMerchant } from './tell.ts'

export interface Given {
  readonly now: Date
  /** What an operator says about it; the merchant reads it. */
  readonly reason?: string
  readonly application?: Application
}

/** Locks a merchant, and first lets happen what happens by itself; nothing when there is none. */
export async function lockedMerchant(sql: Sql, member: number, now: Date): Promise<MerchantRow | undefined> {
  const row = await lockMerchant(sql, member)
  return row && runOut(sql, row, now)
}

/** What happens to a merchant without anybody asking for it. */
export const BY_ITSELF = ['breakOver', 'leaveDue', 'marginFell', 'marginRose'] as const

async function runOut(sql: Sql, row: MerchantRow, now: Date): Promise<MerchantRow> {
  const { facts } = await standing(sql, row, now)
  const at = merchantAt(row.state, facts)
  const type = BY_ITSELF.find((due) => at.can({ type: due, by: 'system' }))
  return type ? runOut(sql, await moveMerchant(sql, row, { type, by: 'system' }, { now }), now) : row
}

/**
 * The lifecycle decides, the row follows, the effects happen: all in the caller's transaction, which locked the row.
 * Whoever asks for what cannot be hears why.
 */
export async function moveMerchant(
  sql: Sql,
  row: MerchantRow,
  move: MerchantMove,
  { now, reason = '', application }: Given,
): Promise<MerchantRow> {
  const { facts, margin } = await standing(sql, row, now)
  if (!merchantKnows(row.state, move.type)) refuse('not-now')
  const blocker = merchantBlocker(facts, move)
  if (blocker) refuse(blocker.code, blocker.until === undefined ? {} : { retry_after: wait(blocker.until, now) })
  const [after, effects] = transition(merchantLifecycle, merchantAt(row.state, facts), move)
  const change = {
    ...clocksOf(after.context),
    state: after.value,
    changed_at: now,
    reject_reason: READ_WHY.has(move.type) ? reason : '',
  }
  const written = (await writeMerchant(sql, row, change)) ?? refuse('moved-on')
  let moved = written
  for (const { type } of effects) {
    const more = await EFFECTS[type as MerchantEffect]({ sql, row: moved, margin, now, application })
    if (more) moved = await amend(sql, moved, more)
  }
  await keepEvent(sql, moved, move, reason, now)
  await tellMerchant(sql, moved, move, now)
  return moved
}

/** After what a merchant reads why. */
const READ_WHY: ReadonlySet<MerchantMove['type']> = new Set(['refuse', 'suspend', 'expel'])

const wait = (until: number, now: Date) => secondsUntil(new Date(until), now)

export async function standing(sql: Sql, row: MerchantRow, now: Date) {
  const margin = await marginOf(sql, row.member_id)
  return { margin, facts: factsOf(row, margin, await tradeTermsAt(sql, now), now) }
}

const amend = (sql: Sql, { member_id: id }: MerchantRow, change: MerchantChange): Promise<MerchantRow> =>
  sql.updateTable('merchant').set(change).where('member_id', '=', id).returningAll().executeTakeFirstOrThrow()

const keepEvent = (
  sql: Sql,
  { member_id, version, state }: MerchantRow,
  { type, by }: MerchantMove,
  reason: string,
  at: Date,
) =>
  sql.insertInto('merchant_event').values({ member_id, version, event: type, state, actor: by, reason, at }).execute()

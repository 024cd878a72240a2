import type { CancellationReason } from '#contract/cancellation.ts'
import type { LocaleTag } from '#contract/locales.ts'
import type { Context } from '../lib/context.ts'
import { inTransaction } from '../lib/database.ts'
import type { Scope } from '../lib/move-record.ts'
import { BATCH } from '../lib/sweep.ts'
import { speaker } from '../lib/words.ts'
import { writeLetter } from '../notice/outbox.ts'
import { memberById } from '../session/queries.ts'
import { deletedLetter, keptLetter, rejectedLetter } from './letters.ts'
import { isBound, lapseCancellation, lockedCancellation, moveCancellation } from './move.ts'
import { holdAccounts } from './queries.ts'
import type { CancellationRow } from './rows.ts'

type Inside = Scope & { readonly context: Context; after(act: () => Promise<void>): void }

export async function sweepCancellations(context: Context): Promise<number> {
  const { database, clock } = context
  const due = await database
    .selectFrom('cancellation')
    .select(['id', 'member_id'])
    .where('wake_at', '<=', clock.now())
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('halt').select('id'))))
    .orderBy('wake_at')
    .limit(BATCH)
    .execute()
  for (const { id, member_id } of due) {
    await settleCancellation(context, member_id).catch((error: unknown) =>
      context.log.error({ err: error, table: 'cancellation', id }, 'a record could not be swept'),
    )
  }
  return due.length
}

/** The member before the accounts: whoever signs in waits here. */
export async function settleCancellation(context: Context, member: number): Promise<void> {
  const late: (() => Promise<void>)[] = []
  await inTransaction(context.database, async (sql) => {
    late.length = 0
    const inside: Inside = { sql, now: context.clock.now(), context, after: (act) => late.push(act) }
    await holdAccounts(sql, member)
    const row = await lockedCancellation(inside, member)
    if (!row) return
    await mailEarlierOutcomes(inside, row)
    await settle(inside, row)
  })
  for (const act of late) await act()
}

async function settle(inside: Inside, row: CancellationRow): Promise<void> {
  const { sql, now, context, after } = inside
  if (row.state === 'deleting') {
    if (await isBound(sql, row, now)) {
      await lapseCancellation(inside, await moveCancellation(inside, row, { type: 'hinder', by: 'system' }))
      return
    }
    // Written after every other letter to this address is forgotten, so that it is the last.
    const { email } = await memberById(sql, row.member_id)
    await moveCancellation(inside, row, { type: 'erase', by: 'system' }, { context })
    await mailOutcome(inside, row, email)
    return
  }
  if (row.state === 'pending') {
    if (row.late_at?.getTime() === now.getTime())
      after(async () => {
        const { id, review_by: by } = row
        context.log.error({ alarm: 'cancellation', id, by }, 'Nobody decided about a cancellation in time: it waits.')
      })
    return
  }
  if (row.told_at === null) await mailOutcomeOnce(inside, row)
}

async function mailEarlierOutcomes(inside: Inside, { id, member_id }: CancellationRow): Promise<void> {
  const { sql, now } = inside
  const earlier = await sql
    .selectFrom('cancellation')
    .selectAll()
    .where('member_id', '=', member_id)
    .where('id', '<', id)
    .where('wake_at', '<=', now)
    .orderBy('id')
    .execute()
  for (const row of earlier) await mailOutcomeOnce(inside, row)
}

async function mailOutcomeOnce(inside: Inside, row: CancellationRow): Promise<void> {
  const { sql, now } = inside
  const { email } = await memberById(sql, row.member_id)
  await mailOutcome(inside, row, email)
  await sql.updateTable('cancellation').set({ told_at: now, wake_at: null }).where('id', '=', row.id).execute()
}

async function mailOutcome(inside: Inside, row: CancellationRow, email: string): Promise<void> {
  const say = speaker(row.locale as LocaleTag)
  await writeLetter({ ...inside, say }, letterOf(row, email, inside.context.settings.origin))
}

function letterOf(row: CancellationRow, to: string, origin: string) {
  const locale = row.locale as LocaleTag
  if (row.state === 'deleting') return deletedLetter(locale, to)
  if (row.state === 'kept') return keptLetter(locale, to)
  return rejectedLetter(locale, to, origin, { reason: row.reason as CancellationReason, text: row.text })
}

import { sql as raw } from 'kysely'
import { SHOWN_CODE_EXTRA, SHOWN_CODE_TURNS } from '#contract/limits.ts'
import type { Context } from '../lib/context.ts'
import { later, unix } from '../lib/clock.ts'
import type { Sql } from '../lib/database.ts'
import { sealed } from '../lib/secrets.ts'

/** Without letters that look like figures. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 12

interface Shown {
  readonly code: string
  readonly until: Date
}

/** Of whatever is shown, in the turn of this moment: it is said again, and kept by its digest alone. */
export function codeIn({ settings }: Pick<Context, 'settings'>, what: string, now: Date): Shown {
  const turn = Math.floor(unix(now) / SHOWN_CODE_TURNS)
  const bytes = sealed(settings.pepper, 'shown code', what, `${turn}`)
  const code = [...bytes.subarray(0, LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('')
  return { code, until: new Date((turn + 1) * SHOWN_CODE_TURNS * 1_000) }
}

export const digestOf = ({ settings }: Pick<Context, 'settings'>, code: string): Buffer =>
  sealed(settings.pepper, 'shown', code.toUpperCase().replaceAll(/[\s-]/g, ''))

/** Read for a moment longer than it is shown. */
export async function keepCode(
  sql: Sql,
  digest: Buffer,
  { coupon, until, now }: { readonly coupon: number; readonly until: Date; readonly now: Date },
): Promise<void> {
  await sql
    .insertInto('shown_code')
    .values({ digest, member_coupon_id: coupon, shown_at: now, ends_at: later(until, SHOWN_CODE_EXTRA) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function forgetShownCodes(sql: Sql, before: Date, most: number): Promise<number> {
  const { rows } = await raw<{ count: number }>`
    with old as (
      select digest from shown_code where ends_at < ${before} order by ends_at limit ${most} for update skip locked
    ), gone as (
      delete from shown_code using old where shown_code.digest = old.digest returning 1
    )
    select count(*)::integer as count from gone`.execute(sql)
  return rows[0]?.count ?? 0
}

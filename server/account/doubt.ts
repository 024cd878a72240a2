import { DOUBT } from '#contract/limits.ts'
import { decimalOf } from '#contract/money.ts'
import type { Balances } from '#contract/wallet.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { later, secondsUntil, unix } from '../lib/clock.ts'
import type { Sql } from '../lib/database.ts'
import { type Facts, refuse } from '../lib/refuse.ts'
import { leftToday } from '../ledger/left-today.ts'
import { cashTermsAt } from '../market/cash-terms.ts'

export async function doubtOf(sql: Sql, member: number, now: Date): Promise<Date | undefined> {
  const row = await sql.selectFrom('member').select('doubted_at').where('id', '=', member).executeTakeFirst()
  const until = row?.doubted_at && later(row.doubted_at, DOUBT)
  return until && until > now ? until : undefined
}

/** For a day, what leaves to strangers is capped. */
export async function beginDoubt(sql: Sql, member: number, now: Date): Promise<void> {
  await sql.updateTable('member').set({ doubted_at: now }).where('id', '=', member).execute()
}

export type Stranger = (since: Date) => Promise<boolean>

export const anybody: Stranger = async () => true

/** In cents: what may still go to strangers today. `undefined` where there is no doubt, or it goes to no stranger. */
export async function refuseIfDoubted(
  call: Call,
  worth: bigint | undefined,
  isStranger: Stranger,
): Promise<bigint | undefined> {
  const { sql, now } = call
  const until = await doubtOf(sql, memberOf(call).id, now)
  if (!until || !(await isStranger(later(until, -DOUBT)))) return undefined
  const { most, strange } = await strangeToday(call)
  if (worth === undefined || strange + worth > most) refuse('doubted', await doubtFacts(call))
  return most
}

async function strangeToday(call: Call): Promise<{ most: bigint; strange: bigint }> {
  const { sql, now } = call
  const { strange } = await leftToday(sql, memberOf(call).id, now)
  const { doubt_most: most } = await cashTermsAt(sql, now)
  return { most, strange }
}

async function mostToday(call: Call): Promise<string> {
  const { most, strange } = await strangeToday(call)
  return decimalOf(most > strange ? most - strange : 0n, 'EUR')
}

export async function doubtFacts(call: Call): Promise<Facts> {
  const { sql, now } = call
  const most = await mostToday(call)
  const until = await doubtOf(sql, memberOf(call).id, now)
  return { ...(until && { retry_after: secondsUntil(until, now) }), range: { least: '0.00', most } }
}

export async function presentDoubt(call: Call): Promise<Pick<Balances, 'doubt'>> {
  const until = await doubtOf(call.sql, memberOf(call).id, call.now)
  return until ? { doubt: { most: await mostToday(call), until_time: unix(until) } } : {}
}

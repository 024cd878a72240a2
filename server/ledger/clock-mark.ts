import { sql as raw } from 'kysely'
import type { Context } from '../lib/context.ts'
import type { Sql } from '../lib/database.ts'

/** Clocks set by NTP differ by less. */
export const CLOCK_TOLERANCE_MS = 5_000

type House = Pick<Context, 'database' | 'clock'>

/** The house never acts earlier than this again. */
export async function markClock({ database, clock }: House): Promise<void> {
  await raw`select mark_clock(${clock.now()})`.execute(database)
}

export async function clockWrong({ database, clock }: House): Promise<string | undefined> {
  const latest = await latestAct(database)
  if (latest) clock.notBefore(latest)
  const behind = clock.behind()
  return behind > CLOCK_TOLERANCE_MS ? `${behindBy(behind)} Set it right, and let two operators resume.` : undefined
}

/** For a process beside the house, whose clock nothing holds. */
export async function clockAgainst(sql: Sql, now: Date): Promise<string | undefined> {
  const behind = ((await latestAct(sql))?.getTime() ?? 0) - now.getTime()
  if (behind <= CLOCK_TOLERANCE_MS) return undefined
  return `${behindBy(behind)} Whoever resumes says that it is right now; start the house again after that.`
}

async function latestAct(sql: Sql): Promise<Date | undefined> {
  const { rows } = await raw<{ at: Date | null }>`select latest_act() as at`.execute(sql)
  return rows[0]?.at ?? undefined
}

const behindBy = (milliseconds: number) =>
  `The clock of this machine is ${(milliseconds / 1000).toFixed(1)} s behind the latest moment at which the house acted.`

import { sql as raw } from 'kysely'
import type { Context } from '../lib/context.ts'
import { anchorBroken, cutBooks, takeAnchor } from './anchor.ts'
import { UnreadableAnchors } from './anchor-file.ts'
import { auditBooks, type Finding, describeFindings } from './audit.ts'
import { cleanUpTo, haltNow, isClosed, isWholeDue, noteRun } from './audit-run.ts'
import { clockWrong, markClock } from './clock-mark.ts'
import { sayFormer } from './former.ts'
import { endFreezes } from './freezes.ts'

const EVERY = 300_000
const LOCK = 7_825_010

export interface Watch {
  round(): Promise<void>
  close(): Promise<void>
}

/** A broken law closes the books for money; reads go on. */
export async function watchBooks(context: Context, anchors: string): Promise<Watch> {
  const halt = await haltNow(context.database)
  if (halt) context.log.error({ alarm: 'books' }, `The books are closed: no money moves. ${halt.reason}`)
  await watchClock(context)
  const broken = await anchorBroken(context.database, anchors)
  if (broken) await closeBooks(context, broken)
  await auditOnce(context, false)
  let anchoring: Promise<void> = Promise.resolve()
  const anchor = () => {
    anchoring = anchoring.catch(() => undefined).then(() => anchorOpenBooks(context, anchors))
    return anchoring
  }
  let isLeaving = false
  let running: Promise<void> = Promise.resolve()
  const round = () => {
    running = running
      .then(() => watchClock(context))
      .then(() =>
        alone(context, async () => {
          await endFreezes(context)
          await sayFormer(context)
          await anchor()
          await auditOnce(context, await isWholeDue(context))
        }),
      )
      .catch((error: unknown) => {
        if (!isLeaving) context.log.error({ alarm: 'books', err: error }, 'the books could not be audited')
      })
    return running
  }
  void round()
  const timer = setInterval(() => void round(), EVERY).unref()
  return {
    round,
    async close() {
      isLeaving = true
      clearInterval(timer)
      await watchClock(context)
      await anchor()
      await running
    },
  }
}

export async function watchClock(context: Pick<Context, 'database' | 'clock' | 'log'>): Promise<void> {
  const wrong = await clockWrong(context)
  await (wrong ? closeBooks(context, wrong) : markClock(context))
}

async function anchorOpenBooks(context: Context, file: string): Promise<void> {
  if (await isClosed(context.database)) return
  try {
    await takeAnchor(context, file)
  } catch (error) {
    if (!(error instanceof UnreadableAnchors)) throw error
    await closeBooks(context, error.message)
  }
}

export async function auditOnce(context: Context, whole: boolean): Promise<readonly Finding[]> {
  const { database, clock, log } = context
  const upto = await cutBooks(database)
  const began = performance.now()
  const findings = await auditBooks(database, whole ? 0n : await cleanUpTo(database))
  await noteRun(database, { at: clock.now(), whole, upto, took: performance.now() - began, findings })
  if (findings.length > 0) {
    log.error({ alarm: 'books', laws: findings.map(({ law }) => law) }, describeFindings(findings))
    await closeBooks(context, describeFindings(findings))
  }
  return findings
}

async function closeBooks(
  { database, clock, log }: Pick<Context, 'database' | 'clock' | 'log'>,
  reason: string,
): Promise<void> {
  const { rows } = await raw<{ now: boolean }>`select close_books(${reason}, ${clock.now()}) as now`.execute(database)
  if (rows[0]?.now) log.error({ alarm: 'books' }, `The books are closed: no money moves. ${reason}`)
}

/** One process at a time. */
const alone = ({ database }: Context, act: () => Promise<void>): Promise<void> =>
  database.connection().execute(async (sql) => {
    const { rows } = await raw<{ mine: boolean }>`select pg_try_advisory_lock(${LOCK}) as mine`.execute(sql)
    if (!rows[0]?.mine) return
    try {
      await act()
    } finally {
      await raw`select pg_advisory_unlock(${LOCK})`.execute(sql)
    }
  })

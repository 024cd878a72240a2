import { sql as raw } from 'kysely'
import pg from 'pg'
import { anchorBroken } from '../ledger/anchor.ts'
import { verifyBooks } from '../ledger/anchor-verify.ts'
import type { Finding } from '../ledger/audit.ts'
import { booksNow, haltNow, isClosed } from '../ledger/audit-run.ts'
import { clockAgainst } from '../ledger/clock-mark.ts'
import { auditOnce } from '../ledger/watch.ts'
import type { Desk } from './desk.ts'
import { BROKEN, DeskRefusal, refuse } from './refusal.ts'
import { propose, reasonIn, type Request } from './approvals.ts'
import { minute } from './terminal.ts'

const SHOWN = 20

export async function showBooks({ context: { database, clock }, terminal, anchors }: Desk): Promise<void> {
  const halt = await haltNow(database)
  const { auditedAt, findings } = await booksNow(database)
  const troubles = [await anchorBroken(database, anchors), await clockAgainst(database, clock.now())]
  const lines = [
    halt ? `The books are closed since ${minute(halt.since)} UTC: ${halt.reason}` : 'The books are open.',
    auditedAt ? `Audited at ${minute(auditedAt)} UTC: ${findings} broken laws.` : 'Not audited yet.',
    ...troubles.filter((trouble) => trouble !== undefined),
    ...(halt
      ? [
          'To open them, mend what is named here, ask "audit" and "verify", and then two operators say: resume --reason "..." and resume approve <request>.',
        ]
      : []),
  ]
  terminal.say([...new Set(lines)].join('\n'))
}

export async function auditNow({ context, terminal }: Desk): Promise<void> {
  const began = performance.now()
  const findings = await auditOnce(context, true)
  if (findings.length > 0) throw new DeskRefusal(`${listOf(findings)}\nThe books are closed.`, BROKEN)
  terminal.say(`Every law holds (${((performance.now() - began) / 1000).toFixed(1)} s).`)
}

export async function verifyNow({ context, terminal, anchors }: Desk): Promise<void> {
  const verified = await verifyBooks(context.database, anchors)
  const broken = await anchorBroken(context.database, anchors)
  const problems = [...new Set([...verified.problems, ...(broken ? [broken] : [])])]
  const rest = problems.length > SHOWN ? [`${problems.length - SHOWN} more.`] : []
  if (problems.length > 0) throw new DeskRefusal([...problems.slice(0, SHOWN), ...rest].join('\n'), BROKEN)
  terminal.say(`${verified.entries} entries and ${verified.anchors} anchors are as they were written.`)
}

/** One operator alone may stop the money. */
export async function halt(desk: Desk): Promise<void> {
  const { context, terminal } = desk
  const reason = reasonIn(desk)
  const operator = await desk.signIn()
  try {
    await raw`select desk_halt(${operator.id}, ${reason}, ${context.clock.now()})`.execute(context.database)
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === 'QD003') refuse('The books are closed already.')
    throw error
  }
  terminal.say('The books are closed: no money moves, reading goes on. It takes two operators to resume.')
}

export async function proposeResume(desk: Desk): Promise<void> {
  const reason = reasonIn(desk)
  const operator = await desk.signIn()
  if (!(await isClosed(desk.context.database))) refuse('The books are open.')
  const asked = await propose(desk, operator, { kind: 'resume', subject: 'books', body: {}, reason })
  desk.terminal.say(`Asked for as request ${asked}; another operator says: resume approve ${asked}`)
}

/** Broken books stay closed: the next round would close them again. */
export async function resumePreview({ context, anchors }: Desk, { reason, maker }: Request): Promise<string> {
  const halt = (await haltNow(context.database)) ?? refuse('The books are open.')
  const findings = await auditOnce(context, true)
  if (findings.length > 0) throw new DeskRefusal(`${listOf(findings)}\nThe books stay closed.`, BROKEN)
  const broken = await anchorBroken(context.database, anchors)
  if (broken) throw new DeskRefusal(`${broken}\nThe books stay closed.`, BROKEN)
  const clock = await clockAgainst(context.database, context.clock.now())
  return [
    `Closed since ${halt.since.toISOString()}: ${halt.reason}`,
    'Every law holds now.',
    ...(clock ? [clock] : []),
    `${maker} wants to resume: ${reason}`,
  ].join('\n')
}

const listOf = (findings: readonly Finding[]) =>
  findings
    .map(({ law, says, rows }) =>
      [`${law} does not hold: ${says}`, ...rows.map((row) => `  ${JSON.stringify(row)}`)].join('\n'),
    )
    .join('\n')

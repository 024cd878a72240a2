import { sql as raw } from 'kysely'
import pg from 'pg'
import type { Sql } from '../lib/database.ts'
import { openedWithin } from '../lib/sealed-names.ts'
import { whole } from './act.ts'
import type { Desk, Operator } from './desk.ts'
import { refuse } from './refusal.ts'
import { minute, table } from './terminal.ts'

export type RequestKind =
  | 'manual'
  | 'thaw'
  | 'resume'
  | 'operator'
  | 'ruling'
  | 'terms'
  | 'expel'
  | 'cash'
  | 'channel'
  | 'centre'
  | 'factor'
  | 'venture'
  | 'shares'
  | 'lift'
  | 'goods'
  | 'pool'
  | 'coupon'
  | 'held'
  | 'refund'

interface Wish {
  readonly kind: RequestKind
  readonly subject: string
  readonly body: Record<string, string | number>
  readonly reason: string
}

export interface Request {
  readonly id: bigint
  readonly subject: string
  readonly body: Record<string, string | number>
  readonly reason: string
  readonly maker_id: number
  readonly maker: string
  readonly expires_at: Date
}

const REASON = { least: 3, most: 200 }

export function reasonIn({ flags, seal }: Desk): string {
  const reason = flags['reason']?.trim() ?? ''
  if (reason.length < REASON.least || reason.length > REASON.most)
    refuse(`Say why, in ${REASON.least} to ${REASON.most} characters: --reason "..."`)
  return seal(reason)
}

export const propose = ({ context: { database, clock } }: Desk, operator: Operator, wish: Wish): Promise<bigint> =>
  proposeWithin(database, clock.now(), operator, wish)

export async function proposeWithin(
  sql: Sql,
  now: Date,
  { id }: Operator,
  { kind, subject, body, reason }: Wish,
): Promise<bigint> {
  const { rows } = await raw<{ asked: bigint }>`
    select desk_propose(${id}, ${kind}, ${subject}, ${JSON.stringify(body)}::jsonb, ${reason}, ${now}) as asked`.execute(
    sql,
  )
  return rows[0]?.asked ?? 0n
}

async function openRequests({ context: { database, clock } }: Desk, kind: RequestKind): Promise<Request[]> {
  const rows = await database
    .selectFrom('desk_request')
    .innerJoin('operator', 'operator.id', 'maker_id')
    .select(['desk_request.id', 'subject', 'body', 'reason', 'maker_id', 'operator.email as maker', 'expires_at'])
    .where('kind', '=', kind)
    .where('state', '=', 'open')
    .where('expires_at', '>', clock.now())
    .orderBy('desk_request.id')
    .execute()
  return rows.map((row) => ({ ...row, body: row.body as Request['body'] }))
}

export async function listRequests(desk: Desk, kind: RequestKind): Promise<void> {
  await desk.signIn()
  const open = await openRequests(desk, kind)
  const { context } = desk
  if (open.length === 0) return desk.terminal.say('Nothing waits for a second operator.')
  const rows = open.map(({ id, subject, reason, maker, expires_at }) => [
    `${id}`,
    subject,
    maker,
    `${minute(expires_at)} UTC`,
    reason,
  ])
  const shown = await openedWithin(context, context.database, rows)
  desk.terminal.say(table(['request', 'about', 'asked by', 'waits until', 'reason'], shown, ['request']))
}

export interface Decided {
  readonly preview: (desk: Desk, request: Request) => Promise<string>
  readonly carryOut?: (sql: Sql, now: Date, request: Request, second: Operator) => Promise<void>
}

/** The database judges whether this operator may. */
export async function decideRequest(
  desk: Desk,
  kind: RequestKind,
  approves: boolean,
  { preview, carryOut }: Decided,
): Promise<void> {
  const { terminal, words } = desk
  const operator = await desk.signIn()
  const asked = (await openRequests(desk, kind)).find(({ id }) => `${id}` === words[0])
  const request = asked ?? refuse(`No open request for this has the number ${words[0]}; it may be decided or expired.`)
  if (approves && request.maker_id === operator.id)
    refuse('You asked for this yourself: another operator has to approve it.')
  terminal.say(await preview(desk, request))
  const question = approves ? `Approve request ${request.id}?` : `Refuse request ${request.id}?`
  if (!(await terminal.confirm(question))) return terminal.say('Nothing was done.')
  const posted = await whole(desk, async (sql, now) => {
    const made = await decide(sql, operator, request.id, kind, approves, now)
    if (approves) await carryOut?.(sql, now, request, operator)
    return made
  })
  terminal.say(approves ? `Done${posted ? `: posting ${posted}` : ''}.` : 'Refused.')
}

const SENTENCES: Record<string, string> = {
  QD001: 'This request was decided by somebody else, or its day is over.',
  QL005: 'The books are closed: no money moves until two operators resume.',
  account_covered: 'The account holds less than that; nothing was posted.',
  account_closed: 'The member is gone: nothing comes to them by hand.',
  '23514': 'One of these values is not possible; nothing was changed.',
  '23505': 'There is one of this name already; nothing was changed.',
  desk_four_eyes: 'You asked for this yourself: another operator has to approve it.',
}

export async function decide(
  sql: Sql,
  { id }: Operator,
  request: bigint,
  kind: RequestKind,
  approves: boolean,
  now: Date,
): Promise<bigint | null> {
  try {
    const { rows } = await raw<{ posted: bigint | null }>`
      select desk_decide(${id}, ${request}, ${kind}, ${approves}, ${now}) as posted`.execute(sql)
    return rows[0]?.posted ?? null
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error
    const sentence = SENTENCES[error.constraint ?? ''] ?? SENTENCES[error.code ?? '']
    if (sentence) refuse(sentence)
    throw error
  }
}

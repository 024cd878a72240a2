import { CANCELLATION_REASONS } from '#contract/cancellation.ts'
import { decimalOf } from '#contract/money.ts'
import { blockersIn, standingOf } from '../cancellation/blockers.ts'
import { giveUpMoves } from '../cancellation/effects.ts'
import { lockedCancellation, moveCancellation } from '../cancellation/move.ts'
import { holdAccounts } from '../cancellation/queries.ts'
import { lastMoment } from '../cancellation/review.ts'
import { type CancellationRow, givenUpIn } from '../cancellation/rows.ts'
import { isCovered, type Sum } from '../cancellation/remains.ts'
import type { Sql } from '../lib/database.ts'
import type { Scope } from '../lib/move-record.ts'
import { note, whole } from './act.ts'
import { listedReason, textIn } from './cash.ts'
import { timeLeft } from './cases.ts'
import type { Desk, Operator } from './desk.ts'
import { journal } from './journal.ts'
import { memberNumbered } from './members.ts'
import { refuseIfSelf } from './merchants.ts'
import { refuse } from './refusal.ts'
import { minute, table } from './terminal.ts'

const PAGE = 50

export async function listCancellations({ context, terminal, signIn }: Desk): Promise<void> {
  await signIn()
  const { database: sql, clock } = context
  const now = clock.now()
  const rows = await sql
    .selectFrom('cancellation')
    .innerJoin('member', 'member.id', 'member_id')
    .select(['member_id', 'user_no', 'state', 'cancellation.created_at', 'review_from', 'review_by', 'signed_in_at'])
    .where('state', 'in', ['pending', 'deleting'])
    .where('signed_in_at', 'is', null)
    .orderBy('review_by')
    .orderBy('cancellation.id')
    .limit(PAGE)
    .execute()
  if (rows.length === 0) return terminal.say('Nobody waits for their account to be cancelled.')
  const lines = await Promise.all(
    rows.map(async ({ member_id, user_no, state, created_at, review_from, review_by }) => {
      const { bonds } = await standingOf(sql, member_id, now)
      return [
        user_no,
        state,
        minute(created_at),
        review_from > now ? minute(review_from) : 'now',
        review_by > now ? timeLeft(review_by, now) : 'LATE',
        bonds.map(({ code }) => code).join(', '),
      ]
    }),
  )
  terminal.say(
    table(['member', 'state', 'asked (UTC)', 'decide from', 'time left', 'hangs on it'], lines, ['time left']),
  )
  if (rows.length === PAGE) terminal.say(`These are the ${PAGE} most urgent; there may be more.`)
}

async function openOf(scope: Scope, { id, user_no }: Numbered): Promise<CancellationRow> {
  await holdAccounts(scope.sql, id)
  const row = await lockedCancellation(scope, id)
  if (!row) refuse(`Member ${user_no} did not ask for the account to be cancelled.`)
  if (row.state !== 'pending' && row.state !== 'deleting')
    refuse(`The last request of member ${user_no} is ${row.state}.`)
  return row
}

type Numbered = Awaited<ReturnType<typeof memberNumbered>>

const listed = (sums: readonly Sum[]) =>
  sums.map(({ account, currency, amount }) => `${decimalOf(amount, currency)} ${currency} (${account})`).join(', ')

async function describeCancellation(sql: Sql, now: Date, row: CancellationRow, { user_no }: Numbered): Promise<string> {
  const { bonds, remains } = await standingOf(sql, row.member_id, now)
  const moves = await giveUpMoves(sql, row.member_id)
  const hangs = blockersIn('en', bonds).map(({ code, text }) => `  ${code}: ${text}`)
  return [
    `Member ${user_no} asked on ${minute(row.created_at)} (UTC); to be decided from ${minute(row.review_from)} to ${minute(lastMoment(row.review_by))}. It is ${row.state}.`,
    ...(row.wish === '' ? [] : [`Because: ${row.wish}`]),
    ...(hangs.length === 0 ? ['Nothing hangs on the account.'] : ['Still open:', ...hangs]),
    ...(isCovered(remains, givenUpIn(row)) ? [] : [`There is more than was given up: ${listed(remains)}`]),
    ...(moves.length === 0
      ? ['Nothing would be posted.']
      : ['Given up, when it is deleted:', await journal(sql, moves)]),
  ].join('\n')
}

export async function showCancellation(desk: Desk): Promise<void> {
  await desk.signIn()
  const member = await memberNumbered(desk, desk.words[0])
  desk.terminal.say(
    await whole(desk, async (sql, now) => describeCancellation(sql, now, await openOf({ sql, now }, member), member)),
  )
}

async function decided(
  desk: Desk,
  operator: Operator,
  type: 'approve' | 'reject',
  { reason, text }: { readonly reason: string; readonly text: string },
): Promise<boolean> {
  const { terminal } = desk
  const member = await memberNumbered(desk, desk.words[0])
  const seen = await whole(desk, async (sql, now) => {
    await refuseIfSelf(sql, operator, member.id)
    const row = await openOf({ sql, now }, member)
    return { said: await describeCancellation(sql, now, row, member), version: row.version }
  })
  terminal.say(seen.said)
  const asks =
    type === 'approve' ? `Delete the account of ${member.user_no}?` : `Keep the account of ${member.user_no}?`
  if (!(await terminal.confirm(asks))) {
    terminal.say('Nothing was done.')
    return false
  }
  await whole(desk, async (sql, now) => {
    const scope = { sql, now }
    const before = await openOf(scope, member)
    if (before.version !== seen.version) refuse('It moved on in the meantime; look at it again.')
    const after = await moveCancellation(
      scope,
      before,
      { type, by: 'operator' },
      { operator: operator.id, reason, text },
    )
    const noted = { before: { state: before.state }, after: { state: after.state } }
    await note(sql, operator, { verb: `cancellation ${type}`, subject: member.user_no, reason, ...noted }, now)
  })
  return true
}

export async function approveCancellation(desk: Desk): Promise<void> {
  const operator = await desk.signIn()
  if (await decided(desk, operator, 'approve', { reason: 'The member asked for it.', text: '' }))
    desk.terminal.say(`The account of ${desk.words[0]} is deleted as soon as the house is open.`)
}

export async function rejectCancellation(desk: Desk): Promise<void> {
  const reason = listedReason(desk, CANCELLATION_REASONS)
  const text = textIn(desk)
  const operator = await desk.signIn()
  if (await decided(desk, operator, 'reject', { reason, text }))
    desk.terminal.say(`The account of ${desk.words[0]} stays; the member reads why.`)
}

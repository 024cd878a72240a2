import { type Currency, decimalOf } from '#contract/money.ts'
import { CURRENCY, type Kind } from '../ledger/kinds.ts'
import type { Sql } from '../lib/database.ts'
import { decideHeld } from '../transfer/held.ts'
import { note } from './act.ts'
import type { Desk, Operator } from './desk.ts'
import { memberNumbered } from './members.ts'
import { refuseIfSelf } from './merchants.ts'
import { refuse } from './refusal.ts'
import { propose, reasonIn, type Request } from './approvals.ts'
import { minute, table } from './terminal.ts'

const ENDS = { return: 'sent back to', release: 'released to whoever got it from' } as const
type Act = keyof typeof ENDS

const transfers = (sql: Sql) =>
  sql
    .selectFrom('held_transfer')
    .innerJoin('member as payer', 'payer.id', 'payer_id')
    .innerJoin('member as receiver', 'receiver.id', 'held_transfer.member_id')
    .select(['quote_no', 'held_transfer.member_id', 'account', 'amount', 'state', 'since', 'until_at'])
    .select(['payer.user_no as payer', 'receiver.user_no as receiver'])
    .orderBy('held_transfer.id')

type Shown = Awaited<ReturnType<ReturnType<typeof transfers>['execute']>>[number]

const sumOf = ({ account, amount }: Shown) => {
  const currency: Currency = CURRENCY[account as Kind]
  return { amount: decimalOf(amount, currency), currency }
}

const shown = (rows: readonly Shown[]) =>
  table(
    ['from', 'to', 'account', 'amount', 'currency', 'sent (UTC)'],
    rows.map((row) => {
      const { amount, currency } = sumOf(row)
      return [row.payer, row.receiver, row.account, amount, currency, minute(row.since)]
    }),
    ['amount'],
  )

const PAGE = 200

export async function listHeld({ context, terminal, signIn }: Desk): Promise<void> {
  await signIn()
  const rows = await transfers(context.database).where('state', '=', 'disputed').limit(PAGE).execute()
  if (rows.length === 0) return terminal.say('Nothing is held of members who stopped everything by a letter.')
  terminal.say(shown(rows))
}

async function disputedOf(sql: Sql, payer: number, no: string): Promise<Shown[]> {
  const rows = await transfers(sql).where('payer_id', '=', payer).execute()
  const disputed = rows.filter(({ state }) => state === 'disputed')
  if (disputed.length > 0) return disputed
  const held = rows.find(({ state }) => state === 'held')
  if (held)
    refuse(
      `Member ${no} is not paused by a letter: what they sent goes to its receiver at ${minute(held.until_at)} (UTC).`,
    )
  const last = rows.at(-1) ?? refuse(`Nothing that member ${no} sent is held.`)
  return refuse(`What was held of member ${no} is ${last.state} already: nothing of it is held any more.`)
}

async function refuseIfGone(sql: Sql, payer: number, no: string): Promise<void> {
  const gone = await sql
    .selectFrom('member')
    .select('id')
    .where('id', '=', payer)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst()
  if (gone) refuse(`Member ${no} is here no longer: nothing can be sent back to them.`)
}

async function refuseIfParty(sql: Sql, operator: Operator, payer: number, rows: readonly Shown[]): Promise<void> {
  for (const member of [payer, ...rows.map(({ member_id }) => member_id)]) await refuseIfSelf(sql, operator, member)
}

export const proposeHeld =
  (act: Act) =>
  async (desk: Desk): Promise<void> => {
    const { context, terminal, words, signIn } = desk
    const reason = reasonIn(desk)
    const operator = await signIn()
    const { id, user_no } = await memberNumbered(desk, words[0])
    const rows = await disputedOf(context.database, id, user_no)
    await refuseIfParty(context.database, operator, id, rows)
    if (act === 'return') await refuseIfGone(context.database, id, user_no)
    const asked = await propose(desk, operator, { kind: 'held', subject: user_no, body: { member: id, act }, reason })
    terminal.say(shown(rows))
    terminal.say(`Asked for as request ${asked}; another operator says within 24 hours: held approve ${asked}`)
  }

const wish = ({ body }: Request) => ({ payer: Number(body['member']), act: body['act'] as Act })

export async function heldPreview({ context }: Desk, request: Request): Promise<string> {
  const { subject, maker, reason } = request
  const { payer, act } = wish(request)
  const rows = await disputedOf(context.database, payer, subject)
  return `${shown(rows)}\n${maker} wants all of it ${ENDS[act]} member ${subject}: ${reason}`
}

export async function approveHeld(sql: Sql, now: Date, request: Request, second: Operator): Promise<void> {
  const { payer, act } = wish(request)
  const rows = await disputedOf(sql, payer, request.subject)
  await refuseIfParty(sql, second, payer, rows)
  if (act === 'return') await refuseIfGone(sql, payer, request.subject)
  const moved = await decideHeld({ sql, now }, payer, act)
  if (moved.length !== rows.length) refuse('It was decided by somebody else meanwhile; nothing was done.')
  for (const row of rows) {
    const { state } = moved.find(({ quote_no }) => quote_no === row.quote_no) ?? row
    const { payer: from, receiver: to } = row
    const noted = { before: { state: row.state, from, to, ...sumOf(row) }, after: { request: `${request.id}`, state } }
    await note(sql, second, { verb: `held ${act}`, subject: row.quote_no, reason: request.reason, ...noted }, now)
  }
}

import { sql as raw } from 'kysely'
import { decimalOf, minorOf, type Share } from '#contract/money.ts'
import { houseAccount, openAccount } from '../ledger/accounts.ts'
import type { Sql } from '../lib/database.ts'
import { whole } from './act.ts'
import type { Desk, Operator } from './desk.ts'
import { dayIn, shareNamed } from './equities.ts'
import { termsPreview } from './equity-terms.ts'
import { journal } from './journal.ts'
import { memberNumbered } from './members.ts'
import { refuseIfSelf } from './merchants.ts'
import { refuse } from './refusal.ts'
import { propose, reasonIn, type Request } from './approvals.ts'

function sharesIn({ flags }: Desk, share: Share): bigint {
  const text = flags['shares'] ?? ''
  const isAmount = /^(0|[1-9]\d{0,9})(\.\d{1,4})?$/.test(text)
  const amount = isAmount ? minorOf(text, share) : 0n
  return amount > 0n ? amount : refuse(`"${text}" is no number of shares; write it as --shares 10.0000`)
}

async function ask(
  desk: Desk,
  operator: Operator,
  { subject, body, reason }: Pick<Request, 'subject' | 'body' | 'reason'>,
) {
  const asked = await propose(desk, operator, { kind: 'shares', subject, body, reason })
  desk.terminal.say(`Asked for as request ${asked}; another operator says within 24 hours: shares approve ${asked}`)
}

export async function proposeIssue(desk: Desk): Promise<void> {
  const reason = reasonIn(desk)
  const operator = await desk.signIn()
  const share = await shareNamed(desk)
  const amount = sharesIn(desk, share)
  const body = { act: 'issue', currency: share, amount: `${amount}` }
  await ask(desk, operator, { subject: `${share} +${decimalOf(amount, share)}`, body, reason })
}

const ofMember =
  (act: 'grant' | 'adjust') =>
  async (desk: Desk): Promise<void> => {
    const { context, flags } = desk
    const reason = reasonIn(desk)
    const operator = await desk.signIn()
    const share = await shareNamed(desk)
    const amount = sharesIn(desk, share)
    const member = await memberNumbered(desk, flags['member'])
    await refuseIfSelf(context.database, operator, member.id)
    const until = flags['until'] ? await beginningOf(desk, dayIn(flags['until'], 'until')) : ''
    const body = { act, currency: share, amount: `${amount}`, member: member.id, ...(until && { until }) }
    await ask(desk, operator, { subject: member.user_no, body, reason })
  }

async function beginningOf({ context: { database, clock } }: Desk, day: string): Promise<string> {
  const { rows } = await raw<{ at: Date }>`
    select ${day}::date::timestamp at time zone coalesce((select zone from market), 'UTC') as at`.execute(database)
  const at = rows[0]?.at
  return at && at > clock.now() ? at.toISOString() : refuse('Shares are locked until a day that is still to come.')
}

export const proposeGrant = ofMember('grant')
export const proposeAdjust = ofMember('adjust')

export async function sharesPreview(desk: Desk, request: Request): Promise<string> {
  const { body, reason, maker } = request
  if (body['act'] === 'add' || body['act'] === 'change' || body['act'] === 'reopen') return termsPreview(desk, request)
  const share = `${body['currency']}` as Share
  const amount = BigInt(body['amount'] ?? 0)
  const shown = await whole(desk, async (sql) => {
    const capital = await houseAccount(sql, 'capital', share)
    const other =
      body['act'] === 'issue'
        ? await houseAccount(sql, 'outside', share)
        : await openAccount(sql, Number(body['member']), share)
    const [from, to] = body['act'] === 'grant' ? [capital, other] : [other, capital]
    return journal(sql, [{ from, to, amount }])
  })
  const locked = body['until'] ? [`Locked until ${body['until']}.`] : []
  return [shown, ...locked, `${maker} asks for it: ${reason}`].join('\n')
}

export async function approveShares(sql: Sql, _: Date, { body }: Request, second: Operator): Promise<void> {
  if (body['member'] !== undefined) await refuseIfSelf(sql, second, Number(body['member']))
}

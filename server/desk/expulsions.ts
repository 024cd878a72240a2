import { marginBack } from '../merchant/effects.ts'
import { lockedMerchant, moveMerchant } from '../merchant/move.ts'
import { marginOf } from '../merchant/queries.ts'
import type { MerchantRow } from '../merchant/rows.ts'
import type { Sql } from '../lib/database.ts'
import { note, whole } from './act.ts'
import type { Desk, Operator } from './desk.ts'
import { journal } from './journal.ts'
import { refuseIfSelf, merchantNumbered } from './merchants.ts'
import { refuse } from './refusal.ts'
import { propose, reasonIn, type Request } from './approvals.ts'
import { minute } from './terminal.ts'

async function expellable(sql: Sql, now: Date, member: number): Promise<MerchantRow> {
  const row = (await lockedMerchant({ sql, now }, member)) ?? refuse('There is no such merchant any more.')
  const { merchant_no: no, state, open_orders: open } = row
  if (state !== 'suspended') refuse(`Merchant ${no} is ${state}: only a suspended merchant is expelled.`)
  if (open > 0) refuse(`Merchant ${no} has open orders, ${open} of them: they end first.`)
  return row
}

async function unmoved(sql: Sql, now: Date, { subject, body }: Request): Promise<MerchantRow> {
  const row = await expellable(sql, now, Number(body['member']))
  return row.version === body['version']
    ? row
    : refuse(`Merchant ${subject} moved on since this was asked for; refuse it and look again.`)
}

async function describeExpulsion(sql: Sql, row: MerchantRow): Promise<string> {
  const back = await marginBack(sql, row, await marginOf(sql, row.member_id))
  return [
    `Merchant ${row.merchant_no} ${row.name} is suspended since ${minute(row.changed_at)} UTC: ${row.reject_reason}`,
    back.length > 0 ? await journal(sql, back) : 'No margin is there to go back.',
  ].join('\n')
}

export async function proposeExpulsion(desk: Desk): Promise<void> {
  const { terminal } = desk
  const reason = reasonIn(desk)
  const operator = await desk.signIn()
  const { member_id: member, merchant_no: no } = await merchantNumbered(desk, desk.words[0])
  const { seen, version } = await whole(desk, async (sql, now) => {
    await refuseIfSelf(sql, operator, member)
    const row = await expellable(sql, now, member)
    return { seen: await describeExpulsion(sql, row), version: row.version }
  })
  terminal.say(seen)
  if (!(await terminal.confirm(`Ask a second operator to expel ${no}?`))) return terminal.say('Nothing was done.')
  const asked = await propose(desk, operator, { kind: 'expel', subject: no, body: { member, version }, reason })
  terminal.say(`Asked for as request ${asked}; another operator says within 24 hours: expel approve ${asked}`)
}

export async function expulsionPreview(desk: Desk, request: Request): Promise<string> {
  const seen = await whole(desk, async (sql, now) => describeExpulsion(sql, await unmoved(sql, now, request)))
  return `${seen}\n${request.maker} wants to expel ${request.subject}: ${request.reason}`
}

export async function approveExpulsion(sql: Sql, now: Date, request: Request, second: Operator): Promise<void> {
  const { reason } = request
  const before = await unmoved(sql, now, request)
  await refuseIfSelf(sql, second, before.member_id)
  const after = await moveMerchant({ sql, now }, before, { type: 'expel', by: 'operator' }, { reason })
  const noted = { before: { state: before.state }, after: { state: after.state } }
  await note(sql, second, { verb: 'merchant expel', subject: after.merchant_no, reason, ...noted }, now)
}

import { decimalOf, minorOf } from '#contract/money.ts'
import { openAccount } from '../ledger/accounts.ts'
import { availableIn } from '../ledger/holdings.ts'
import type { Sql } from '../lib/database.ts'
import { centreOf, type CentreRow } from '../service/queries.ts'
import { whole } from './act.ts'
import type { Desk, Operator } from './desk.ts'
import { journal } from './journal.ts'
import { memberNumbered } from './members.ts'
import { refuseIfSelf } from './merchants.ts'
import { refuse } from './refusal.ts'
import { propose, reasonIn, type Request } from './approvals.ts'
import { minute, table } from './terminal.ts'

const REGION_MOST = 60
const euros = (cents: bigint | number | string) => decimalOf(BigInt(cents), 'EUR')

export async function listCentres({ context: { database }, terminal, signIn }: Desk): Promise<void> {
  await signIn()
  const rows = await database
    .selectFrom('service_centre')
    .innerJoin('member', 'member.id', 'member_id')
    .select(['member_id', 'center_no', 'user_no', 'nickname', 'region', 'status', 'open_price', 'changed_at'])
    .orderBy('center_no')
    .limit(200)
    .execute()
  if (rows.length === 0) return terminal.say('There is no service centre.')
  terminal.say(
    table(
      ['centre', 'member', 'name', 'region', 'state', 'since (UTC)', 'price', 'credit'],
      await Promise.all(
        rows.map(async (row) => [
          row.center_no,
          row.user_no,
          row.nickname,
          row.region,
          row.status,
          minute(row.changed_at),
          euros(row.open_price),
          euros(await availableIn(database, row.member_id, 'credit')),
        ]),
      ),
      ['price', 'credit'],
    ),
  )
}

function amountIn(text: string | undefined, flag: string): bigint {
  const isAmount = /^(0|[1-9]\d{0,11})(\.\d{1,2})?$/.test(text ?? '')
  const amount = isAmount ? minorOf(text ?? '', 'EUR') : 0n
  return amount > 0n ? amount : refuse(`"${text ?? ''}" is no amount in EUR; write it as --${flag} 50.00`)
}

async function centreNumbered({ context, words }: Desk): Promise<CentreRow> {
  const found = await context.database
    .selectFrom('service_centre')
    .selectAll()
    .where('center_no', '=', words[0] ?? '')
    .executeTakeFirst()
  return found ?? refuse('There is no such centre; "centres" lists them.')
}

async function ask(
  desk: Desk,
  operator: Operator,
  wish: { subject: string; body: Request['body']; reason: string },
): Promise<void> {
  const asked = await propose(desk, operator, { kind: 'centre', ...wish })
  desk.terminal.say(`Asked for as request ${asked}; another operator says within 24 hours: centre approve ${asked}`)
}

export async function openCentre(desk: Desk): Promise<void> {
  const { flags, words, context } = desk
  const reason = reasonIn(desk)
  const region = flags['region']?.trim() ?? ''
  if (region === '' || region.length > REGION_MOST)
    refuse(`Say where, in 1 to ${REGION_MOST} characters: --region "..."`)
  const price = amountIn(flags['price'], 'price')
  const operator = await desk.signIn()
  const member = await memberNumbered(desk, words[0])
  await refuseIfSelf(context.database, operator, member.id)
  await refuseIfCentre(context.database, member)
  const body = {
    act: 'open',
    member: member.id,
    center_no: await freeNumber(desk),
    region,
    price: `${price}`,
  }
  return ask(desk, operator, { subject: member.user_no, body, reason })
}

async function refuseIfCentre(sql: Sql, { id, user_no }: { id: number; user_no: string }): Promise<void> {
  const there = await centreOf(sql, id)
  if (there) refuse(`Member ${user_no} is the centre ${there.center_no} already, and is ${there.status}.`)
}

async function freeNumber({ context: { database, chance } }: Desk): Promise<string> {
  for (;;) {
    const number = `C${String(chance.below(10 ** 6)).padStart(6, '0')}`
    const taken = await database
      .selectFrom('service_centre')
      .select('member_id')
      .where('center_no', '=', number)
      .executeTakeFirst()
    if (!taken) return number
  }
}

const turning = (act: 'stop' | 'reopen') => async (desk: Desk) => {
  const reason = reasonIn(desk)
  const operator = await desk.signIn()
  const centre = await centreNumbered(desk)
  await refuseIfSelf(desk.context.database, operator, centre.member_id)
  refuseIfOutOfTurn(centre, act)
  return ask(desk, operator, { subject: centre.center_no, body: { act, member: centre.member_id }, reason })
}

function refuseIfOutOfTurn({ center_no, status }: CentreRow, act: string): void {
  const from = act === 'stop' ? 'active' : 'stopped'
  if (status !== from) refuse(`Centre ${center_no} is ${status}, and not ${from}.`)
}

export const stopCentre = turning('stop')
export const reopenCentre = turning('reopen')

async function ofCredit(desk: Desk) {
  const reason = reasonIn(desk)
  const amount = amountIn(desk.flags['amount'], 'amount')
  const operator = await desk.signIn()
  const centre = await centreNumbered(desk)
  await refuseIfSelf(desk.context.database, operator, centre.member_id)
  return { reason, amount, operator, centre }
}

export async function sellCredit(desk: Desk): Promise<void> {
  const { reason, amount, operator, centre } = await ofCredit(desk)
  const { center_no: subject, member_id: member } = centre
  const available = await availableIn(desk.context.database, member, 'balance')
  if (available < amount) refuse(`The balance of ${subject} is ${euros(available)} EUR.`)
  return ask(desk, operator, { subject, body: { act: 'sell', member, amount: `${amount}` }, reason })
}

export async function grantCredit(desk: Desk): Promise<void> {
  const { reason, amount, operator, centre } = await ofCredit(desk)
  const body = { member: centre.member_id, account: 'credit', amount: `${amount}`, direction: 'in' }
  const subject = `${centre.center_no} credit +${euros(amount)} EUR`
  const asked = await propose(desk, operator, { kind: 'manual', subject, body, reason })
  desk.terminal.say(`Asked for as request ${asked}; another operator says within 24 hours: manual approve ${asked}`)
}

export async function centrePreview(desk: Desk, { subject, body, reason, maker }: Request): Promise<string> {
  const { context } = desk
  const { act, member, center_no, region, price, amount } = body
  const { database } = context
  const centre = await centreOf(database, Number(member))
  const shown = async (): Promise<string> => {
    switch (act) {
      case 'open':
        await refuseIfCentre(database, { id: Number(member), user_no: subject })
        return `Member ${subject} becomes the service centre ${center_no} in ${region}, and pays ${euros(price ?? 0)} EUR an account.`
      case 'sell':
        return whole(desk, async (sql) => {
          const [from, to] = [
            await openAccount(sql, Number(member), 'balance'),
            await openAccount(sql, Number(member), 'credit'),
          ]
          return journal(sql, [{ from, to, amount: BigInt(amount ?? 0) }])
        })
      default:
        if (centre) refuseIfOutOfTurn(centre, `${act}`)
        return act === 'stop'
          ? `Centre ${subject} opens no more accounts and sends no more credit; what it has stays.`
          : `Centre ${subject} may act again.`
    }
  }
  return `${await shown()}\n${maker} asks for it: ${reason}`
}

export async function approveCentre(sql: Sql, _: Date, { body }: Request, second: Operator): Promise<void> {
  await refuseIfSelf(sql, second, Number(body['member']))
}

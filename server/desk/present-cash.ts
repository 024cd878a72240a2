import { sql as raw } from 'kysely'
import { type Currency, decimalOf } from '#contract/money.ts'
import { stopOf } from '../ledger/freezes.ts'
import type { Sql } from '../lib/database.ts'
import { clock } from './cases.ts'
import type { CashRow } from './cash.ts'
import { closestOf, likenessOf } from './names.ts'
import { minute, table } from './terminal.ts'

export const moneyText = (amount: bigint, currency: string) => `${decimalOf(amount, currency as Currency)} ${currency}`

export async function memberIn(sql: Sql, { member_id }: CashRow, now: Date): Promise<string> {
  const { rows } = await raw<{
    user_no: string
    nickname: string
    created_at: Date
    credited: number
    rejected: number
    reversed: number
    paid: number
  }>`
    select user_no, nickname, created_at,
      (select count(*)::integer from recharge where member_id = member.id and state = 'credited') as credited,
      (select count(*)::integer from recharge where member_id = member.id and state = 'rejected') as rejected,
      (select count(*)::integer from recharge where member_id = member.id and state = 'reversed') as reversed,
      (select count(*)::integer from withdrawal where member_id = member.id and state = 'completed') as paid
    from member where id = ${member_id}`.execute(sql)
  const stop = await stopOf(sql, member_id, now)
  return [
    ...rows.map(
      ({ user_no, nickname, created_at, credited, rejected, reversed, paid }) =>
        `Member ${user_no} ${nickname}, here since ${minute(created_at)} UTC: recharges ${credited} credited, ${rejected} rejected, ${reversed} reversed; withdrawals ${paid} paid.`,
    ),
    ...(stop ? [`The member is frozen${stop.until ? ` until ${clock(stop.until)}` : ''}: ${stop.reason}`] : []),
  ].join('\n')
}

export async function namesOf(sql: Sql, member: number): Promise<string[]> {
  const rows = await sql
    .selectFrom('bank_account')
    .select(raw<string>`first_name || ' ' || last_name`.as('name'))
    .where('member_id', '=', member)
    .orderBy('id')
    .execute()
  return [...new Set(rows.map(({ name }) => name))]
}

export function nameAgainst(said: string, known: readonly string[]): string {
  if (said === '') return 'nobody is named'
  if (known.length === 0) return `${said}; no other name of the member is known`
  return `${said}: ${closestOf(said, known)} (${known.map((name) => `${name} ${likenessOf(said, name)}`).join(', ')})`
}

interface Happened {
  version: number
  at: Date
  event: string
  state: string
  actor: string
  email: string | null
  reason: string
  text: string
}

export async function pathOf(sql: Sql, word: 'recharge' | 'withdrawal', { id }: CashRow): Promise<string> {
  const { rows } = await raw<Happened>`
    select version, at, event, state, actor, email, reason, text
    from ${raw.table(`${word}_event`)} left join operator on operator.id = operator_id
    where ${raw.ref(`${word}_id`)} = ${id} order by version`.execute(sql)
  return table(
    ['version', 'when (UTC)', 'who', 'what', 'then', 'why', 'said'],
    rows.map(({ version, at, event, state, actor, email, reason, text }) => [
      `${version}`,
      minute(at),
      email ?? actor,
      event,
      state,
      reason,
      text,
    ]),
    ['version'],
  )
}

interface Booked {
  id: bigint
  at: Date
  kind: string
  name: string
  user_no: string | null
  part: string
  amount: bigint
  currency: string
}

export async function journalSoFar(sql: Sql, { order_no }: CashRow): Promise<string> {
  const { rows } = await raw<Booked>`
    select posting.id, posting.at, posting.kind, account.name, user_no, part, entry.amount, entry.currency
    from posting join entry on posting_id = posting.id join account on account.id = account_id
      left join member on member.id = account.member_id
    where ref = ${order_no} order by posting.id, leg`.execute(sql)
  if (rows.length === 0) return 'None of its money moved yet.'
  return table(
    ['posting', 'when (UTC)', 'as', 'account', 'amount', 'currency'],
    rows.map(({ id, at, kind, name, user_no, part, amount, currency }) => [
      `${id}`,
      minute(at),
      kind,
      `${user_no ? `${user_no} ` : ''}${name}${part === 'held' ? ' held' : ''}`,
      decimalOf(amount, currency as Currency),
      currency,
    ]),
    ['posting', 'amount'],
  )
}

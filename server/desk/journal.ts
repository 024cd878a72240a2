import { type Currency, decimalOf, type Share } from '#contract/money.ts'
import type { Leg } from '../ledger/post.ts'
import type { Sql } from '../lib/database.ts'
import { refuse } from './refusal.ts'
import { table } from './terminal.ts'

export async function journal(sql: Sql, legs: readonly Leg[]): Promise<string> {
  const ids = [...new Set(legs.flatMap(({ from, to }) => [from, to]))]
  const accounts = await sql
    .selectFrom('account')
    .leftJoin('member', 'member.id', 'member_id')
    .select(['account.id', 'account.name', 'part', 'currency', 'amount', 'user_no'])
    .where('account.id', 'in', ids)
    .execute()
  const rows = ids.map((id) => {
    const account = accounts.find((one) => one.id === id) ?? refuse('An account of this journal is missing.')
    const currency = account.currency as Currency | Share
    const moved = legs.reduce(
      (sum, { from, to, amount }) => sum + (to === id ? amount : 0n) - (from === id ? amount : 0n),
      0n,
    )
    const text = (minor: bigint | null) => (minor === null ? '' : decimalOf(minor, currency))
    const after = account.amount === null ? null : account.amount + moved
    return [
      `${account.user_no ? `${account.user_no} ` : ''}${account.name}${account.part === 'held' ? ' held' : ''}`,
      text(moved),
      currency,
      text(account.amount),
      text(after),
    ]
  })
  return table(['account', 'amount', 'currency', 'before', 'after'], rows, ['amount', 'before', 'after'])
}

import type { Context } from '../lib/context.ts'
import type { Sql } from '../lib/database.ts'

export const moneyOfFormer = (sql: Sql) =>
  sql
    .selectFrom('account')
    .innerJoin('member', 'member.id', 'member_id')
    .innerJoin('entry', (join) =>
      join.onRef('entry.account_id', '=', 'account.id').onRef('entry.version', '=', 'account.version'),
    )
    .innerJoin('posting', 'posting.id', 'posting_id')
    .select(['user_no', 'name', 'account.currency', 'account.amount', 'ref as came', 'at'])
    .where('closed', '=', true)
    .where('account.amount', '>', 0n)
    .orderBy('account.id')
    .execute()

export async function sayFormer({ database, log }: Pick<Context, 'database' | 'log'>): Promise<void> {
  const accounts = (await moneyOfFormer(database)).length
  if (accounts > 0)
    log.error({ alarm: 'former', accounts }, 'Money came for somebody who is gone: it waits at the desk.')
}

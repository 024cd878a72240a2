import { sql as raw } from 'kysely'
import { type Method, WITHDRAWAL_OVER, type WithdrawalTab } from '#contract/withdrawal.ts'
import type { Sql } from '../lib/database.ts'
import type { WithdrawalRow } from './rows.ts'

export const lockWithdrawal = (sql: Sql, orderNo: string): Promise<WithdrawalRow | undefined> =>
  sql.selectFrom('withdrawal').selectAll().where('order_no', '=', orderNo).forNoKeyUpdate().executeTakeFirst()

export const withdrawalOf = (sql: Sql, member: number, orderNo: string): Promise<WithdrawalRow | undefined> =>
  sql
    .selectFrom('withdrawal')
    .selectAll()
    .where('order_no', '=', orderNo)
    .where('member_id', '=', member)
    .executeTakeFirst()

const CLOSED = WITHDRAWAL_OVER.filter((status) => status !== 'completed')

const inTab = (sql: Sql, member: number, method: Method | '', tab: WithdrawalTab) => {
  const mine = sql.selectFrom('withdrawal').where('member_id', '=', member)
  const byMethod = method === '' ? mine : mine.where('method', '=', method)
  if (tab === 'open') return byMethod.where(raw<boolean>`withdrawal_is_open(state)`)
  if (tab === 'completed') return byMethod.where('state', '=', 'completed')
  return tab === 'closed' ? byMethod.where('state', 'in', CLOSED) : byMethod
}

interface Asked {
  readonly method: Method | ''
  readonly tab: WithdrawalTab
  readonly page: number
  readonly limit: number
}

export async function withdrawalsOf(sql: Sql, member: number, { method, tab, page, limit }: Asked) {
  const { total } = await inTab(sql, member, method, tab)
    .select(raw<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow()
  const rows = await inTab(sql, member, method, tab)
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { total, rows }
}

export const happeningsOf = (sql: Sql, { id }: WithdrawalRow) =>
  sql
    .selectFrom('withdrawal_event')
    .leftJoin('operator', 'operator.id', 'operator_id')
    .select(['event', 'state', 'actor', 'operator.name', 'text', 'at'])
    .where('withdrawal_id', '=', id)
    .orderBy('version')
    .execute()

export const trailOf = (sql: Sql, { order_no }: WithdrawalRow) =>
  sql
    .selectFrom('posting')
    .innerJoin('entry', 'entry.posting_id', 'posting.id')
    .select(['posting.id', 'posting.at', 'entry.class', 'entry.amount'])
    .where('posting.ref', '=', order_no)
    .orderBy('posting.id')
    .orderBy('entry.leg')
    .execute()

export async function holdOf(sql: Sql, { order_no }: WithdrawalRow): Promise<{ id: bigint; account_id: bigint }> {
  return sql
    .selectFrom('hold')
    .innerJoin('posting', 'posting.id', 'posting_id')
    .select(['hold.id', 'hold.account_id'])
    .where('posting.kind', '=', 'hold')
    .where('posting.ref', '=', order_no)
    .executeTakeFirstOrThrow()
}

/** PIN, password, phone, e-mail or device is new. */
export async function memberCools(sql: Sql, member: number, cooling: number): Promise<Date | undefined> {
  const row = await sql
    .selectFrom('member')
    .leftJoin('pin', 'pin.member_id', 'member.id')
    .select(
      raw<Date | null>`greatest(pin.changed_at, member.secured_at, member.doubted_at) + ${cooling} * interval '1 second'`.as(
        'until',
      ),
    )
    .where('member.id', '=', member)
    .executeTakeFirst()
  return row?.until ?? undefined
}

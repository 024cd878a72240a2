import { type ExpressionBuilder, sql as raw } from 'kysely'
import type { AccountName } from '#contract/quote.ts'
import { ACCOUNTS } from '#contract/quote.ts'
import type { BonusType, MoneyType } from '#contract/wallet.ts'
import type { Sql } from '../lib/database.ts'
import type { Schema } from '../schema.ts'

/** Times from the first inclusive to the second exclusive. */
export interface Sought {
  readonly memberId: number
  readonly account?: AccountName | undefined
  readonly direction?: 'in' | 'out' | undefined
  readonly types?: readonly (MoneyType | BonusType)[] | undefined
  readonly from?: Date | undefined
  readonly until?: Date | undefined
  /** From the first inclusive to the next exclusive. */
  readonly chain?: { readonly first: bigint; readonly next: bigint } | undefined
}

export interface Sum {
  readonly account: AccountName
  readonly count: number
  readonly income: bigint
  readonly expense: bigint
}

/** What came and went. What is held does neither: a posting counts by what it changed of both parts together. */
export async function sumsOf(sql: Sql, { direction, ...sought }: Sought): Promise<Sum[]> {
  const isListed = direction && raw`and entry.amount ${raw.raw(direction === 'in' ? '>' : '<')} 0`
  const changed = entriesIn(sql, sought)
    .select([
      'account.name',
      raw<number>`count(*) filter (where account.part = 'available' ${isListed ?? raw``})`.as('listed'),
      raw<bigint>`sum(entry.amount)`.as('net'),
    ])
    .groupBy(['account.name', 'entry.posting_id'])
  const rows = await sql
    .with('changed', () => changed)
    .selectFrom('changed')
    .select([
      'name as account',
      raw<number>`sum(listed)::integer`.as('count'),
      raw<bigint>`coalesce(sum(net) filter (where net > 0), 0)::bigint`.as('income'),
      raw<bigint>`coalesce(-sum(net) filter (where net < 0), 0)::bigint`.as('expense'),
    ])
    .groupBy('name')
    .execute()
  return rows.map(({ account, count, income, expense }) => ({
    account: account as AccountName,
    count,
    income: direction === 'out' ? 0n : income,
    expense: direction === 'in' ? 0n : expense,
  }))
}

export type LogEntry = Awaited<ReturnType<typeof entriesOf>>[number]

/** The newest first: of one account by its chain, of all by postings. */
export async function entriesOf(sql: Sql, sought: Sought, span: { limit: number; offset: number }) {
  const order = sought.account ? (['version'] as const) : (['posting_id', 'leg'] as const)
  const page = order.reduce(
    (query, column) => query.orderBy(`entry.${column}`, 'desc'),
    found(sql, sought)
      .select([
        'entry.posting_id',
        'entry.leg',
        'entry.version',
        'entry.amount',
        'entry.after',
        'account.name',
        'account.currency',
      ])
      .limit(span.limit)
      .offset(span.offset),
  )
  const rows = await sql
    .with('page', () => page)
    .selectFrom('page')
    .innerJoin('posting', 'posting.id', 'page.posting_id')
    .innerJoin('entry as opposite', (join) =>
      join
        .onRef('opposite.posting_id', '=', 'page.posting_id')
        .on('opposite.leg', '=', raw<number>`page.leg + case page.leg % 2 when 1 then 1 else -1 end`),
    )
    .innerJoin('account as other', 'other.id', 'opposite.account_id')
    .leftJoin('member', 'member.id', 'other.member_id')
    .leftJoin('quote', (join) =>
      join.onRef('quote.quote_no', '=', 'posting.ref').on('posting.kind', 'in', ['convert', 'redeem']),
    )
    .leftJoin('trade_order', (join) =>
      join.onRef('trade_order.order_no', '=', 'posting.ref').on('posting.kind', 'in', ['escrow', 'refund', 'trade']),
    )
    .select([
      'page.posting_id',
      'page.leg',
      'page.name as account',
      'page.currency',
      'page.amount',
      'page.after',
      'posting.kind',
      'posting.ref',
      'posting.note',
      'posting.at',
      'opposite.class as opposite',
      'member.nickname as other',
      'trade_order.member_id as seller',
      raw<AccountName | null>`quote.says ->> 'from'`.as('from'),
      raw<AccountName | null>`quote.says ->> 'to'`.as('to'),
    ])
    .$call((query) => order.reduce((sorted, column) => sorted.orderBy(`page.${column}`, 'desc'), query))
    .execute()
  return rows.map(({ seller, ...row }) => ({
    ...row,
    kind: row.kind as MoneyType,
    account: row.account as AccountName,
    sold: seller === null ? null : seller === sought.memberId,
  }))
}

const found = (sql: Sql, { direction, chain, ...sought }: Sought) =>
  entriesIn(sql, sought)
    .where('account.part', '=', 'available')
    .where('entry.version', 'is not', null)
    .$if(chain !== undefined, (query) =>
      query.where('entry.version', '>=', chain?.first ?? 0n).where('entry.version', '<', chain?.next ?? 0n),
    )
    .$if(direction !== undefined, (query) => query.where('entry.amount', direction === 'in' ? '>' : '<', 0n))

const entriesIn = (sql: Sql, { memberId, account, types, from, until }: Omit<Sought, 'direction' | 'chain'>) =>
  sql
    .selectFrom('account')
    .innerJoin('entry', 'entry.account_id', 'account.id')
    .where('account.member_id', '=', memberId)
    .where('account.name', 'in', account ? [account] : ACCOUNTS)
    .$if(types !== undefined || from !== undefined || until !== undefined, (query) =>
      query.where((is) => is.exists(postingOf(is, { types, from, until }))),
    )

const postingOf = (
  is: ExpressionBuilder<Schema, 'account' | 'entry'>,
  { types, from, until }: Pick<Sought, 'types' | 'from' | 'until'>,
) =>
  is
    .selectFrom('posting')
    .select('posting.id')
    .whereRef('posting.id', '=', 'entry.posting_id')
    .$if(types !== undefined, (query) => query.where('posting.kind', 'in', types ?? []))
    .$if(from !== undefined, (query) => query.where('posting.at', '>=', from as Date))
    .$if(until !== undefined, (query) => query.where('posting.at', '<', until as Date))

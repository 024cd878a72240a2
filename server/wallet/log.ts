import { sql as raw } from 'kysely'
import type { AccountName } from '#contract/quote.ts'
import { ACCOUNTS } from '#contract/quote.ts'
import type { BonusType, MoneyType } from '#contract/wallet.ts'
import type { Sql } from '../lib/database.ts'

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

/** What came and went, of what is listed: what is held, and what came back of it, did neither. */
export async function sumsOf(sql: Sql, sought: Sought): Promise<Sum[]> {
  const rows = await sql
    .with('found', () => found(sql, sought).select(['account.name', 'entry.amount', STANDING.as('standing')]))
    .selectFrom('found')
    .select([
      'name as account',
      raw<number>`count(*)::integer`.as('count'),
      raw<bigint>`coalesce(sum(amount) filter (where standing = 'moved' and amount > 0), 0)::bigint`.as('income'),
      raw<bigint>`coalesce(-sum(amount) filter (where standing = 'moved' and amount < 0), 0)::bigint`.as('expense'),
    ])
    .groupBy('name')
    .execute()
  return rows.map(({ account, ...sums }) => ({ account: account as AccountName, ...sums }))
}

/** What became of what a posting set aside: it is held, or it is gone, or it came back later and is told there. */
type Standing = 'moved' | 'held' | 'folded' | 'back'

const STANDING = raw<Standing>`case posting.kind
  when 'hold' then coalesce((
    select case ended.kind when 'release' then 'folded' else 'moved' end
    from hold join hold_end on hold_end.hold_id = hold.id join posting ended on ended.id = hold_end.posting_id
    where hold.posting_id = posting.id limit 1), 'held')
  when 'escrow' then case
    when exists (
      select from posting later join entry returned on returned.posting_id = later.id
      where later.kind = 'refund' and later.ref = posting.ref and later.id > posting.id
        and returned.account_id = entry.account_id) then 'folded'
    when exists (
      select from posting later where later.kind = 'trade' and later.ref = posting.ref and later.id > posting.id) then 'moved'
    else 'held' end
  when 'release' then case when exists (
    select from hold_end join hold on hold.id = hold_end.hold_id join posting held on held.id = hold.posting_id
    where hold_end.posting_id = posting.id and held.kind = 'hold') then 'back' else 'moved' end
  when 'refund' then 'back'
  else 'moved' end`

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
        STANDING.as('standing'),
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
    .leftJoin('withdrawal', (join) =>
      join.onRef('withdrawal.order_no', '=', 'posting.ref').on('posting.kind', 'in', ['hold', 'release']),
    )
    .select([
      'page.posting_id',
      'page.leg',
      'page.name as account',
      'page.currency',
      'page.amount',
      'page.after',
      'page.standing',
      'posting.kind',
      'posting.ref',
      'posting.note',
      'posting.at',
      'opposite.class as opposite',
      'member.nickname as other',
      'trade_order.member_id as seller',
      'withdrawal.state as withdrawal',
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

/** A chain is whole; everywhere else what was held is one with what came back of it. */
const found = (sql: Sql, { memberId, account, types, from, until, direction, chain }: Sought) =>
  sql
    .selectFrom('account')
    .innerJoin('entry', 'entry.account_id', 'account.id')
    .innerJoin('posting', 'posting.id', 'entry.posting_id')
    .where('account.member_id', '=', memberId)
    .where('account.name', 'in', account ? [account] : ACCOUNTS)
    .where('account.part', '=', 'available')
    .where('entry.version', 'is not', null)
    .$if(types !== undefined, (query) => query.where('posting.kind', 'in', types ?? []))
    .$if(from !== undefined, (query) => query.where('posting.at', '>=', from as Date))
    .$if(until !== undefined, (query) => query.where('posting.at', '<', until as Date))
    .$if(chain !== undefined, (query) =>
      query.where('entry.version', '>=', chain?.first ?? 0n).where('entry.version', '<', chain?.next ?? 0n),
    )
    .$if(chain === undefined, (query) => query.where(STANDING, '<>', 'folded'))
    .$if(direction !== undefined, (query) =>
      query.where('entry.amount', direction === 'in' ? '>' : '<', 0n).where(STANDING, '=', 'moved'),
    )

import { sql as raw } from 'kysely'
import type { AccountName } from '#contract/quote.ts'
import type { Sql } from '../lib/database.ts'
import { type House, openedWithin } from '../lib/sealed-names.ts'
import { entriesOf, type LogEntry } from './log.ts'

export interface Wanted {
  readonly kind: 'month' | 'year'
  readonly period: string
  readonly account: AccountName
}

export interface Statement extends Wanted {
  readonly from: Date
  readonly until: Date
  readonly opening: bigint
  readonly closing: bigint
  readonly count: number
  entries(): AsyncIterable<LogEntry[]>
  readonly member: { readonly user_no: string; readonly nickname: string; readonly demo: boolean }
}

const AT_ONCE = 1_000n

/** A month or a year in UTC. */
export function spanOf({ kind, period }: Pick<Wanted, 'kind' | 'period'>): { from: Date; until: Date } {
  const [year = 0, month = 1] = period.split('-').map(Number)
  const from = new Date(Date.UTC(year, month - 1))
  return { from, until: new Date(kind === 'month' ? Date.UTC(year, month) : Date.UTC(year + 1, 0)) }
}

/** Cut where the chain of entries is, so that opening, entries and closing always add up. */
export async function statementOf(house: House, sql: Sql, memberId: number, wanted: Wanted): Promise<Statement> {
  const { from, until } = spanOf(wanted)
  const { account } = wanted
  const { rows } = await raw<{ first: bigint; next: bigint; opening: bigint | null; closing: bigint | null }>`
    select cut.first, cut.next, (
      select after from entry where entry.account_id = cut.id and entry.version = cut.first - 1) as opening, (
      select after from entry where entry.account_id = cut.id and entry.version = cut.next - 1) as closing
    from (
      select account.id,
        coalesce(min(entry.version) filter (where at >= ${from}), account.version + 1) as first,
        coalesce(min(entry.version) filter (where at >= ${until}), account.version + 1) as next
      from account
      left join entry on entry.account_id = account.id and entry.version is not null
      left join posting on posting.id = entry.posting_id
      where account.member_id = ${memberId} and account.name = ${account} and account.part = 'available'
      group by account.id) as cut`.execute(sql)
  const { first = 1n, next = 1n, opening, closing } = rows[0] ?? {}
  const member = await sql
    .selectFrom('member')
    .select(['user_no', 'nickname', 'demo'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  return {
    ...wanted,
    from,
    until,
    opening: opening ?? 0n,
    closing: closing ?? 0n,
    count: Number(next - first),
    member,
    async *entries() {
      for (let link = first; link < next; link += AT_ONCE) {
        const chain = { first: link, next: link + AT_ONCE < next ? link + AT_ONCE : next }
        const newest = await entriesOf(
          sql,
          { memberId, account, chain },
          { limit: Number(chain.next - chain.first), offset: 0 },
        )
        const notes = await openedWithin(
          house,
          sql,
          newest.map(({ note }) => note),
        )
        yield newest.map((entry, at) => ({ ...entry, note: notes[at] ?? '' })).toReversed()
      }
    },
  }
}

export async function allOf({ entries }: Pick<Statement, 'entries'>): Promise<LogEntry[]> {
  const all: LogEntry[] = []
  for await (const some of entries()) all.push(...some)
  return all
}

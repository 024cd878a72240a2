import { sql as raw } from 'kysely'
import type { EquityLog } from '#contract/equity.ts'
import { decimalOf, type Share } from '#contract/money.ts'
import type { Paged } from '#contract/shapes.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { unix } from '../lib/clock.ts'
import { paged } from '../lib/paged.ts'

interface Row {
  readonly id: bigint
  readonly kind: string
  readonly currency: Share
  readonly code: string
  readonly shares: bigint
  readonly points: bigint
  readonly eur: string | null
  readonly at: Date
  readonly total: number
}

interface Asked {
  readonly page: number
  readonly limit: number
  readonly currency?: Share
  readonly exchanges?: boolean
}

type Kind = EquityLog['type']
const KINDS: ReadonlySet<string> = new Set<Kind>(['grant', 'exchange', 'unlock'])
const isKind = (kind: string): kind is Kind => KINDS.has(kind)

export async function logsOf(
  call: Call,
  { page, limit, currency, exchanges = false }: Asked,
): Promise<Paged<EquityLog>> {
  const { sql, now, say } = call
  const { id: member } = memberOf(call)
  const { rows } = await raw<Row>`
    with happened as (
      select entry.posting_id * 2 as id, posting.kind, account.currency, entry.amount as shares, posting.at,
        coalesce((
          select -sum(amount) from entry as gave
          where gave.posting_id = entry.posting_id and gave.currency = 'POINTS' and gave.amount < 0), 0)::bigint as points
      from account join entry on entry.account_id = account.id join posting on posting.id = entry.posting_id
      where account.member_id = ${member} and account.currency like 'EQ-%'
      union all
      select posting_id * 2 + 1, 'unlock', currency, amount, until_at, 0
      from share_lock where member_id = ${member} and currency like 'EQ-%' and until_at <= ${now}),
    asked as (
      select * from happened
      where ${currency === undefined ? raw`true` : raw`currency = ${currency}`}
        and ${exchanges ? raw`kind = 'exchange'` : raw`true`})
    select asked.*, equity.code, price.eur::text, (select count(*) from asked)::integer as total
    from asked join equity using (currency)
      left join lateral (
        select eur from share_price where share_price.currency = asked.currency and said_at <= asked.at
        order by day desc, said_at desc limit 1) as price on true
    order by at desc, id desc limit ${limit} offset ${(page - 1) * limit}`.execute(sql)
  return paged(
    { page, limit },
    rows[0]?.total ?? 0,
    rows.map(({ id, kind, code, shares, currency: share, points, eur, at }) => {
      const type = isKind(kind) ? kind : 'adjust'
      return {
        id: Number(id),
        type,
        type_text: say(`equity.types.${type}`),
        code,
        shares: decimalOf(shares, share),
        points: Number(points),
        price: eur ?? NOTHING,
        create_time: unix(at),
      }
    }),
  )
}

const NOTHING = '0.0000'

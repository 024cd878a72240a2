import { sql as raw } from 'kysely'
import type { Check } from './audit-check.ts'

export const CALLS: readonly Check[] = [
  {
    law: 'L8',
    says: 'a step of a thing is posted once, and a quote is used exactly when it is posted, as it was shown',
    rows: (since) => raw`
      select kind, ref, step, count(*) as times, max(id) as posting, 'posted more than once' as problem from posting
      where ${since}::bigint = 0 group by kind, ref, step having count(*) > 1
      union all
      select kind, quote_no, 0, 0, null, 'used, and not posted' from quote
      where ${since}::bigint = 0 and used_at is not null
        and not exists (select from posting where (posting.kind, ref, step) = (quote.kind, quote_no, 0))
        and not exists (
          select from trade_order join posting on (posting.kind, ref, step) = ('escrow', order_no, 0)
          where (trade_order.quote_no, trade_order.member_id, quantity) = (quote.quote_no, quote.member_id, gross))
        and not exists (
          select from withdrawal join posting on (posting.kind, ref, step) = ('hold', order_no, 0)
          where (withdrawal.quote_no, withdrawal.member_id, amount) = (quote.quote_no, quote.member_id, gross))
        and not exists (
          select from investment join posting on (posting.kind, ref, step) = ('invest', order_no, 0)
          where (investment.quote_no, investment.member_id, amount) = (quote.quote_no, quote.member_id, gross))
      union all
      select posting.kind, ref, step, 1, posting.id, 'posted otherwise than its quote, or without one'
      from posting join lateral (
          select array_agg(account_id order by leg) filter (where leg % 2 = 1) as givers,
            array_agg(account_id order by leg) filter (where leg % 2 = 0) as takers,
            array_agg(amount order by leg) filter (where leg % 2 = 0) as amounts
          from entry where posting_id = posting.id) as legs on true
        left join quote on quote_no = ref
      where posting.id > ${since} and actor = 'member'
        and (posting.kind in ('transfer', 'convert', 'redeem', 'exchange') or posting.kind = 'credit' and ref !~ '^P\\d{10}$')
        and (used_at is null
          or (posting.kind, givers, takers, legs.amounts) is distinct from (quote.kind, from_accounts, to_accounts, quote.amounts))`,
  },
  {
    law: 'L10',
    says: 'a quote was posted at the moment it was used, while it was good',
    rows: (since) => raw`
      select posting.id as posting, quote_no, made_at, used_at, expires_at, posting.at
      from posting join quote on quote_no = ref
      where posting.id > ${since} and (used_at is distinct from posting.at or used_at < made_at or used_at >= expires_at)`,
  },
  {
    law: 'L14',
    says: 'a call that moved money keeps the answer it gave for as long as answers are kept, and that answer names its posting',
    rows: (since) => raw`
      with recent as (
        select * from money_call
        where at >= coalesce((select at - interval '30 seconds' from posting where id = ${since}), '-infinity'))
      select member_id as member, path, key, quote_no, reply ->> 'posting' as posting from recent
      where quote_no <> '' and (reply is null or not exists (
        select from posting where id = (reply ->> 'posting')::bigint and ref = quote_no))
      union all
      select quote.member_id, null, null, quote_no, posting.id::text
      from posting join quote on quote_no = ref
      where posting.id > ${since} and posting.at >= (select at from answer_floor) and not exists (
        select from recent where recent.quote_no = quote.quote_no and recent.member_id = quote.member_id)`,
  },
]

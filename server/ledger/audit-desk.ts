import { sql as raw } from 'kysely'
import type { Check } from './audit-check.ts'

export const DESK: readonly Check[] = [
  {
    law: 'L10',
    says: 'a manual posting is what two operators agreed on, and what they agreed on is posted',
    rows: (since) => raw`
      select posting.id as posting, ref, asked.id as request, state
      from posting left join desk_request asked on asked.posting_id = posting.id and asked.kind = 'manual'
        left join entry on entry.posting_id = posting.id and class = 'member'
      where posting.kind = 'manual' and posting.id > ${since}
        and (asked.id is null or ref <> 'manual-' || asked.id or abs(amount) <> (body ->> 'amount')::bigint
          or (amount > 0) <> (body ->> 'direction' = 'in') or checker_id is null or checker_id = maker_id)`,
  },
  {
    law: 'L10',
    says: 'the accounts of a frozen member are frozen, and no others',
    rows: (since) => raw`
      select account.id as account, account.member_id as member, account.frozen
      from account left join frozen on frozen.member_id = account.member_id
      where ${since}::bigint = 0 and account.frozen <> (frozen.member_id is not null)`,
  },
  {
    law: 'L13',
    says: 'every line of the desk’s log carries the hash of itself under the one before',
    rows: () => raw`
      select id as line, actor, verb, subject from (
        select line.*, hash is distinct from desk_hash(coalesce(lag(hash) over (order by id), ''), line) as "is broken"
        from desk_log as line) as chained
      where "is broken"`,
  },
]

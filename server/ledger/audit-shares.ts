import { sql as raw } from 'kysely'
import type { Check } from './audit-check.ts'

const AGREED = raw`'issue', 'grant', 'adjust'`

/** That the house never gives more than it has is the floor of its capital, law L4. */
export const SHARES: readonly Check[] = [
  {
    law: 'L23',
    says: 'shares are issued, granted and taken back as two operators agreed, and what they agreed on is posted',
    rows: (since) => raw`
      select posting.id as posting, posting.kind, ref, asked.id as request
      from posting
        join entry on entry.posting_id = posting.id and leg = 2
        left join desk_request asked on asked.kind = 'shares' and state = 'approved' and ref = 'shares-' || asked.id
      where posting.kind in (${AGREED}) and posting.id > ${since}
        and concat_ws(' ', posting.kind, entry.currency, entry.amount) is distinct from
          concat_ws(' ', body ->> 'act', body ->> 'currency', body ->> 'amount')
      union all
      select null, kind, null, id from desk_request
      where ${since}::bigint = 0 and kind = 'shares' and state = 'approved' and body ->> 'act' in (${AGREED})
        and not exists (select from posting where ref = 'shares-' || desk_request.id)`,
  },
  {
    law: 'L23',
    says: 'shares move by what is for shares alone, and what a member gets by it is shares',
    rows: (since) => raw`
      select entry.posting_id as posting, kind, entry.currency, entry.amount
      from entry join posting on posting.id = posting_id join currency on code = entry.currency
      where entry.posting_id > ${since} and issued and kind not in (${AGREED}, 'exchange', 'given_up')
      union all
      select entry.posting_id, kind, entry.currency, entry.amount
      from entry join posting on posting.id = posting_id join currency on code = entry.currency
      where entry.posting_id > ${since} and not issued and kind in (${AGREED})
      union all
      select entry.posting_id, kind, entry.currency, entry.amount
      from entry join posting on posting.id = posting_id join currency on code = entry.currency
      where entry.posting_id > ${since} and not issued and kind = 'exchange' and class = 'member' and amount > 0`,
  },
  {
    law: 'L23',
    says: 'whoever gives points for shares gets them',
    rows: (since) => raw`
      select posting.id as posting, min(member_id) as member, max(member_id) as other
      from posting join entry on entry.posting_id = posting.id join account on account.id = account_id
      where kind = 'exchange' and posting.id > ${since}
      group by posting.id having count(distinct member_id) > 1`,
  },
]

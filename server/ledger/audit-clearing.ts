import { type RawBuilder, sql as raw } from 'kysely'
import type { Check } from './audit-check.ts'
import { PUT_IN } from './audit-invest.ts'
import { BOUGHT } from './audit-shop.ts'
import { ESCROWS } from './audit-trade.ts'

/** Rows of account id and amount; a room with clearing accounts adds its own. */
const OPEN: readonly RawBuilder<unknown>[] = [ESCROWS, PUT_IN, BOUGHT]

export const CLEARING: readonly Check[] = [
  {
    law: 'L9',
    says: 'an account between two others holds what is open there, and nothing when nothing is',
    rows: () => raw`
      select id as account, name, account.amount, coalesce(open.amount, 0) as open
      from account left join (
        select account_id, sum(amount) as amount from (${raw.join(OPEN, raw` union all `)}) as open group by 1) as open
        on open.account_id = id
      where class in ('clearing', 'escrow') and account.amount is distinct from coalesce(open.amount, 0)`,
  },
]

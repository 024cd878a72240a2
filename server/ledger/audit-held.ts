import { sql as raw } from 'kysely'
import type { Check } from './audit-check.ts'

export const HELD: readonly Check[] = [
  {
    law: 'L24',
    says: 'what was transferred while it was in doubt who acts is held for its receiver, whole, and theirs once it is released, or its payer’s again',
    rows: () => raw`
      select held_transfer.id, state, held_transfer.amount, hold.amount as held
      from held_transfer
        left join hold on hold.id = hold_id
        left join account on account.id = hold.account_id
        left join hold_end on hold_end.hold_id = hold.id
        left join entry on entry.posting_id = hold_end.posting_id and entry.amount > 0
        left join account gets on gets.id = entry.account_id
      where (hold.amount, account.member_id, account.name, gets.member_id, gets.name, gets.part) is distinct from (
        held_transfer.amount, held_transfer.member_id, held_transfer.account,
        case state when 'released' then held_transfer.member_id when 'returned' then payer_id end,
        case when state in ('released', 'returned') then held_transfer.account end,
        case when state in ('released', 'returned') then 'available' end)`,
  },
  {
    law: 'L24',
    says: 'no transfer is held but one that is released one day',
    rows: (since) => raw`
      select posting.id as posting, ref from posting join entry on posting_id = posting.id
        left join held_transfer on quote_no = ref
      where kind = 'transfer' and class = 'held' and held_transfer.id is null and posting.id > ${since}`,
  },
]

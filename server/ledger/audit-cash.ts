import { sql as raw } from 'kysely'
import type { Check } from './audit-check.ts'

/** What became of each thing's money: the sum of its entries, class by class. */
const MOVED = raw`
  select ref, class, sum(entry.amount) as amount from posting join entry on posting_id = posting.id
  where ref ~ '^[RW]\\d{10}$' group by ref, class`

/** Recharges and withdrawals, and what of their money is where, agree with the ledger. */
export const CASH: readonly Check[] = [
  {
    law: 'L16',
    says: 'a withdrawal’s money is held while it is open, outside once it is paid, and back with its member otherwise',
    rows: () => raw`
      select order_no, state, told.class, told.amount as "should be", coalesce(moved.amount, 0) as amount
      from withdrawal cross join lateral (values
          ('member', case when withdrawal_is_open(state) or state = 'completed' then -withdrawal.amount else 0 end),
          ('held', case when withdrawal_is_open(state) then withdrawal.amount else 0 end),
          ('outside', case when state = 'completed' then net else 0 end),
          ('fees', case when state = 'completed' then fee else 0 end)) as told (class, amount)
        left join (${MOVED}) as moved on moved.ref = order_no and moved.class = told.class
      where told.amount <> coalesce(moved.amount, 0)`,
  },
  {
    law: 'L16',
    says: 'a recharge came from outside once it is credited, whole and to its member, and otherwise nothing of it did',
    rows: () => raw`
      select order_no, state, told.side, told.amount as "should be", coalesce(sum(moved.amount), 0) as amount
      from recharge cross join lateral (values
          ('outside', array['outside'], case when state = 'credited' then -recharge.amount else 0 end),
          ('fees', array['fees'], case when state = 'credited' then fee else 0 end),
          ('member', array['member', 'capital'], case when state = 'credited' then net else 0 end)) as told (side, classes, amount)
        left join (${MOVED}) as moved on moved.ref = order_no and moved.class = any (told.classes)
      group by order_no, state, told.side, told.amount having told.amount <> coalesce(sum(moved.amount), 0)`,
  },
  {
    law: 'L16',
    says: 'money of a recharge or a withdrawal moves on accounts of its member alone, and for no other thing than one that there is',
    rows: (since) => raw`
      select posting.id as posting, kind, ref, account_id as account, account.name
      from posting join entry on posting_id = posting.id join account on account.id = account_id
        left join recharge on recharge.order_no = ref left join withdrawal on withdrawal.order_no = ref
      where posting.id > ${since} and (kind in ('withdrawal', 'withdrawal_back', 'recharge_back') or ref ~ '^[RW]\\d{10}$')
        and (coalesce(recharge.id, withdrawal.id) is null
          or account.member_id is not null and (account.member_id, account.name)
            is distinct from (coalesce(recharge.member_id, withdrawal.member_id), coalesce(recharge.account, withdrawal.account)))`,
  },
  {
    law: 'L17',
    says: 'what is worth more than one operator may decide was decided by two, and an appeal by somebody else',
    rows: () => raw`
      select order_no, amount, operator_id, second_id from withdrawal
      where reviewed_at is not null and operator_id = second_id
      union all
      select order_no, amount, operator_id, second_id from recharge
      where operator_id = second_id or appealed and state in ('credited', 'rejected') and operator_id = (
        select operator_id from recharge_event where recharge_id = recharge.id and event = 'reject' order by version limit 1)`,
  },
]

import { type RawBuilder, sql as raw } from 'kysely'
import type { Check } from './audit-check.ts'

export const movedBy = (kinds: readonly string[], since: bigint) => raw`
  select ref, sum(amount) filter (where class = 'member') as member, sum(amount) filter (where class = 'held') as held,
    sum(amount) filter (where class = 'outside') as outside, sum(amount) filter (where class = 'fees') as fees,
    sum(amount) filter (where class = 'capital') as capital, sum(amount) filter (where class = 'credit') as credit
  from posting join entry on posting_id = posting.id
  where kind in (${raw.join(kinds.map((kind) => raw.lit(kind)))}) ${among('ref', since)} group by ref`

export const among = (name: string, since: bigint): RawBuilder<unknown> =>
  since > 0n ? raw`and ${raw.ref(name)} in (select ref from posting where id > ${since})` : raw``

/** In cents, at the lowest price that the operator may have seen. */
const worthAt = (moment: string) => raw`
  case thing.currency when 'EUR' then amount else trunc(100 * amount / power(10::numeric, scale) * (
    select min(eur) from price where price.currency = thing.currency and since <= ${raw.ref(moment)}
      and since >= coalesce((select max(since) from price where price.currency = thing.currency
        and since <= ${raw.ref(moment)} - interval '10 minutes'), '-infinity'))) end`

const above = (moment: string) => raw`
  coalesce(${worthAt(moment)} > (
    select second_above from cash_terms where since <= ${raw.ref(moment)} order by since desc limit 1), true)`

export const CASH: readonly Check[] = [
  {
    law: 'L16',
    says: 'a withdrawal’s money is held while it is open, outside once it is paid, and back with its member otherwise',
    rows: (since) => raw`
      select order_no, state, amount, fee, member, held, outside, fees
      from withdrawal left join (${movedBy(['hold', 'release', 'withdrawal', 'withdrawal_back'], since)}) as moved on ref = order_no
      where (coalesce(member, 0), coalesce(held, 0), coalesce(outside, 0), coalesce(fees, 0)) is distinct from (
          case when withdrawal_is_open(state) or state = 'completed' then -amount else 0 end,
          case when withdrawal_is_open(state) then amount else 0 end,
          case when state = 'completed' then net else 0 end,
          case when state = 'completed' then fee else 0 end) ${among('order_no', since)}`,
  },
  {
    law: 'L16',
    says: 'a recharge came from outside once it is credited, whole and to its member, and otherwise nothing of it did',
    rows: (since) => raw`
      select order_no, state, amount, fee, member, outside, fees, capital
      from recharge left join (${movedBy(['recharge', 'recharge_back'], since)}) as moved on ref = order_no
      where (coalesce(outside, 0), coalesce(fees, 0), coalesce(member, 0) + coalesce(capital, 0)) is distinct from (
          case when state = 'credited' then -amount else 0 end,
          case when state = 'credited' then fee else 0 end,
          case when state = 'credited' then net else 0 end) ${among('order_no', since)}`,
  },
  {
    law: 'L16',
    says: 'money of a recharge or a withdrawal moves on accounts of its member alone, and for no other thing than one that there is',
    rows: (since) => raw`
      select posting.id as posting, kind, ref, account_id as account, account.name
      from posting join entry on posting_id = posting.id join account on account.id = account_id
        left join (
          select order_no, member_id, account from recharge union all select order_no, member_id, account from withdrawal) as thing
          on order_no = ref
      where posting.id > ${since} and (kind in ('withdrawal', 'withdrawal_back', 'recharge_back') or ref ~ '^[RW]\\d{10}$')
        and (account.class in ('member', 'held') or order_no is null)
        and (account.member_id, account.name) is distinct from (thing.member_id, thing.account)`,
  },
  {
    law: 'L16',
    says: 'what is set aside for a withdrawal is set aside for it alone: settled when it is over, and by a posting of its own',
    rows: (since) => raw`
      select order_no, state, hold.id as hold, ended.id as "settled by"
      from withdrawal left join posting made on (made.kind, made.ref, made.step) = ('hold', order_no, 0)
        left join hold on hold.posting_id = made.id
        left join hold_end on hold_id = hold.id left join posting ended on ended.id = hold_end.posting_id
      where (hold.id is null or withdrawal_is_open(state) <> (ended.id is null) or ended.ref <> order_no)
        ${among('order_no', since)}`,
  },
  {
    law: 'L16',
    says: 'a withdrawal is what was quoted to its member and confirmed',
    rows: (since) => raw`
      select order_no, quote_no, gross, withdrawal.amount, used_at
      from withdrawal left join quote using (quote_no)
      where (used_at is null or (quote.act, quote.account, quote.member_id, quote.gross)
          is distinct from ('withdraw', withdrawal.account, withdrawal.member_id, withdrawal.amount))
        ${among('order_no', since)}`,
  },
  {
    law: 'L17',
    says: 'what is worth more than one operator may decide was decided by two, and what was credited is taken back by two',
    rows: (since) => raw`
      select order_no, state, amount, thing.currency, operator_id, second_id
      from withdrawal thing join currency on code = thing.currency
      where second_id is null and state in ('processing.sending', 'processing.errored', 'completed', 'failed', 'returned')
        and ${above('reviewed_at')} ${among('order_no', since)}
      union all
      select order_no, state, amount, thing.currency, operator_id, second_id
      from recharge thing join currency on code = thing.currency
      where second_id is null and (state = 'reversed' or state = 'credited' and not online and ${above('reviewed_at')})
        ${among('order_no', since)}
      union all
      select order_no, thing.state, amount, thing.currency, ended.operator_id, ended.second_id
      from withdrawal thing join currency on code = thing.currency
        join withdrawal_event ended on (ended.withdrawal_id, ended.version) = (thing.id, thing.version)
      where ended.second_id is null and actor = 'operator' and thing.state in ('failed', 'returned')
        and ${above('ended.at')} ${among('order_no', since)}`,
  },
  {
    law: 'L17',
    says: 'two operators are two, nobody decides about what is their own, and an appeal is decided by somebody else',
    rows: (since) => raw`
      select order_no, state, operator_id, second_id
      from (
        select order_no, state, member_id, operator_id, second_id, null::integer as first_id from withdrawal
        where operator_id is not null ${among('order_no', since)}
        union all
        select order_no, withdrawal.state, member_id, said.operator_id, said.second_id, null
        from withdrawal join withdrawal_event said on said.withdrawal_id = withdrawal.id
        where said.operator_id is not null ${among('order_no', since)}
        union all
        select order_no, state, member_id, operator_id, second_id, case when appealed and state <> 'reversed' then (
          select operator_id from recharge_event where recharge_id = recharge.id and event = 'reject' order by version limit 1) end
        from recharge where operator_id is not null ${among('order_no', since)}) as decided
      where operator_id = second_id or operator_id = first_id or second_id = first_id
        or exists (
          select from operator join member on member.email = operator.email
          where member.id = member_id and operator.id in (operator_id, second_id))`,
  },
]

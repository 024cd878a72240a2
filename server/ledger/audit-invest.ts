import { sql as raw } from 'kysely'
import { among } from './audit-cash.ts'
import type { Check } from './audit-check.ts'

export const PUT_IN = raw`select escrow_id as account_id, amount::bigint from investment where ended_at is null`

export const INVEST: readonly Check[] = [
  {
    law: 'L21',
    says: 'what was put in lies in the order’s own account while it is open, and is back once it is over, less the fee that was kept',
    rows: (since) => raw`
      select order_no, state, amount, fee, member, escrow, fees
      from investment left join (
        select ref, sum(entry.amount) filter (where class = 'member') as member,
          sum(entry.amount) filter (where class = 'escrow') as escrow, sum(entry.amount) filter (where class = 'fees') as fees
        from posting join entry on posting_id = posting.id
        where kind in ('invest', 'invest_back', 'invest_fee') ${among('ref', since)} group by ref) as moved on ref = order_no
      where (coalesce(member, 0), coalesce(escrow, 0), coalesce(fees, 0)) is distinct from (
          case when ended_at is null then -amount else -fee end,
          case when ended_at is null then amount else 0 end,
          case when ended_at is null then 0 else fee end) ${among('order_no', since)}`,
  },
  {
    law: 'L21',
    says: 'money of an order moves between its member, its own account and its venture’s own pool alone',
    rows: (since) => raw`
      select posting.id as posting, posting.kind, ref, account_id as account, account.name
      from posting join entry on posting_id = posting.id join account on account.id = account_id
        left join investment on order_no = ref left join venture on venture.id = venture_id
      where posting.id > ${since} and posting.kind in ('invest', 'invest_back', 'invest_fee', 'payout')
        and account.class <> 'fees'
        and case account.class when 'escrow' then account.id = escrow_id when 'pool' then account.id = pool_id
          else (account.member_id, account.name) = (investment.member_id, case
            when posting.kind = 'payout' and account = 'balance' then 'profit' else account end) end is not true`,
  },
  {
    law: 'L21',
    says: 'what a date brought is posted once, and nothing else is posted as paid',
    rows: (since) => raw`
      select order_no, period, outcome, ref, step, moved
      from (
        select order_no, period, outcome from investment_payout join investment on investment.id = investment_id
        where outcome > 0 ${among('order_no', since)}) as dated
        full join (
          select ref, step, sum(amount) as moved from posting join entry on posting_id = posting.id
          where kind = 'payout' and leg = 2 ${among('ref', since)} group by 1, 2) as posted on (ref, step) = (order_no, period)
      where coalesce(outcome, 0) <> coalesce(moved, 0)`,
  },
  {
    law: 'L21',
    says: 'what an order says to be paid is what its dates brought',
    rows: (since) => raw`
      select order_no, paid, sum(outcome) as brought
      from investment join investment_payout on investment_id = investment.id ${among('order_no', since)}
      group by order_no, paid having paid <> coalesce(sum(outcome), 0)`,
  },
  {
    law: 'L21',
    says: 'a date brought what the rate in force on it makes of what was put in; of a robot no more than its tasks did',
    rows: (since) => raw`
      select order_no, period, outcome, rate_version, force.version as "in force", rate, did
      from investment_payout join investment on investment.id = investment_id
        left join lateral (
          select version, rate from venture_rate where venture_rate.venture_id = investment.venture_id and since <= due_at
          order by since desc limit 1) as force on true
        cross join lateral (
          select greatest(sum(profit), 0) as did from task_order where (investment_id, day) = (investment.id, period)) as done
      where outcome is not null and (outcome, rate_version) is distinct from (
          case investment.kind when 'robot' then least(did, trunc(amount * rate)) else trunc(amount * rate) end,
          force.version) ${among('order_no', since)}`,
  },
  {
    law: 'L22',
    says: 'what is taken of a quota is what was sold and did not come back to it',
    rows: (since) => raw`
      select code, taken, sold
      from venture left join (
        select venture_id, sum(amount) as sold from investment where not freed group by 1) as orders on venture_id = venture.id
      where ${since}::bigint = 0 and taken <> coalesce(sold, 0)`,
  },
  {
    law: 'L22',
    says: 'an order is what was quoted to its member and confirmed',
    rows: (since) => raw`
      select order_no, quote_no, gross, investment.amount, used_at
      from investment left join quote using (quote_no)
      where (used_at is null or (quote.member_id, quote.account, quote.gross)
          is distinct from (investment.member_id, investment.account, investment.amount)) ${among('order_no', since)}`,
  },
  {
    law: 'L22',
    says: 'a fee is the one that was shown, and is kept of what its member ended early alone',
    rows: (since) => raw`
      select order_no, state, amount, fee, terms ->> 'fee_rate' as shown
      from investment
      where fee > 0 and (fee, state) is distinct from (ceil(amount * (terms ->> 'fee_rate')::numeric), 'ended_early')
        ${among('order_no', since)}`,
  },
  {
    law: 'L22',
    says: 'what operators cancelled two of them agreed on, and neither of them about what is their own',
    rows: (since) => raw`
      select order_no, said.operator_id, said.second_id
      from investment_event said join investment on investment.id = said.investment_id
      where event = 'cancel' and ((said.operator_id = said.second_id) is not false
          or exists (
            select from operator join member on member.email = operator.email
            where member.id = member_id and operator.id in (said.operator_id, said.second_id))) ${among('order_no', since)}`,
  },
]

import { sql as raw } from 'kysely'
import type { Check } from './audit-check.ts'

const HELD = raw`
  select order_no, state, coin_escrow as account_id, quantity::bigint as amount from trade_order
  where order_is_sought(state) or order_is_accepted(state)
  union all
  select order_no, state, eur_escrow, case rail when 'wallet' then net else ceil(net * (
    select bond_rate from trade_terms where since <= created_at order by since desc limit 1))::bigint end
  from trade_order where order_is_accepted(state)`

export const ESCROWS = raw`select account_id, amount from (${HELD}) as held`

export const TRADE: readonly Check[] = [
  {
    law: 'L15',
    says: 'an open order’s escrow holds what its state says, and no other escrow of the trade holds anything',
    rows: () => raw`
      select order_no, state, coalesce(escrow.id, held.account_id) as account, name, coalesce(escrow.amount, 0) as amount,
        coalesce(held.amount, 0) as "should be"
      from (${HELD}) as held
        full join (select id, name, amount from account where name like 'escrow:T%') as escrow on escrow.id = held.account_id
      where coalesce(escrow.amount, 0) <> coalesce(held.amount, 0)`,
  },
  {
    law: 'L15',
    says: 'all escrows of the trade together hold what all open orders hold',
    rows: () => raw`
      select currency, sum(account.amount) as amount, coalesce(sum(held.amount), 0) as "should be"
      from account left join (select account_id, sum(amount) as amount from (${HELD}) as held group by 1) as held
        on account_id = account.id
      where name like 'escrow:T%' group by currency having sum(account.amount) <> coalesce(sum(held.amount), 0)`,
  },
  {
    law: 'L15',
    says: 'a merchant has promised what their orders are of, from the offer until the coins have come, and has as many open orders as were accepted',
    rows: () => raw`
      select merchant_no as merchant, promised, coalesce(coins, 0) as "orders are of", open_orders, coalesce(orders, 0) as "orders open"
      from merchant left join (
        select merchant_id, sum(quantity) filter (where state <> 'settling') as coins,
          count(*) filter (where state <> 'matching.offered') as orders
        from trade_order where order_is_open(state) group by 1) as open on merchant_id = member_id
      where promised <> coalesce(coins, 0) or open_orders <> coalesce(orders, 0)`,
  },
  {
    law: 'L15',
    says: 'what operators ruled is of an order that was disputed, and above the limit two of them agreed on it',
    rows: () => raw`
      select order_no, order_split.id as ruling, operator_id, second_id, net
      from order_split join trade_order on trade_order.id = order_id
      where ruled and (
        not exists (select from order_event where (order_event.order_id, event) = (order_split.order_id, 'rule')
          and order_event.version = order_split.version)
        or second_id is null and net > (
          select second_above from trade_terms where since <= order_split.at order by since desc limit 1))`,
  },
]

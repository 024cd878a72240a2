import { sql as raw } from 'kysely'
import { among } from './audit-cash.ts'
import type { Check } from './audit-check.ts'

/** What is still bought of an order: what was paid for the lines that were not given back. */
export const KEPT = raw`cross join lateral (
  select coalesce(sum(cash), 0) as cash, coalesce(sum(worth), 0) as worth, coalesce(sum(line.cut), 0) as cut,
    coalesce(sum(points), 0) as points
  from shop_order_line line where order_id = shop_order.id and not is_back) as kept`

/** It has no escrows before it is paid, and nothing is in them once it is over; the carriage stays with what is sent. */
export const BOUGHT = raw`
  select eur_escrow as account_id, kept.cash + carriage - carriage_back as amount from shop_order ${KEPT}
  where ended_at is null
  union all
  select points_escrow, kept.points from shop_order ${KEPT}
  where ended_at is null`

const isStores = raw`seller_id is not null`
export const isGiven = raw`seller_id is not null and cut_by = 'house'`

export const SHOP: readonly Check[] = [
  {
    law: 'L25',
    says: 'what was paid for an order is what was agreed on, and what left it is what its state says',
    rows: (since) => raw`
      select order_no, state, pay, shop_order.points, came.eur, came.points as points_came, back.eur as eur_back, out.eur as eur_out
      from shop_order ${KEPT}
        cross join lateral (
          select coalesce(sum(amount) filter (where currency = 'EUR'), 0) as eur,
            coalesce(sum(amount) filter (where currency = 'POINTS'), 0) as points
          from posting join entry on posting_id = posting.id
          where ref = order_no and kind = 'shop' and class = 'escrow') as came
        cross join lateral (
          select coalesce(-sum(amount) filter (where currency = 'EUR'), 0) as eur,
            coalesce(-sum(amount) filter (where currency = 'POINTS'), 0) as points
          from posting join entry on posting_id = posting.id
          where ref = order_no and kind = 'shop_back' and class = 'escrow') as back
        cross join lateral (
          select coalesce(-sum(amount) filter (where currency = 'EUR'), 0) as eur,
            coalesce(-sum(amount) filter (where currency = 'POINTS'), 0) as points
          from posting join entry on posting_id = posting.id
          where ref = order_no and kind = 'shop_paid' and class = 'escrow') as out
      where (came.eur, came.points, back.eur, back.points, out.eur, out.points) <> (
          case when paid_at is null then 0 else pay end,
          case when paid_at is null then 0 else shop_order.points end,
          case when paid_at is null then 0 when state = 'cancelled' then pay
            else pay - (carriage - carriage_back) - kept.cash end,
          case when paid_at is null then 0 else shop_order.points - kept.points end,
          case when state in ('completed', 'refunded') then kept.cash + carriage - carriage_back else 0 end,
          case when state in ('completed', 'refunded') then kept.points else 0 end) ${among('order_no', since)}`,
  },
  {
    law: 'L25',
    says: 'points are set aside for an order until it is paid or cancelled, and no longer',
    rows: () => raw`
      select order_no, state, points, hold.amount as held, hold_end.posting_id as ended
      from shop_order left join hold on hold.id = hold_id left join hold_end on hold_end.hold_id = hold.id
        left join account on account.id = hold.account_id
      where (coalesce(hold.amount, 0), account.name, account.member_id, hold_end.posting_id is not null) is distinct from (
        points::bigint, case when points > 0 then 'points' end, case when points > 0 then shop_order.member_id end,
        points > 0 and state <> 'unpaid')`,
  },
  {
    law: 'L25',
    says: 'money of an order moves between its buyer, escrows of its own, its seller, the house and the pools of points and coupons alone',
    rows: (since) => raw`
      select posting.id as posting, posting.kind, ref, account_id as account, account.name
      from posting join entry on posting_id = posting.id join account on account.id = account_id
        left join shop_order on order_no = ref
      where posting.id > ${since} and (posting.kind in ('shop', 'shop_back', 'shop_paid') or ref ~ '^S\\d{10}$')
        and case account.class
          when 'escrow' then account.id in (eur_escrow, points_escrow)
          when 'held' then (account.member_id, account.name) = (shop_order.member_id, 'points')
          when 'outside' then paid_from = 'gateway' and posting.kind = 'shop'
          when 'fees' then posting.kind = 'shop_paid'
          when 'capital' then account.name = 'goods:' || account.currency and posting.kind = 'shop_paid'
          when 'pool' then account.name = any(case posting.kind
            when 'reward' then '{pool:POINTS}' else '{pool:EUR:points,pool:EUR:coupon}' end::text[])
          when 'member' then case
            when posting.kind = 'shop_paid' then (account.member_id, account.name) = (seller_id, 'balance')
            when account.currency = 'POINTS' then (account.member_id, account.name) = (shop_order.member_id, 'points')
            else (account.member_id, account.name) = (
              shop_order.member_id, case paid_from when 'shop' then 'shop' else 'balance' end) end
          end is not true`,
  },
  {
    law: 'L25',
    says: 'a seller is paid for what was kept, less the fee that held when it was bought, once it can be returned no more',
    rows: (since) => raw`
      select order_no, state, paid_out, shop_order.fee, moved.seller, moved.fees, moved.points, moved.coupons, due.cash,
        due.worth, due.cut
      from shop_order ${KEPT}
        left join lateral (
          select kept.cash + carriage - carriage_back as cash, case when ${isStores} then kept.worth else 0 end as worth,
            case when ${isGiven} then kept.cut else 0 end as cut) as due
          on state in ('completed', 'refunded')
        cross join lateral (
          select case when ${isStores}
            then floor((due.cash - carriage + carriage_back + due.worth + due.cut) * (terms ->> 'fee_rate')::numeric) else 0 end as amount) as fee
        cross join lateral (
          select coalesce(sum(entry.amount) filter (where entry.class in ('member', 'capital') and entry.currency = 'EUR'), 0) as seller,
            coalesce(sum(entry.amount) filter (where entry.class = 'fees'), 0) as fees,
            coalesce(-sum(entry.amount) filter (where account.name = 'pool:EUR:points'), 0) as points,
            coalesce(-sum(entry.amount) filter (where account.name = 'pool:EUR:coupon'), 0) as coupons
          from posting join entry on posting_id = posting.id join account on account.id = account_id
          where ref = order_no and kind = 'shop_paid') as moved
      where (moved.seller, moved.fees, moved.points, moved.coupons, paid_out, shop_order.fee) <> (
          coalesce(due.cash + due.worth + due.cut - fee.amount, 0), coalesce(fee.amount, 0), coalesce(due.worth, 0),
          coalesce(due.cut, 0), coalesce(due.cash + due.worth + due.cut - fee.amount, 0), coalesce(fee.amount, 0)) ${among('order_no', since)}`,
  },
  {
    law: 'L25',
    says: 'points that were earned are those of its terms, out of the points’ own pool, or none',
    rows: (since) => raw`
      select order_no, state, earned, coalesce(got.points, 0) as got
      from shop_order ${KEPT} cross join lateral (
        select sum(amount) as points from posting join entry on posting_id = posting.id
        where ref = order_no and kind = 'reward' and class = 'member') as got
      where (coalesce(got.points, 0) <> earned or earned > 0 and (state, earned) is distinct from (
          'completed', floor(floor((kept.cash + carriage) / 100) * (terms ->> 'points_earned')::numeric)))
        ${among('order_no', since)}`,
  },
  {
    law: 'L26',
    says: 'what is paid for an order is what its lines bear and its carriage',
    rows: () => raw`
      select order_no, carriage, shop_order.worth, shop_order.cut, pay, shop_order.points, lines.cash,
        lines.worth as "points stand for", lines.cut as "coupons take off", lines.points as "lines bear"
      from shop_order cross join lateral (
        select coalesce(sum(cash), 0) as cash, coalesce(sum(line.worth), 0) as worth, coalesce(sum(line.cut), 0) as cut,
          coalesce(sum(line.points), 0) as points
        from shop_order_line line where order_id = shop_order.id) as lines
      where (lines.cash + carriage, lines.worth, lines.cut, lines.points)
        <> (pay, shop_order.worth, shop_order.cut, shop_order.points)`,
  },
  {
    law: 'L26',
    says: 'a store is promised what points stand for in what it sold, and the house nothing',
    rows: () => raw`
      select order_no, state, reserved, kept.worth from shop_order ${KEPT}
      where reserved <> case when ended_at is null and ${isStores} then kept.worth else 0 end`,
  },
  {
    law: 'L26',
    says: 'the pool of points holds at least what stores are promised of it',
    rows: () => raw`
      select pool.amount, promised.sum from account pool cross join (
        select coalesce(sum(reserved), 0) as sum from shop_order where reserved > 0) as promised
      where pool.name = 'pool:EUR:points' and pool.amount < promised.sum`,
  },
]

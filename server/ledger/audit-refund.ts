import { sql as raw } from 'kysely'
import { among } from './audit-cash.ts'
import type { Check } from './audit-check.ts'

export const REFUNDS: readonly Check[] = [
  {
    law: 'L28',
    says: 'something is asked back of an order exactly while it waits for that, by one clock, and of one thing at most',
    rows: () => raw`
      select order_no, shop_order.state, open.count, open.due_at
      from shop_order cross join lateral (
        select count(*) as count, max(due_at) as due_at from refund where order_id = shop_order.id and ended_at is null) as open
      where (open.count, coalesce(open.due_at, '-infinity')) <> (
        case when shop_order.state = 'refunding' then 1 else 0 end,
        case when shop_order.state = 'refunding' then coalesce(shop_order.due_at, '-infinity') else '-infinity' end)`,
  },
  {
    law: 'L28',
    says: 'a return is of what its lines bear, all of its own order',
    rows: () => raw`
      select refund.id, order_no, refund.cash, refund.worth, refund.cut, refund.points, bears.cash as "lines bear", bears.lines
      from refund join shop_order on shop_order.id = order_id cross join lateral (
        select count(*) as lines, coalesce(sum(cash), 0) as cash, coalesce(sum(line.worth), 0) as worth,
          coalesce(sum(line.cut), 0) as cut, coalesce(sum(line.points), 0) as points
        from refund_line join shop_order_line line on line.id = line_id and line.order_id = refund.order_id
        where refund_id = refund.id) as bears
      where (refund.cash, refund.worth, refund.cut, refund.points) <> (bears.cash, bears.worth, bears.cut, bears.points)
        or bears.lines <> (select count(*) from refund_line where refund_id = refund.id) or bears.lines = 0`,
  },
  {
    law: 'L28',
    says: 'a line is back exactly by a return that was agreed to, or because it was not sent and the order did not wait for it',
    rows: () => raw`
      select order_no, line.id, line.is_back, agreed.count, dropped.count as dropped
      from shop_order_line line join shop_order on shop_order.id = line.order_id
        cross join lateral (
          select count(*) as count from refund_line join refund on refund.id = refund_id
          where line_id = line.id and refund.state = 'agreed') as agreed
        cross join lateral (
          select count(*) as count from shop_order_event
          where order_id = line.order_id and event in ('cancel', 'expire', 'overdue', 'unfetched')) as dropped
      where case when line.is_back then 1 else 0 end <>
        agreed.count + case when agreed.count = 0 and line.parcel_id is null and dropped.count > 0 then 1 else 0 end`,
  },
  {
    law: 'L28',
    says: 'what returns brought back is what was agreed to, and with what is kept it adds up to what was paid',
    rows: (since) => raw`
      select order_no, state, pay, shop_order.points, agreed.eur, agreed.points as "points agreed", came.eur as "came back",
        came.points as "points came back", kept.eur as kept, kept.points as "points kept"
      from shop_order
        cross join lateral (
          select coalesce(sum(cash + refund.carriage), 0) as eur, coalesce(sum(refund.points), 0) as points,
            coalesce(sum(refund.carriage), 0) as carriage
          from refund where order_id = shop_order.id and refund.state = 'agreed') as agreed
        cross join lateral (
          select coalesce(sum(amount) filter (where currency = 'EUR'), 0) as eur,
            coalesce(sum(amount) filter (where currency = 'POINTS'), 0) as points
          from shop_order_event join posting on ref = order_no and step = version and kind = 'shop_back'
            join entry on posting_id = posting.id
          where order_id = shop_order.id and event = 'settle' and class = 'member') as came
        cross join lateral (
          select coalesce(sum(cash), 0) + shop_order.carriage - carriage_back as eur, coalesce(sum(line.points), 0) as points
          from shop_order_line line where order_id = shop_order.id and not is_back) as kept
        cross join lateral (
          select coalesce(sum(cash), 0) + carriage_back - agreed.carriage as eur, coalesce(sum(line.points), 0) as points
          from shop_order_line line where order_id = shop_order.id and is_back and not exists (
            select from refund_line join refund on refund.id = refund_id
            where line_id = line.id and refund.state = 'agreed')) as dropped
      where paid_at is not null and (agreed.eur, agreed.points, pay, shop_order.points::bigint) <> (
        came.eur, came.points, kept.eur + agreed.eur + dropped.eur, kept.points + agreed.points + dropped.points)
        ${among('order_no', since)}`,
  },
  {
    law: 'L28',
    says: 'carriage comes back alone where nothing was sent and nothing is kept',
    rows: () => raw`
      select order_no, state, shop_order.carriage, carriage_back, agreed.carriage as agreed, parcels.count
      from shop_order
        cross join lateral (
          select coalesce(sum(refund.carriage), 0) as carriage from refund
          where order_id = shop_order.id and refund.state = 'agreed') as agreed
        cross join lateral (select count(*) as count from parcel where order_id = shop_order.id) as parcels
      where (carriage_back, agreed.carriage) <> (
        case when paid_at is null or parcels.count > 0 then 0
          when state in ('cancelled', 'refunded') then shop_order.carriage else 0 end,
        case when parcels.count > 0 or state <> 'refunded' then 0 else shop_order.carriage end)`,
  },
]

import { sql as raw } from 'kysely'
import type { Check } from './audit-check.ts'
import { isGiven, KEPT } from './audit-shop.ts'

export const COUPONS: readonly Check[] = [
  {
    law: 'L27',
    says: 'the pool of coupons holds at least what stores are promised of it',
    rows: () => raw`
      select pool.amount, promised.sum from account pool cross join (
        select coalesce(sum(cut_reserved), 0) as sum from shop_order where cut_reserved > 0) as promised
      where pool.name = 'pool:EUR:coupon' and pool.amount < promised.sum`,
  },
  {
    law: 'L27',
    says: 'a store is promised what the house takes off what it sold, and the house nothing',
    rows: () => raw`
      select order_no, state, cut_reserved, kept.cut from shop_order ${KEPT}
      where cut_reserved <> case when ended_at is null and ${isGiven} then kept.cut else 0 end`,
  },
  {
    law: 'L27',
    says: 'as many of a coupon are taken as members have, and no member has more than one may',
    rows: () => raw`
      select coupon.id, taken, had.members, had.nth, most from coupon cross join lateral (
        select count(*) as members, coalesce(max(n), 0) as nth from member_coupon where coupon_id = coupon.id) as had
      where taken <> had.members or had.nth > most`,
  },
  {
    law: 'L27',
    says: 'an order holds its coupon until it is paid, and has used it while anything of it is kept',
    rows: () => raw`
      select order_no, shop_order.state, own.id as coupon, own.state as "coupon is" from shop_order ${KEPT}
        join member_coupon own on own.id = member_coupon_id
      where shop_order.state = 'unpaid' and (own.state, own.order_id) is distinct from ('held', shop_order.id)
        or paid_at is not null and exists (
          select from shop_order_line where order_id = shop_order.id and not is_back)
          and (own.state, own.order_id) is distinct from ('used', shop_order.id)`,
  },
  {
    law: 'L27',
    says: 'a coupon is held by an unpaid order alone, and used by one that was paid and is not whole returned, or as a voucher',
    rows: () => raw`
      select own.id as coupon, own.state, type, order_no, shop_order.state as "order is"
      from member_coupon own join coupon on coupon.id = coupon_id left join shop_order on shop_order.id = order_id
      where own.state = 'held' and (shop_order.state, member_coupon_id) is distinct from ('unpaid', own.id)
        or own.state = 'used' and case when type = 'in_store_voucher' then order_id is not null
          else member_coupon_id is distinct from own.id or paid_at is null or not exists (
            select from shop_order_line where order_id = shop_order.id and not is_back) end`,
  },
  {
    law: 'L27',
    says: 'the coupon of an order is its buyer’s, and whoever gave it bears it',
    rows: () => raw`
      select order_no, cut_by, coupon.store_id as "given by", shop_order.store_id as "sold by"
      from shop_order join member_coupon own on own.id = member_coupon_id join coupon on coupon.id = coupon_id
      where own.member_id <> shop_order.member_id or type = 'in_store_voucher'
        or (case cut_by when 'store' then shop_order.store_id end) is distinct from coupon.store_id`,
  },
  {
    law: 'L27',
    says: 'what points and coupons of the house bring is never more than what is paid beside them, on any line',
    rows: () => raw`
      select order_no, line.id as line, cash, line.worth, line.cut
      from shop_order join shop_order_line line on order_id = shop_order.id
      where cut_by = 'house' and line.worth + line.cut > cash`,
  },
]

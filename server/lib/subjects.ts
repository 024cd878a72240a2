import { sql as raw, type RawBuilder } from 'kysely'

export const SUBJECTS: RawBuilder<unknown> = raw`
  select id, user_no as no from member
  union all select member_id, merchant_no from merchant
  union all select member_id, center_no from service_centre
  union all select unnest(array [member_id, merchant_id]), order_no from trade_order
  union all select member_id, order_no from recharge
  union all select member_id, order_no from withdrawal
  union all select member_id, order_no from investment
  union all select member_id, order_no from shop_order
  union all select member_id, name from attachment`

import { sql as raw } from 'kysely'
import { idOf, type Who } from './people.ts'
import type { House } from './world.ts'

/** Something of theirs changed elsewhere, and their phones are told. */
export const hearsOf = async (
  { sql, context }: House,
  who: Who,
  topic: 'order' | 'merchant' | 'recharge' | 'withdrawal' | 'payment' | 'invest' | 'shop-order' | 'coupon',
) =>
  raw`insert into event (member_id, topic, body, at)
    values (${await idOf({ sql }, who)}, ${topic}, '{}', ${context.clock.now()})`.execute(sql)

/** What prepared a walk is news to nobody. */
export const forgetsNews = ({ sql }: Pick<House, 'sql'>) => sql.deleteFrom('event').execute()

type Kept = 'trade_order' | 'recharge' | 'withdrawal' | 'investment' | 'shop_order'

/** Another phone was faster, or our team was: the record is another version. */
export const goesOn = ({ sql }: Pick<House, 'sql'>, kept: Kept, orderNo: string) =>
  raw`update ${raw.table(kept)} set version = version + 1 where order_no = ${orderNo}`.execute(sql)

/** What no phone can do: the record is another member’s. */
export const isAnothers = ({ sql }: Pick<House, 'sql'>, kept: Kept | 'payment', no: string) =>
  raw`update ${raw.table(kept)} set member_id = (select id from member order by id limit 1)
    where ${raw.ref(kept === 'payment' ? 'pay_no' : 'order_no')} = ${no}`.execute(sql)

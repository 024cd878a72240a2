import { sql as raw } from 'kysely'
import type { Currency } from '#contract/money.ts'
import type { Sql } from '../lib/database.ts'

/** What each pool of the house pays for; a pool of a venture pays the dates of that venture alone. */
export const POOL_PURPOSES = {
  'pool:EUR': 'balance',
  'pool:EUR:points': 'prices',
  'pool:EUR:coupon': 'coupons',
  'pool:COIN': 'welcome',
  'pool:POINTS': 'rewards',
  'pool:USDT': 'rewards',
} as const

type PoolName = keyof typeof POOL_PURPOSES
export type PoolPurpose = (typeof POOL_PURPOSES)[PoolName]

const NAMES = Object.keys(POOL_PURPOSES)

interface HousePool {
  readonly id: bigint
  readonly name: PoolName
  readonly currency: Currency
  readonly amount: bigint
  /** By open orders of the shop; null where nothing ever is. */
  readonly reserved: bigint | null
}

/** Of the points’ pool and of the coupons’ pool, by all open orders of the shop. */
export const RESERVED = raw`select coalesce(sum(reserved), 0)::bigint from shop_order where reserved > 0`
export const CUT_RESERVED = raw`select coalesce(sum(cut_reserved), 0)::bigint from shop_order where cut_reserved > 0`

export async function housePools(sql: Sql): Promise<HousePool[]> {
  const { rows } = await raw<HousePool>`
    select id, name, currency, amount, case name
      when 'pool:EUR:points' then (${RESERVED}) when 'pool:EUR:coupon' then (${CUT_RESERVED}) end as reserved
    from account where member_id is null and name = any(${NAMES}) order by array_position(${NAMES}, name)`.execute(sql)
  return rows
}

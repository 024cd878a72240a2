import { sql as raw } from 'kysely'
import { CUT_RESERVED, RESERVED } from '../ledger/pools.ts'

export const POINTS_POOL = 'pool:EUR:points'
export const COUPON_POOL = 'pool:EUR:coupon'

/** What of them nobody was promised yet. */
export const UNPROMISED = raw`
  (select amount - (${RESERVED}) from account where member_id is null and name = ${raw.lit(POINTS_POOL)})`
export const CUT_UNPROMISED = raw`
  (select amount - (${CUT_RESERVED}) from account where member_id is null and name = ${raw.lit(COUPON_POOL)})`

import { sql as raw } from 'kysely'
import { RESERVED } from '../ledger/pools.ts'

export const POINTS_POOL = 'pool:EUR:points'

/** What of it nobody was promised yet. */
export const UNPROMISED = raw`
  (select amount - (${RESERVED}) from account where member_id is null and name = ${raw.lit(POINTS_POOL)})`

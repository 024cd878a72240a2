import { sql as raw } from 'kysely'
import type { Database, Sql } from '../lib/database.ts'
import { ARRIVALS } from './audit-arrivals.ts'
import { CALLS } from './audit-calls.ts'
import { CASH } from './audit-cash.ts'
import type { Check } from './audit-check.ts'
import { CLEARING } from './audit-clearing.ts'
import { DESK } from './audit-desk.ts'
import { GUARDS } from './audit-guards.ts'
import { HELD } from './audit-held.ts'
import { INVEST } from './audit-invest.ts'
import { LAWS } from './audit-laws.ts'
import { PAYMENTS } from './audit-payment.ts'
import { REFUNDS } from './audit-refund.ts'
import { SHARES } from './audit-shares.ts'
import { SHOP } from './audit-shop.ts'
import { COUPONS } from './audit-coupon.ts'
import { TRADE } from './audit-trade.ts'

export interface Finding {
  readonly law: string
  readonly says: string
  readonly rows: readonly Record<string, string | null>[]
}

export const CHECKS: readonly Check[] = [
  ...LAWS,
  ...GUARDS,
  ...CALLS,
  ...CLEARING,
  ...TRADE,
  ...CASH,
  ...HELD,
  ...PAYMENTS,
  ...ARRIVALS,
  ...INVEST,
  ...SHARES,
  ...SHOP,
  ...COUPONS,
  ...REFUNDS,
  ...DESK,
]
const SHOWN = 20

export async function audit(sql: Sql, since = 0n): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { law, says, rows } of CHECKS) {
    const found = await raw<Record<string, unknown>>`
      select * from (${rows(since)}) as offending limit ${SHOWN}`.execute(sql)
    if (found.rows.length > 0) findings.push({ law, says, rows: found.rows.map(readable) })
  }
  return findings
}

export const auditBooks = (database: Database, since = 0n): Promise<Finding[]> =>
  atOneMoment(database, (sql) => audit(sql, since))

/** One snapshot, which blocks no posting. */
export const atOneMoment = <T>(database: Database, read: (sql: Sql) => Promise<T>): Promise<T> =>
  database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (sql) => {
      await raw`
        select set_config(name, value, true) from (values
          ('statement_timeout', '10min'), ('work_mem', '64MB'), ('plan_cache_mode', 'force_custom_plan')) as given (name, value)`.execute(
        sql,
      )
      return read(sql)
    })

export const describeFindings = (findings: readonly Finding[]): string =>
  findings.map(({ law, says, rows }) => `${law} does not hold (${says}): ${JSON.stringify(rows[0])}`).join('; ')

const readable = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value === null ? null : value instanceof Date ? value.toISOString() : String(value),
    ]),
  )

import type { Context } from '../lib/context.ts'
import { inTransaction } from '../lib/database.ts'
import { lockedMerchant } from './move.ts'
import { dueMerchants } from './queries.ts'

type House = Pick<Context, 'database' | 'clock' | 'log'>

export async function sweepMerchants({ database, clock, log }: House): Promise<number> {
  const now = clock.now()
  const due = await dueMerchants(database, now)
  for (const member of due)
    await inTransaction(database, (sql) => lockedMerchant({ sql, now }, member)).catch((error: unknown) =>
      log.error({ err: error, member }, 'a merchant could not be swept'),
    )
  return due.length
}

import type { Context } from '../lib/context.ts'
import { askGateway } from './hear.ts'

type House = Pick<Context, 'database' | 'clock' | 'log' | 'gateways'>

const BATCH = 100

/** Asked for once more before it is closed: it may have been paid in the last moment. */
export async function sweepPayments(house: House): Promise<number> {
  const now = house.clock.now()
  const due = await house.database
    .selectFrom('payment')
    .selectAll()
    .where('wake_at', '<=', now)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('halt').select('id'))))
    .orderBy('wake_at')
    .limit(BATCH)
    .execute()
  for (const row of due)
    await askGateway(
      house,
      house.gateways.find(({ name }) => name === row.gateway),
      row,
    ).catch((error: unknown) => house.log.error({ err: error, payment: row.pay_no }, 'a payment could not be swept'))
  return due.length
}

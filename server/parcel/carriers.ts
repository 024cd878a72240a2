import type { Carrier, CarrierConfigs } from '../lib/carrier.ts'
import type { Clock } from '../lib/clock.ts'
import type { Database } from '../lib/database.ts'
import { dhl } from './dhl.ts'
import { sandboxCarrier } from './sandbox-carrier.ts'

/** The first sends what the house sends by itself. */
export const carriersOf = (database: Database, { sandbox, dhl: account }: CarrierConfigs, clock: Clock): Carrier[] => [
  ...(sandbox ? [sandboxCarrier(database)] : []),
  ...(account ? [dhl(account, { clock })] : []),
]

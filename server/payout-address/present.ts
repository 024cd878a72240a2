import type { PayoutAddress } from '#contract/payout-address.ts'
import { later, unix } from '../lib/clock.ts'
import { flag } from '../lib/flag.ts'
import type { AddressRow } from './queries.ts'

/** `cooling` in seconds. */
export const presentPayoutAddress = (row: AddressRow, cooling: number): PayoutAddress => ({
  id: row.id,
  version: row.version,
  currency: 'USDT',
  network: row.network,
  address: row.address,
  label: row.label,
  is_default: flag(row.is_default),
  locked: flag(row.in_use),
  usable_time: unix(later(row.changed_at, cooling)),
  create_time: unix(row.created_at),
})

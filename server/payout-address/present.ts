import type { PayoutAddress } from '#contract/payout-address.ts'
import { PAYOUT_COOLS } from '#contract/limits.ts'
import type { Call } from '../lib/call.ts'
import { later, unix } from '../lib/clock.ts'
import { flag } from '../lib/flag.ts'
import type { AddressRow } from './queries.ts'

export const told = (_: Call, row: AddressRow): PayoutAddress => ({
  id: row.id,
  version: row.version,
  currency: 'USDT',
  network: row.network,
  address: row.address,
  label: row.label,
  is_default: flag(row.is_default),
  locked: flag(row.in_use),
  usable_time: unix(later(row.changed_at, PAYOUT_COOLS)),
  create_time: unix(row.created_at),
})

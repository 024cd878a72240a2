import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { DEPOSIT_ADDRESS_PATH } from './limits.ts'
import { NETWORKS } from './payout-address.ts'
import { Count, Flag, Moment } from './shapes.ts'

export const DepositAddress = v.object({
  id: v.number(),
  currency: v.literal('USDT'),
  network: v.picklist(NETWORKS),
  address: v.string(),
  qrcode_text: v.string(),
  min: Count,
  confirmations: Count,
  tips: v.string(),
  /** Nothing that is sent there is safe: everybody can spend it. */
  demo: Flag,
  /** The network exists only here: whoever tries it out sends by its own page. */
  sandbox: Flag,
  create_time: Moment,
})
export type DepositAddress = v.InferOutput<typeof DepositAddress>

export const deposit = {
  address: endpoint({
    path: DEPOSIT_ADDRESS_PATH,
    access: 'member',
    writes: true,
    takes: v.object({ currency: v.optional(v.literal('USDT'), 'USDT'), network: v.picklist(NETWORKS) }),
    gives: DepositAddress,
    refusals: ['invalid', 'channel-closed', 'not-available'],
    summary:
      'The address that the member’s own deposits arrive at: made when it is first asked for, and the same from then on.',
  }),
}

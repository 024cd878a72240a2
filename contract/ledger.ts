import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { SCALE, type Currency, type Share } from './money.ts'
import { ACCOUNTS } from './quote.ts'
import { Id, Moment } from './shapes.ts'

/** Minor units as text: the sum over all members outgrows a number. */
const Minor = v.pipe(v.string(), v.regex(/^(0|[1-9]\d{0,30})$/))
const Digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const CURRENCIES = Object.keys(SCALE) as [Currency, ...Currency[]]
const Shares = v.pipe(v.string(), v.regex(/^(EQ|FU)-[A-Z0-9]{2,10}$/)) as v.GenericSchema<string, Share>
const Currencies = v.union([v.picklist(CURRENCIES), Shares])

export const PublishedProof = v.object({
  proof: Id,
  currency: Currencies,
  sequence: v.pipe(v.string(), v.regex(/^\d{1,19}$/)),
  at: Moment,
  total: Minor,
  root: Digest,
  /** A power of two: empty leaves hide how many members there are. */
  leaves: v.pipe(v.number(), v.integer(), v.minValue(2)),
  /** Signed; with the total they come to nothing. */
  platform: v.record(v.string(), v.pipe(v.string(), v.regex(/^(0|-?[1-9]\d{0,30})$/))),
  demo: v.boolean(),
  key: Digest,
  signature: v.pipe(v.string(), v.regex(/^[0-9a-f]{128}$/)),
})
export type PublishedProof = v.InferOutput<typeof PublishedProof>

export const OwnProof = v.object({
  proof: Id,
  user_no: v.string(),
  secret: Digest,
  currency: Currencies,
  balance: Minor,
  place: v.pipe(v.number(), v.integer(), v.minValue(0)),
  path: v.array(v.object({ sum: Minor, hash: Digest })),
  accounts: v.array(
    v.object({ kind: v.union([v.picklist([...ACCOUNTS, 'margin', 'credit']), Shares]), available: Minor, held: Minor }),
  ),
})
export type OwnProof = v.InferOutput<typeof OwnProof>

export const ledger = {
  proof: endpoint({
    path: '/user/ledger/proof',
    access: 'member',
    takes: v.object({ currency: Currencies }),
    gives: OwnProof,
    refusals: ['invalid', 'missing'],
    summary: 'The member’s part in the newest proof of balances of a currency. Missing while no proof counts them.',
  }),
}

import { MATCHING_MINUTES } from '#contract/limits.ts'
import type { OrderTerms } from '#machines/trade/order.facts.ts'
import type { Terms } from '../market/trade-terms.ts'

const MS = 1_000

/** Fixed for the order's life. */
export const orderTerms = (terms: Terms): OrderTerms => ({
  match: MATCHING_MINUTES * 60 * MS,
  offer: terms.offer_life * MS,
  pay: terms.pay_window * MS,
  extension: terms.pay_extension * MS,
  extensions: terms.extensions,
  extendWithin: terms.extend_within * MS,
  late: terms.late_window * MS,
  confirm: terms.confirm_window * MS,
  undo: terms.undo_window * MS,
  silence: terms.silence * MS,
  disputeAfter: terms.dispute_after * MS,
  evidence: terms.evidence_window * MS,
  answer: terms.answer_window * MS,
  lease: terms.lease * MS,
  resumed: terms.resumed_window * MS,
  settle: terms.settle_hold * MS,
  rate: terms.rate_window * MS,
  rematches: terms.rematches,
})

import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { DisputeReason } from '#contract/order.ts'

export const DISPUTE_WORDS: Record<DisputeReason, MessageDescriptor> = {
  not_received: msg`The money did not arrive`,
  wrong_amount: msg`The amount is wrong`,
  third_party_payer: msg`Someone else paid`,
  account_frozen: msg`A bank account is blocked`,
  silent: msg`The other side does not answer`,
  fake_proof: msg`The proof is not genuine`,
  abuse: msg`Insults or pressure`,
  other: msg`Something else`,
}

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RefundReason } from '#contract/shop-refund.ts'

export const REASON_WORDS: Record<RefundReason, MessageDescriptor> = {
  unwanted: msg`I do not want it`,
  late: msg`It comes too late`,
  damaged: msg`It is damaged or does not work`,
  wrong: msg`It is not what I ordered`,
  missing: msg`Something is missing`,
  other: msg`Another reason`,
}

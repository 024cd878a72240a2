import * as v from 'valibot'
import { REFUND_REASONS } from '#contract/shop-refund.ts'
import { keepWritten, writtenOf } from '#src/lib/written-drafts.ts'

const Return = v.object({
  item_ids: v.array(v.number()),
  reason: v.picklist([...REFUND_REASONS, '']),
  explain: v.string(),
})
export type WrittenReturn = v.InferOutput<typeof Return>
const Appeal = v.object({ explain: v.string() })

export const writtenReturn = (key: string): WrittenReturn | undefined => writtenOf(key, Return)
export const keepReturn = (key: string, written: WrittenReturn): void => keepWritten(key, written)
export const writtenAppeal = (key: string): string => writtenOf(key, Appeal)?.explain ?? ''
export const keepAppeal = (key: string, explain: string): void => keepWritten(key, { explain })

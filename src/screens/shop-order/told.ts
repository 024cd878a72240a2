import { createContext, useContext } from 'react'
import * as v from 'valibot'
import { NOTHING_TOLD, type Told } from '#machines/shop-order/checkout.rules.ts'
import { dropWritten, keepWritten, writtenOf } from '#src/lib/written-drafts.ts'

const Kept = v.object({ remark: v.string(), use_points: v.picklist([0, 1]), member_coupon_id: v.optional(v.number()) })

/** Whoever goes to choose an address finds it again. */
export const toldAt = (written: string): Told => writtenOf(written, Kept) ?? NOTHING_TOLD
export const keepTold = (written: string, part: Partial<Told>): void =>
  keepWritten(written, { ...toldAt(written), ...part })
export const dropTold = dropWritten

const KeepContext = createContext<(part: Partial<Told>) => void>(() => undefined)
export const KeepProvider = KeepContext.Provider
export const useKeep = () => useContext(KeepContext)

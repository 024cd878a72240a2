import { createContext, useContext } from 'react'
import * as v from 'valibot'
import { MODES, RAILS } from '#contract/order.ts'
import type { Draft } from '#machines/trade/sell.rules.ts'
import { forget, store, loadStored } from '#src/lib/storage.ts'

const Kept = v.object({
  member: v.string(),
  parent: v.string(),
  quantity: v.string(),
  mode: v.picklist(MODES),
  pay_type: v.picklist(RAILS),
  merchant_no: v.string(),
  merchant_name: v.optional(v.string(), ''),
})

/** Its phrase is kept nowhere. */
export function keepSale(
  member: number,
  { form: { quantity, mode, pay_type, merchant_no, merchant_name }, parent }: Draft,
): void {
  store('sale', { member: String(member), parent, quantity, mode, pay_type, merchant_no, merchant_name })
}

export const forgetSale = (): void => forget('sale')

export function saleKept(member: number, from: string): Draft | undefined {
  const found = v.safeParse(Kept, loadStored('sale'))
  if (!found.success) return undefined
  const { member: whose, parent, ...form } = found.output
  return whose === String(member) && (from === '' || from === parent)
    ? { form: { ...form, phrase: '', seen: '' }, parent }
    : undefined
}

const KeepContext = createContext<(draft: Draft) => void>(() => undefined)
export const KeepProvider = KeepContext.Provider

export const useKeep = () => useContext(KeepContext)

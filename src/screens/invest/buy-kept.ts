import * as v from 'valibot'
import type { KeptWish } from '#machines/invest/buy.flow.ts'
import type { Which } from '#machines/invest/buy.rules.ts'
import { forget, keep, kept } from '#src/lib/storage.ts'

const Kept = v.object({
  member: v.string(),
  kind: v.string(),
  id: v.string(),
  amount: v.string(),
  num: v.string(),
  agreed: v.string(),
})

/** Nothing is bought by it: it is quoted afresh. */
export function keepWish(member: number, { kind, id }: Which, { form, agreed }: KeptWish): void {
  keep('purchase', { member: String(member), kind, id: String(id), ...form, agreed })
}

export const forgetWish = (): void => forget('purchase')

export function wishKept(member: number, { kind, id }: Which): KeptWish | undefined {
  const found = v.safeParse(Kept, kept('purchase'))
  if (!found.success) return undefined
  const { amount, num, agreed, ...whose } = found.output
  const isTheirs = whose.member === String(member) && whose.kind === kind && whose.id === String(id)
  return isTheirs ? { form: { amount, num }, agreed } : undefined
}

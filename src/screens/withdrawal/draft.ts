import { createContext, useContext } from 'react'
import * as v from 'valibot'
import { METHODS, WITHDRAWAL_ACCOUNTS, type Method } from '#contract/withdrawal.ts'
import { nothingOf, type WithdrawForm } from '#machines/withdrawal/withdraw.rules.ts'
import { forget, keep, kept } from '#src/lib/storage.ts'

const Kept = v.object({
  member: v.string(),
  method: v.picklist(METHODS),
  account: v.picklist(WITHDRAWAL_ACCOUNTS),
  amount: v.string(),
  dest: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
})

export function keepWithdrawal(member: number, { dest, ...form }: WithdrawForm): void {
  keep('withdrawal', { member: String(member), ...form, dest: String(dest) })
}

export const forgetWithdrawal = (): void => forget('withdrawal')

export function withdrawalKept(member: number, ways: readonly [Method, ...Method[]]): WithdrawForm {
  const found = v.safeParse(Kept, kept('withdrawal'))
  if (!found.success) return nothingOf(ways[0])
  const { member: whose, ...form } = found.output
  return whose === String(member) && ways.includes(form.method) ? form : nothingOf(ways[0])
}

const KeepContext = createContext<(form: WithdrawForm) => void>(() => undefined)
export const KeepProvider = KeepContext.Provider

export const useKeep = () => useContext(KeepContext)

import type { WithdrawalFacts, WithdrawalMove } from '#machines/withdrawal/withdrawal.rules.ts'

export function lapseIn({ now, coolUntil, leaseBy }: WithdrawalFacts): WithdrawalMove | undefined {
  if (coolUntil !== null && now >= coolUntil) return { type: 'coolOver', by: 'system' }
  return leaseBy !== null && now >= leaseBy ? { type: 'leaseExpired', by: 'system' } : undefined
}

import type { RechargeFacts, RechargeMove } from '#machines/recharge/recharge.rules.ts'

export function lapseIn({ now, expireAt, leaseBy }: RechargeFacts): RechargeMove | undefined {
  if (expireAt !== null && now >= expireAt) return { type: 'expire', by: 'system' }
  return leaseBy !== null && now >= leaseBy ? { type: 'leaseExpired', by: 'system' } : undefined
}

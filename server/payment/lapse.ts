import type { PaymentFacts, PaymentMove } from '#machines/payment/payment.rules.ts'

export const lapseIn = ({ now, expireAt }: PaymentFacts): PaymentMove | undefined =>
  expireAt !== null && now >= expireAt ? { type: 'close', by: 'system' } : undefined

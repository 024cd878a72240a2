import type { InvestOrder } from '#contract/invest.ts'

/** The next date, while one is to come: where payment is suspended the one that stands may have passed. */
export const nextDateOf = ({ status, next_payout_time: next, server_time }: InvestOrder): number | null =>
  status !== 'suspended' && next !== null && next > server_time ? next : null

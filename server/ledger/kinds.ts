import type { Currency } from '#contract/money.ts'

/** What a member's account is kept in. */
export const CURRENCY = {
  balance: 'EUR',
  usdt: 'USDT',
  eur: 'EUR',
  profit: 'EUR',
  coin: 'COIN',
  shop: 'EUR',
  points: 'POINTS',
  margin: 'EUR',
  credit: 'EUR',
} as const satisfies Record<string, Currency>

export type Kind = keyof typeof CURRENCY

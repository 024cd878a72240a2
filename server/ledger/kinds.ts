import type { Currency } from '#contract/money.ts'
import { CURRENCY_OF } from '#contract/quote.ts'

/** Margin and credit are moved by rules of their own. */
export const CURRENCY = { ...CURRENCY_OF, margin: 'EUR' } as const satisfies Record<string, Currency>

export type Kind = keyof typeof CURRENCY

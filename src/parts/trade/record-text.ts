import type { Buyer } from '#contract/trade.ts'
import { lasting } from '#src/lib/lasting.ts'
import { percent } from '#src/lib/share-text.ts'

/** How a merchant does, in the order of the row that shows it. */
export const recordTexts = (
  { rating, completion_rate, pay_seconds }: NonNullable<Buyer['record']>,
  locale: string,
) => ({
  rating: rating && new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).format(Number(rating)),
  completed: percent(Number(completion_rate).toFixed(3), locale),
  paid: pay_seconds === null ? null : lasting(pay_seconds, locale),
})

import type { Buyer } from '#contract/trade.ts'
import { percent } from '#src/lib/share-text.ts'

const lasting = (seconds: number, locale: string): string => {
  const [value, unit] = seconds < 60 ? [seconds, 'second'] : [Math.round(seconds / 60), 'minute']
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value)
}

/** How a merchant does, in the order of the row that shows it. */
export const recordTexts = (
  { rating, completion_rate, pay_seconds }: NonNullable<Buyer['record']>,
  locale: string,
) => ({
  rating: rating && new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).format(Number(rating)),
  completed: percent(Number(completion_rate).toFixed(3), locale),
  paid: pay_seconds === null ? null : lasting(pay_seconds, locale),
})

import { SCALE, type Currency } from '#contract/money.ts'

export type Unit = Currency

const places = (unit: Unit) => ({ minimumFractionDigits: Math.min(SCALE[unit], 2), maximumFractionDigits: SCALE[unit] })

/** Decimal text in the reader's figures; never passes through a floating number. */
export function figures(text: string, unit: Unit, locale: string): string {
  const formatter =
    unit === 'EUR'
      ? new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' })
      : new Intl.NumberFormat(locale, places(unit))
  return formatter.format(text as Intl.StringNumericLiteral)
}

export const count = (value: number, locale: string) => new Intl.NumberFormat(locale).format(value)

const two = (part: number) => String(part).padStart(2, '0')

/** The specification's form of a moment: year-month-day hour:minute, in the reader's time zone. */
export function momentText(seconds: number): string {
  const at = new Date(seconds * 1000)
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())} ${two(at.getHours())}:${two(at.getMinutes())}`
}

export function clockText(seconds: number): string {
  const left = Math.max(0, seconds)
  const hours = Math.floor(left / 3600)
  const rest = `${two(Math.floor((left % 3600) / 60))}:${two(left % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}

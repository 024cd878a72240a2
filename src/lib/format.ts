import { SCALE, type Currency } from '#contract/money.ts'
import { HOUR_S } from '#contract/time-units.ts'

export type Unit = Currency

const places = (unit: Unit) => ({ minimumFractionDigits: Math.min(SCALE[unit], 2), maximumFractionDigits: SCALE[unit] })

/** Marks of direction say nothing in a figure that keeps its own, and would take its spaces elsewhere. */
export const unmarked = (text: string) => text.replace(/[\u200e\u200f]/g, '')

/** Decimal text in the reader's figures; never passes through a floating number. */
export const figures = (text: string, unit: Unit, locale: string, look: FigureLook = {}): string =>
  Object.values(figureParts(text, unit, locale, look)).join('')

export interface FigureLook {
  /** Says plus, too. */
  readonly signed?: boolean
  /** Two places, cut and never rounded: for overviews. */
  readonly brief?: boolean
  /** Of what is missing: rounded up, so that it is enough. */
  readonly enough?: boolean
}

const styleOf = (unit: Unit, brief: boolean) => {
  if (unit === 'EUR') return { style: 'currency', currency: 'EUR' } as const
  return brief ? { ...places(unit), maximumFractionDigits: Math.min(SCALE[unit], 2) } : places(unit)
}

/** What stands before the cents, they, and what follows: each may be drawn in its own size. */
export function figureParts(
  text: string,
  unit: Unit,
  locale: string,
  { signed = false, brief = false, enough = false }: FigureLook = {},
) {
  const formatter = new Intl.NumberFormat(locale, {
    ...styleOf(unit, brief),
    signDisplay: signed ? 'exceptZero' : 'auto',
    roundingMode: enough ? 'expand' : 'trunc',
  } as Intl.NumberFormatOptions)
  const parts = { whole: '', cents: '', after: '' }
  for (const { type, value } of formatter.formatToParts(text as unknown as number)) {
    const isCents = type === 'decimal' || type === 'fraction'
    parts[isCents ? 'cents' : parts.cents === '' ? 'whole' : 'after'] += unmarked(value).replace('-', '−')
  }
  return parts
}

/** With all its places; with no fewer than others that stand beside it have. */
export const priceText = (text: string, locale: string, least = 2): string =>
  unmarked(
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'EUR',
      minimumFractionDigits: least,
      maximumFractionDigits: 8,
    }).format(text as Intl.StringNumericLiteral),
  )

export const isNothing = (amount: string): boolean => !/[1-9]/.test(amount)

export const count = (value: number, locale: string) => new Intl.NumberFormat(locale).format(value)

const two = (part: number) => String(part).padStart(2, '0')

const dayOf = (at: Date) => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`

/** In the reader's time zone, as year-month-day. */
export const dayText = (seconds: number): string => dayOf(new Date(seconds * 1000))

export const timeText = (seconds: number): string => momentText(seconds).slice(-5)

/** The same in every language, in the reader's time zone. */
export function momentText(seconds: number): string {
  const at = new Date(seconds * 1000)
  return `${dayOf(at)} ${two(at.getHours())}:${two(at.getMinutes())}`
}

export function clockText(seconds: number): string {
  const left = Math.max(0, seconds)
  const hours = Math.floor(left / HOUR_S)
  const rest = `${two(Math.floor((left % HOUR_S) / 60))}:${two(left % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}

/** A deadline is told rounded up, the server's time rounded down: the second that makes more than whole minutes is not shown. */
export const shownFrom = (left: number) => (left > 1 && left % 60 === 1 ? left - 1 : left)

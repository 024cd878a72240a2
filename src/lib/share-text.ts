import { unmarked } from './format.ts'

/** A part of one, as decimal text, as so many of a hundred. */
export const percent = (text: string, locale: string, signed = false): string =>
  unmarked(
    new Intl.NumberFormat(locale, {
      style: 'percent',
      maximumFractionDigits: 2,
      signDisplay: signed ? 'exceptZero' : 'auto',
    }).format(text as Intl.StringNumericLiteral),
  ).replace('-', '−')

/** A rate as so many of a hundred, with up to four places: never more than it is. */
export const rateText = (text: string, locale: string): string =>
  unmarked(
    new Intl.NumberFormat(locale, {
      style: 'percent',
      maximumFractionDigits: 4,
      roundingMode: 'trunc',
    } as Intl.NumberFormatOptions).format(text as Intl.StringNumericLiteral),
  )

export const shareText = (text: string, locale: string, signed = false): string =>
  unmarked(
    new Intl.NumberFormat(locale, {
      maximumFractionDigits: 4,
      signDisplay: signed ? 'exceptZero' : 'auto',
    }).format(text as Intl.StringNumericLiteral),
  ).replace('-', '−')

/** So many of a hundred, as decimal text. */
export const hundredths = (text: string, locale: string): string =>
  unmarked(
    new Intl.NumberFormat(locale, { style: 'unit', unit: 'percent', maximumFractionDigits: 2 }).format(
      text as Intl.StringNumericLiteral,
    ),
  )

import { unmarked } from '#src/lib/format.ts'

const KM = 1_000
const said = (value: number, unit: 'meter' | 'kilometer', places: number, locale: string) =>
  unmarked(new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: places }).format(value))

/** No finer than anybody can tell: tens of metres, then tenths of a kilometre, then kilometres. */
export function farText(metres: number, locale: string): string {
  if (metres < KM - 5) return said(Math.round(metres / 10) * 10, 'meter', 0, locale)
  return said(metres / KM, 'kilometer', metres < 10 * KM ? 1 : 0, locale)
}

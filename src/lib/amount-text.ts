/** What somebody typed as an amount, as decimal text: the last of two different marks is the decimal one. */
export function plainAmount(typed: string): string {
  const text = typed.replace(/[\s'’\u00a0\u202f]/g, '')
  const [comma, dot] = [text.lastIndexOf(','), text.lastIndexOf('.')]
  const [mark, other] = comma > dot ? [',', '.'] : ['.', ',']
  return (comma >= 0 && dot >= 0 ? text.replaceAll(other, '') : text).replace(mark, '.')
}

/** Decimal text as it is typed where this language is spoken. */
export const writtenAmount = (plain: string, locale: string): string =>
  plain.replace(
    '.',
    new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.',
  )

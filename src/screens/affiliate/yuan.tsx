import { useLingui } from '@lingui/react/macro'
import { unmarked } from '#src/lib/format.ts'
import { Digits } from '#src/ui/amount.tsx'

/** What is paid at a partner, in its own currency. */
export function Yuan({ value }: { value: string }) {
  const { i18n } = useLingui()
  const figures = new Intl.NumberFormat(i18n.locale, { style: 'currency', currency: 'CNY' })
  return (
    <Digits whiteSpace="normal" overflowWrap="anywhere">
      {unmarked(figures.format(value as Intl.StringNumericLiteral))}
    </Digits>
  )
}

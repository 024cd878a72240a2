import { Trans, useLingui } from '@lingui/react/macro'
import { priceText } from '#src/lib/format.ts'
import { Digits } from '#src/ui/amount.tsx'

export function Price({ of: price }: { of: string | null }) {
  const { i18n } = useLingui()
  if (price === null) return <Trans comment="Instead of a price">not recorded</Trans>
  return (
    <Digits whiteSpace="normal" overflowWrap="anywhere">
      {priceText(price, i18n.locale)}
    </Digits>
  )
}

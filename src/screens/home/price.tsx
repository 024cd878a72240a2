import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Home } from '#contract/home.ts'
import { priceText } from '#src/lib/format.ts'
import { Digits } from '#src/ui/amount.tsx'
import { Card, Line } from '#src/ui/surface.tsx'
import { Eyebrow, Figure, Note } from '#src/ui/text.tsx'

const OneCoin = ({ price }: { price: string }) => {
  const { i18n } = useLingui()
  return (
    <Digits whiteSpace="normal" overflowWrap="anywhere">
      {priceText(price, i18n.locale)}
    </Digits>
  )
}

/** The best price, beside the one that nobody goes below. */
export function Price({ market: { unit_price: floor }, buyers }: Pick<Home, 'market' | 'buyers'>) {
  const best = buyers.best_price
  return (
    <Card holds="prose" gap="1">
      <Eyebrow>{best === null ? <Trans>Price of one coin now</Trans> : <Trans>Best price for one coin</Trans>}</Eyebrow>
      <Line at="first">
        <Figure size="title">
          <OneCoin price={best ?? floor} />
        </Figure>
        {best !== null && (
          <Note>
            <Trans comment="The price of one coin follows">
              at least <OneCoin price={floor} />
            </Trans>
          </Note>
        )}
      </Line>
      {buyers.count > 0 && (
        <Note>
          <Plural value={buyers.count} one="# merchant buys now" other="# merchants buy now" />
        </Note>
      )}
    </Card>
  )
}

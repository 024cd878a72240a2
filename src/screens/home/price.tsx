import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { MATCHING_MINUTES } from '#contract/limits.ts'
import type { Home } from '#contract/home.ts'
import { priceText } from '#src/lib/format.ts'
import { Digits } from '#src/ui/amount.tsx'
import { Card, Line } from '#src/ui/surface.tsx'
import { Eyebrow, Figure, Note } from '#src/ui/text.tsx'

type Priced = Pick<Home, 'market' | 'buyers'>

function Best({ market, buyers: { best_price } }: Priced) {
  const { i18n } = useLingui()
  return (
    <Digits whiteSpace="normal" overflowWrap="anywhere">
      {priceText(best_price ?? market.unit_price, i18n.locale)}
    </Digits>
  )
}

const Name = ({ buyers: { best_price } }: Pick<Home, 'buyers'>) =>
  best_price === null ? <Trans>Price of one coin now</Trans> : <Trans>Best price for one coin</Trans>

export const Price = (priced: Priced) => (
  <Frame name={<Name buyers={priced.buyers} />} minutes={priced.market.match_minutes}>
    <Best {...priced} />
  </Frame>
)

/** What is true before the price is known; the document says the same, so that nothing jumps. */
export const PriceToCome = () => (
  <Frame name={<Trans>Best price for one coin</Trans>} minutes={MATCHING_MINUTES}>
    {'\u00a0'}
  </Frame>
)

function Frame({ name, minutes, children }: { name: ReactNode; minutes: number; children: ReactNode }) {
  return (
    <Card holds="prose" gap="1">
      <Eyebrow>{name}</Eyebrow>
      <Figure size="hero">{children}</Figure>
      <Note>
        <Plural
          value={minutes}
          one="A buyer within # minute, or you get your coins back."
          other="A buyer within # minutes, or you get your coins back."
        />
      </Note>
    </Card>
  )
}

export const PriceInPassing = (priced: Priced) => (
  <Card holds="prose" gap="1">
    <Eyebrow>
      <Name buyers={priced.buyers} />
    </Eyebrow>
    <Line at="first">
      <Figure size="title">
        <Best {...priced} />
      </Figure>
      {priced.buyers.count > 0 && (
        <Note>
          <Plural value={priced.buyers.count} one="# merchant buys now" other="# merchants buy now" />
        </Note>
      )}
    </Line>
  </Card>
)

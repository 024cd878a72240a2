import { chakra } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { MATCHING_MINUTES } from '#contract/limits.ts'
import type { Home } from '#contract/home.ts'
import { priceText } from '#src/lib/format.ts'
import { Digits } from '#src/ui/amount.tsx'

const Eyebrow = chakra('p', { base: { textStyle: 'eyebrow', color: 'ink3', marginTop: '4' } })
const Figure = chakra('p', {
  base: { textStyle: 'figure', color: 'ink', marginTop: '0.5', minWidth: '0' },
  variants: { small: { true: { textStyle: 'title' } } },
})
const Words = chakra('p', { base: { textStyle: 'note', color: 'ink2' } })

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
    <section>
      <Eyebrow>{name}</Eyebrow>
      <Figure>{children}</Figure>
      <Words>
        <Plural
          value={minutes}
          one="A buyer within # minute, or you get your coins back."
          other="A buyer within # minutes, or you get your coins back."
        />
      </Words>
    </section>
  )
}

export const PriceInPassing = (priced: Priced) => (
  <section>
    <Eyebrow>
      <Name buyers={priced.buyers} />
    </Eyebrow>
    <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" alignItems="baseline" columnGap="4">
      <Figure small>
        <Best {...priced} />
      </Figure>
      {priced.buyers.count > 0 && (
        <Words>
          <Plural value={priced.buyers.count} one="# merchant buys now" other="# merchants buy now" />
        </Words>
      )}
    </chakra.div>
  </section>
)

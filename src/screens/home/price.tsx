import { chakra } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { MATCHING_MINUTES } from '#contract/limits.ts'
import { SCALE } from '#contract/money.ts'
import type { Market } from '#contract/home.ts'
import { Digits } from '#src/ui/amount.tsx'

const Eyebrow = chakra('p', { base: { textStyle: 'eyebrow', color: 'ink3', marginTop: '4' } })
const Figure = chakra('p', { base: { textStyle: 'figure', color: 'ink', marginTop: '0.5' } })
const Words = chakra('p', { base: { textStyle: 'note', color: 'ink2' } })

/** What one coin is worth to a merchant now, to the last place. */
export function Price({ market }: { market: Market }) {
  const { i18n } = useLingui()
  const price = new Intl.NumberFormat(i18n.locale, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: SCALE.COIN,
  }).format(market.unit_price as Intl.StringNumericLiteral)
  return (
    <Frame minutes={market.match_minutes}>
      <Digits whiteSpace="normal">{price}</Digits>
    </Frame>
  )
}

/** What is true before the price is known; the document says the same, so that nothing jumps. */
export const PriceToCome = () => <Frame minutes={MATCHING_MINUTES}>{'\u00a0'}</Frame>

function Frame({ minutes, children }: { minutes: number; children: ReactNode }) {
  return (
    <section>
      <Eyebrow>
        <Trans>Merchants pay for one coin</Trans>
      </Eyebrow>
      <Figure>{children}</Figure>
      <Words>
        <Plural
          value={minutes}
          one="Matched within # minute, or your coins return to you."
          other="Matched within # minutes, or your coins return to you."
        />
      </Words>
    </section>
  )
}

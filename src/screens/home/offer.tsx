import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { card } from '#src/theme/recipes/surface.ts'
import { PlaceButton, TextPlace } from '#src/ui/place.tsx'
import { Line } from '#src/ui/surface.tsx'
import { Calculator, type CalculatorProps } from './calculator.tsx'

const Block = chakra('section', {
  base: {
    ...card.base,
    position: 'relative',
    marginTop: '-20',
    padding: '2',
    gap: '2',
    '--around': 'var(--q-colors-surface)',
  },
})

/** What a visitor gets for their coins, and the way in. */
export const Offer = (at: CalculatorProps) => (
  <>
    <Block>
      <Calculator {...at} />
      <PlaceButton wide to="/pages/login/reg">
        <Trans>Create an account</Trans>
      </PlaceButton>
    </Block>
    <Line justifyContent="center" columnGap="2" textStyle="note" color="ink2">
      <span>
        <Trans>Already with us?</Trans>
      </span>
      <TextPlace to="/pages/login/login">
        <Trans>Sign in</Trans>
      </TextPlace>
    </Line>
  </>
)

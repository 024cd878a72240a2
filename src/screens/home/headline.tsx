import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Heading, Lead } from '#src/ui/text.tsx'

/** The card that follows stands half on it. */
const Words = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '1',
    paddingInline: '1',
    paddingTop: '1',
    paddingBottom: '14',
  },
})

/** What Quay is; the document says the same before anything has loaded. */
export const Headline = () => (
  <Words>
    <Heading look="display">
      <Trans>Sell your coins to checked merchants.</Trans>
    </Heading>
    <Lead>
      <Trans>We hold your coins safe until you are paid.</Trans>
    </Lead>
  </Words>
)

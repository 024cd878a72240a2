import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { WaysIn } from '../account/ways-in.tsx'

const Head = chakra('h2', { base: { textStyle: 'display', marginTop: '4', overflowWrap: 'anywhere' } })
const Words = chakra('p', { base: { color: 'ink2', marginTop: '1', marginBottom: '4' } })

export const Welcome = () => (
  <section>
    <Head>
      <Trans>Your points and your shopping balance</Trans>
    </Head>
    <Words>
      <Trans>Sign in to see what you have collected, what you have earned, and what you can spend.</Trans>
    </Words>
    <WaysIn />
  </section>
)

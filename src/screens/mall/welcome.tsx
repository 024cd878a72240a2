import { Trans } from '@lingui/react/macro'
import { WaysIn } from '#src/parts/account/ways-in.tsx'
import { Heading, Lead } from '#src/ui/text.tsx'

export const Welcome = () => (
  <section>
    <Heading look="display" marginTop="1">
      <Trans>Your points and your shopping balance</Trans>
    </Heading>
    <Lead marginTop="1" marginBottom="4">
      <Trans>Sign in to see what you have collected, what you have earned, and what you can spend.</Trans>
    </Lead>
    <WaysIn />
  </section>
)

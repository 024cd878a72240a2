import { Trans } from '@lingui/react/macro'
import { WaysIn } from '#src/parts/account/ways-in.tsx'
import { Card } from '#src/ui/surface.tsx'
import { Heading, Lead } from '#src/ui/text.tsx'

export const Welcome = () => (
  <Card holds="prose">
    <Heading look="display">
      <Trans>Your points and your shopping balance</Trans>
    </Heading>
    <Lead>
      <Trans>Sign in to see what you have collected, what you have earned, and what you can spend.</Trans>
    </Lead>
    <WaysIn />
  </Card>
)

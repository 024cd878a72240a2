import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { SaidMoment } from '#src/ui/moment.tsx'
import { Caution } from '#src/ui/trouble-text.tsx'

const Fact = chakra('strong', { base: { fontWeight: '600' } })

export const Cooling = ({ until }: { until: number }) => (
  <Caution>
    <Fact>
      <Trans>Waiting period.</Trans>
    </Fact>{' '}
    <Trans>
      Your payment PIN, or where the money goes, changed a short while ago. The money stays held until{' '}
      <SaidMoment at={until} />, and you can cancel until then.
    </Trans>
  </Caution>
)

import { Trans } from '@lingui/react/macro'
import { SaidMoment } from '#src/ui/said-moment.tsx'
import { Strong } from '#src/ui/text.tsx'
import { Caution } from '#src/ui/trouble-text.tsx'

export const CoolingWords = ({ until }: { until: number }) => (
  <>
    <Strong as="strong">
      <Trans>Waiting period.</Trans>
    </Strong>{' '}
    <Trans>
      Your payment PIN, or where the money goes, changed a short while ago. The money stays held until{' '}
      <SaidMoment at={until} />, and you can cancel until then.
    </Trans>
  </>
)

export const Cooling = ({ until }: { until: number }) => (
  <Caution>
    <CoolingWords until={until} />
  </Caution>
)

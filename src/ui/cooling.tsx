import { Trans } from '@lingui/react/macro'
import { serverNow } from '#src/lib/server-clock.ts'
import { SaidMoment } from './said-moment.tsx'
import { Caution } from './trouble-text.tsx'

export const Cooling = ({ until }: { until: number }) =>
  until > serverNow() ? (
    <Caution>
      <Trans>
        Recently added or changed. Withdrawals to it wait until <SaidMoment at={until} />.
      </Trans>
    </Caution>
  ) : null

import { Trans } from '@lingui/react/macro'
import type { Logistics } from '#contract/parcel.ts'
import { SaidMoment } from '#src/ui/said-moment.tsx'
import { Caution } from '#src/ui/trouble-text.tsx'

/** Its carrier is silent now: what is shown is the last that it said. */
export function Stale({ of: { stale, fetched_time, express_name } }: { of: Logistics }) {
  if (stale === 0) return null
  return (
    <Caution>
      {fetched_time === null ? (
        <Trans>
          <bdi>{express_name}</bdi> is not answering at the moment. We keep asking.
        </Trans>
      ) : (
        <Trans>
          <bdi>{express_name}</bdi> is not answering at the moment. Last answer: <SaidMoment at={fetched_time} />.
        </Trans>
      )}
    </Caution>
  )
}

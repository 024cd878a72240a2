import { Trans } from '@lingui/react/macro'
import { Download, Info } from 'lucide-react'
import { ACCOUNT_REVIEW_DAYS } from '#contract/limits.ts'
import { SaidMoment } from '#src/ui/said-moment.tsx'
import { PlaceRow } from '#src/ui/rows.tsx'
import { Says } from '#src/ui/surface.tsx'
import { Note } from '#src/ui/text.tsx'

const { from, to } = ACCOUNT_REVIEW_DAYS

export const Afterwards = ({ by }: { by?: number }) => (
  <Says icon={Info}>
    <p>
      <strong>
        <Trans>What happens next.</Trans>
      </strong>{' '}
      <Trans>
        Our team reviews your request within {from} to {to} working days. If you sign in before then, it is withdrawn.
      </Trans>
      {by !== undefined && (
        <>
          {' '}
          <Trans>
            If you ask now, we decide by <SaidMoment at={by} />.
          </Trans>
        </>
      )}
    </p>
  </Says>
)

export const Kept = ({ since }: { since: number | null }) =>
  since !== null && (
    <Note paddingInline="1">
      <Trans>
        You signed in on <SaidMoment at={since} />, and your last request was withdrawn.
      </Trans>
    </Note>
  )

export const TakeAlong = () => (
  <PlaceRow to="/pages/users/setting?part=export" icon={Download} label={<Trans>Download your data</Trans>} />
)

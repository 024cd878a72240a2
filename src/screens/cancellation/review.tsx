import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Download, Info } from 'lucide-react'
import { ACCOUNT_REVIEW_DAYS } from '#contract/limits.ts'
import { Icon } from '#src/ui/icon.tsx'
import { SaidMoment } from '#src/ui/moment.tsx'
import { PlaceRow } from '#src/ui/rows.tsx'
import { Note } from '#src/ui/text.tsx'

const { from, to } = ACCOUNT_REVIEW_DAYS

const Says = chakra('section', {
  base: {
    display: 'flex',
    gap: '2.5',
    alignItems: 'flex-start',
    padding: '3',
    marginTop: '5',
    borderRadius: 'control',
    bg: 'sunken',
    textStyle: 'note',
    color: 'ink2',
    '& strong': { color: 'ink', fontWeight: '600' },
    '& p': { overflowWrap: 'anywhere' },
  },
})

export const Afterwards = ({ by }: { by?: number }) => (
  <Says>
    <Icon of={Info} size={20} />
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
    <Note marginTop="3">
      <Trans>
        You signed in on <SaidMoment at={since} />, and your last request was withdrawn.
      </Trans>
    </Note>
  )

export const TakeAlong = () => (
  <PlaceRow to="/pages/users/setting?part=export" icon={Download} label={<Trans>Download your data</Trans>} />
)

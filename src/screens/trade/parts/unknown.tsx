import { Trans } from '@lingui/react/macro'
import { CircleHelp } from 'lucide-react'
import { FullPageNote } from '#src/ui/full-page-note.tsx'

export const Unknown = () => (
  <FullPageNote icon={CircleHelp} title={<Trans>We do not know yet whether it was done</Trans>}>
    <Trans>No answer came. Checking again changes nothing; the order will show what was done.</Trans>
  </FullPageNote>
)

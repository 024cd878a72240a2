import { Trans } from '@lingui/react/macro'
import { CircleHelp } from 'lucide-react'
import { FullPageNote } from '#src/ui/full-page-note.tsx'

/** Something was said to the order, and neither an answer nor the order itself could be heard. */
export const Unknown = () => (
  <FullPageNote icon={CircleHelp} title={<Trans>We do not know yet whether it was done</Trans>}>
    <Trans>No answer came. Checking again changes nothing; the order will show what was done.</Trans>
  </FullPageNote>
)

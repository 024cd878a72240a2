import { Trans } from '@lingui/react/macro'
import { Unlink } from 'lucide-react'
import type { Judged, LinkFault } from '#contract/link.ts'
import { FullPageNote } from '#src/ui/full-page-note.tsx'
import { PlaceButton } from '#src/ui/place.tsx'

const FAULTS: Record<LinkFault, () => React.ReactNode> = {
  scheme: () => <Trans>Only web pages (https), phone numbers and e-mail addresses are opened.</Trans>,
  somebody: () => <Trans>A name stands before its host. Forged links hide there where they lead.</Trans>,
  private: () => <Trans>It names no host of the internet, only a bare number or a network at home.</Trans>,
  lookalike: () => <Trans>The name of its host mixes letters that look alike, as forged names do.</Trans>,
  unreadable: () => <Trans>It is incomplete, too long, or has signs that belong in no link.</Trans>,
}

export const InvalidLink = ({ of: link }: { of: Judged }) => (
  <FullPageNote
    icon={Unlink}
    title={<Trans>Invalid Link</Trans>}
    action={
      <PlaceButton kind="quiet" to="/pages/index/new_index">
        <Trans>Go to Home</Trans>
      </PlaceButton>
    }
  >
    {'fault' in link && FAULTS[link.fault]()}
  </FullPageNote>
)

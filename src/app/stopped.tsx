import { Trans } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import type { Built } from '#src/lib/places.ts'
import { Page } from '#src/ui/page.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { FullPageNote } from '#src/ui/full-page-note.tsx'
import { Reload } from './arriving.tsx'

export function Stopped({ home }: { home: Built }) {
  return (
    <Page
      foot={
        <>
          <Reload />
          <PlaceButton kind="quiet" to={home}>
            <Trans>Go to Home</Trans>
          </PlaceButton>
        </>
      }
    >
      <FullPageNote icon={CircleAlert} title={<Trans>This page stopped working</Trans>}>
        <Trans>
          The fault is ours. Reload the page or go to Home. If you were paying, check whether it went through before you
          pay again.
        </Trans>
      </FullPageNote>
    </Page>
  )
}

import { Trans } from '@lingui/react/macro'
import { FileQuestion } from 'lucide-react'
import type { Built } from '#src/lib/places.ts'
import { FullPageNote } from './full-page-note.tsx'
import { PlaceButton } from './place.tsx'

export function Missing({ home }: { home: Built }) {
  return (
    <FullPageNote
      icon={FileQuestion}
      title={<Trans>There is nothing here</Trans>}
      action={
        <PlaceButton kind="quiet" to={home}>
          <Trans>Go to Home</Trans>
        </PlaceButton>
      }
    >
      <Trans>This link has expired or is wrong.</Trans>
    </FullPageNote>
  )
}

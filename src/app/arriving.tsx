import { Trans } from '@lingui/react/macro'
import { CloudOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { CHUNK_TIMEOUT_MS, LAZY_TIMEOUT_MS } from '#contract/limits.ts'
import { useIsOnline, useOnceOnline } from '#src/lib/online.ts'
import { Button } from '#src/ui/button.tsx'
import { Page } from '#src/ui/page.tsx'
import { FullPageNote } from '#src/ui/full-page-note.tsx'
import { Waiting } from '#src/ui/waiting.tsx'

export type Patience = 'waiting' | 'slow' | 'over'

const reload = () => location.reload()

export const Reload = () => (
  <Button kind="quiet" onClick={reload}>
    <Trans>Load again</Trans>
  </Button>
)

export function Arriving() {
  const [patience, setPatience] = useState<Patience>('waiting')
  useEffect(() => {
    const slow = setTimeout(() => setPatience('slow'), LAZY_TIMEOUT_MS)
    const over = setTimeout(() => setPatience('over'), CHUNK_TIMEOUT_MS)
    return () => {
      clearTimeout(slow)
      clearTimeout(over)
    }
  }, [])
  return <OnTheWay patience={patience} />
}

export function OnTheWay({ patience }: { patience: Patience }) {
  if (patience === 'over') return <Broken />
  return (
    <Page>
      <Waiting rows={5} figure />
      {patience === 'slow' && <Reload />}
    </Page>
  )
}

/** Nothing that was sent is lost by loading it again. */
export function Broken() {
  return useIsOnline() ? <NotLoaded /> : <NotHereYet onOnline={reload} />
}

function NotLoaded() {
  useOnceOnline(reload)
  return (
    <Page>
      <FullPageNote icon={CloudOff} title={<Trans>This page did not load</Trans>} action={<Reload />}>
        <Trans>Part of the app did not load. Try again; nothing is lost.</Trans>
      </FullPageNote>
    </Page>
  )
}

export function NotHereYet({ onOnline }: { onOnline: () => void }) {
  useOnceOnline(onOnline)
  return (
    <Page>
      <FullPageNote icon={CloudOff} title={<Trans>This page needs a connection</Trans>}>
        <Trans>You are offline, and this page is not on your phone yet. It loads when you are online again.</Trans>
      </FullPageNote>
    </Page>
  )
}

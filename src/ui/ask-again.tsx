import { Trans } from '@lingui/react/macro'
import { useOnceOnline } from '#src/lib/online.ts'
import { Button } from './button.tsx'

/** Asking sends nothing: it is done by itself, too, when the network is back. */
export function AskAgain({ kind = 'main', onAsk }: { kind?: 'main' | 'quiet'; onAsk: () => void }) {
  useOnceOnline(onAsk)
  return (
    <Button wide kind={kind} onClick={onAsk}>
      <Trans>Check again</Trans>
    </Button>
  )
}

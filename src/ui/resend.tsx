import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { serverNow } from '#src/lib/server-clock.ts'
import { Button } from './button.tsx'
import { Digits } from './amount.tsx'
import { useSecondsUntil } from './countdown.tsx'

interface ResendProps {
  wait: number
  /** What the server named the wait with: another one begins it anew. */
  since: object | undefined
  onResend: () => void
}

export function Resend({ wait, since, onResend }: ResendProps) {
  const [waits, setWaits] = useState(() => ({ since, until: serverNow() + wait }))
  if (waits.since !== since) setWaits({ since, until: serverNow() + wait })
  const left = useSecondsUntil(waits.until)
  return (
    <Button kind="text" disabled={left > 0} onClick={onResend} justifySelf="start">
      {left > 0 ? (
        <span>
          <Trans>
            Send again in <Digits>{left}</Digits> s
          </Trans>
        </span>
      ) : (
        <Trans>Send the code again</Trans>
      )}
    </Button>
  )
}

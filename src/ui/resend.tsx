import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { serverNow } from '#src/lib/server-clock.ts'
import { Button } from './button.tsx'
import { Digits } from './amount.tsx'
import { useSecondsUntil } from './countdown.tsx'

/** Asks for another code, once the wait the server named is over. */
export function Resend({ wait, onResend }: { wait: number; onResend: () => void }) {
  const [from] = useState(() => serverNow() + wait)
  const left = useSecondsUntil(from)
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

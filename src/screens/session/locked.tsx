import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { LOGIN_LOCK } from '#contract/limits.ts'
import type { Trouble } from '#machines/lib/trouble.ts'
import { serverNow } from '#src/lib/server-clock.ts'
import { Countdown } from '#src/ui/countdown.tsx'
import { Caution } from '#src/ui/trouble-text.tsx'

/** Too many tries: how long to wait, counted by the server. */
export function Locked({ because, onUnlock }: { because?: Trouble; onUnlock: () => void }) {
  const [until] = useState(() => serverNow() + (because?.retryAfter ?? LOGIN_LOCK))
  return (
    <Caution>
      {because?.message}{' '}
      <Trans>
        You can try again in <Countdown until={until} onEnd={onUnlock} />.
      </Trans>
    </Caution>
  )
}

import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { SECOND_LOCK, SECOND_TRIES } from '#contract/limits.ts'
import type { Trouble } from '#machines/lib/trouble.ts'
import { serverNow } from '#src/lib/server-clock.ts'
import { Countdown } from './countdown.tsx'
import { Caution } from './trouble-text.tsx'

export function SecondLocked({ because, onUnlock }: { because?: Trouble; onUnlock: () => void }) {
  const [until] = useState(() => serverNow() + (because?.retryAfter ?? SECOND_LOCK))
  return (
    <Caution>
      <Trans>
        Codes are locked after {SECOND_TRIES} wrong tries. You can try again in{' '}
        <Countdown until={until} onEnd={onUnlock} />.
      </Trans>
    </Caution>
  )
}

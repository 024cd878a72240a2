import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { PIN_LOCK, PIN_TRIES } from '#contract/limits.ts'
import type { Trouble } from '#machines/lib/trouble.ts'
import { serverNow } from '#src/lib/server-clock.ts'
import { Countdown } from './countdown.tsx'
import { Caution } from './trouble-text.tsx'

export function PinLocked({ because, onUnlock }: { because?: Trouble; onUnlock: () => void }) {
  const [until] = useState(() => serverNow() + (because?.retryAfter ?? PIN_LOCK))
  return (
    <Caution>
      <Trans>
        Your payment PIN is locked after {PIN_TRIES} wrong tries. You can use it again in{' '}
        <Countdown until={until} onEnd={onUnlock} />.
      </Trans>
    </Caution>
  )
}

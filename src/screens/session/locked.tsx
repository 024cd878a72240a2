import { useState } from 'react'
import { LOGIN_LOCK } from '#contract/limits.ts'
import type { Trouble } from '#machines/lib/trouble.ts'
import { serverNow } from '#src/lib/server-clock.ts'
import { useSecondsUntil } from '#src/ui/countdown.tsx'
import { TooOften } from '#src/ui/too-often.tsx'
import { Caution } from '#src/ui/trouble-text.tsx'

export function Locked({ because, onUnlock }: { because?: Trouble; onUnlock: () => void }) {
  const [until] = useState(() => serverNow() + (because?.retryAfter ?? LOGIN_LOCK))
  const left = useSecondsUntil(until, onUnlock)
  return (
    <Caution>
      <TooOften left={left} />
    </Caution>
  )
}

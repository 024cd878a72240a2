import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Trouble } from '#machines/lib/trouble.ts'
import { serverNow } from '#src/lib/server-clock.ts'
import { Clock, useSecondsUntil } from './countdown.tsx'
import { SHUT } from './toast.ts'
import { Refusal } from './trouble-text.tsx'

const endOf = (because?: Trouble) => (because?.retryAfter === undefined ? undefined : serverNow() + because.retryAfter)

export function useShut(because?: Trouble): number | undefined {
  const [shut, setShut] = useState(() => ({ because, until: endOf(because) }))
  if (shut.because !== because) setShut({ because, until: endOf(because) })
  const left = useSecondsUntil(shut.until ?? 0)
  return shut.until === undefined ? undefined : left
}

export const TooOften = ({ left }: { left: number }) => (
  <span {...SHUT}>
    <Trans>Too many attempts.</Trans>{' '}
    <Trans>
      You can try again in <Clock left={left} />.
    </Trans>
  </span>
)

export function Shut({ because, left }: { because?: Trouble; left: number | undefined }) {
  if (left === undefined) return <Refusal because={because} />
  if (left === 0) return null
  return (
    <Refusal>
      <TooOften left={left} />
    </Refusal>
  )
}

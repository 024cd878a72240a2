import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { WithdrawalInfo } from '#contract/withdrawal.ts'
import { awayFromPromise, type Away } from '#machines/withdrawal/promise.rules.ts'
import { Note } from '#src/ui/text.tsx'

function Span({ of: { days, hours, minutes } }: { of: Away }): ReactNode {
  if (days > 0 && hours > 0)
    return (
      <Trans comment="How long, in a sentence">
        <Plural value={days} one="# day" other="# days" /> <Plural value={hours} one="# hour" other="# hours" />
      </Trans>
    )
  if (days > 0) return <Plural value={days} one="# day" other="# days" />
  if (hours > 0 && minutes > 0)
    return (
      <Trans comment="How long, in a sentence">
        <Plural value={hours} one="# hour" other="# hours" />{' '}
        <Plural value={minutes} one="# minute" other="# minutes" />
      </Trans>
    )
  if (hours > 0) return <Plural value={hours} one="# hour" other="# hours" />
  return <Plural value={minutes} one="# minute" other="# minutes" />
}

export function Promised({ of: one }: { of: WithdrawalInfo }) {
  const away = awayFromPromise(one)
  if (!away) return null
  return (
    <Note tone={away.is === 'before' ? 'good' : 'warn'}>
      {away.is === 'before' ? (
        <Trans comment="How long before; a withdrawal was paid">
          <Span of={away} /> before the promised time
        </Trans>
      ) : (
        <Trans comment="How long after; a withdrawal was paid">
          <Span of={away} /> after the promised time
        </Trans>
      )}
    </Note>
  )
}

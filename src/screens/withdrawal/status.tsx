import { Trans } from '@lingui/react/macro'
import { CircleAlert, CircleCheck, CircleDot, CircleX, Clock, Undo2, type LucideIcon } from 'lucide-react'
import type { Withdrawal, WithdrawalStatus } from '#contract/withdrawal.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Tag } from '#src/ui/surface.tsx'

type Tone = 'plain' | 'warn' | 'good' | 'bad'

const LOOKS: Record<WithdrawalStatus, readonly [Tone, LucideIcon]> = {
  cooling: ['plain', Clock],
  queued: ['plain', CircleDot],
  in_review: ['plain', CircleDot],
  processing: ['plain', CircleDot],
  completed: ['good', CircleCheck],
  rejected: ['bad', CircleX],
  cancelled: ['plain', CircleX],
  failed: ['bad', CircleAlert],
  returned: ['bad', Undo2],
}

export function Status({
  of: { status, status_text, late },
}: {
  of: Pick<Withdrawal, 'status' | 'status_text' | 'late'>
}) {
  const [look, icon] = LOOKS[status]
  const tone = late === 1 ? 'warn' : look
  return (
    <Tag {...(tone === 'bad' ? { bg: 'badSoft', color: 'bad' } : { tone })}>
      <Icon of={icon} size={14} />
      <span>
        {status_text}
        {late === 1 && (
          <>
            {' · '}
            <Trans comment="Badge of a withdrawal that is paid later than promised">Late</Trans>
          </>
        )}
      </span>
    </Tag>
  )
}

import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { CircleAlert, CircleCheck, CircleDot, CircleX, Clock, Undo2, type LucideIcon } from 'lucide-react'
import type { Withdrawal, WithdrawalStatus } from '#contract/withdrawal.ts'
import { Icon } from '#src/ui/icon.tsx'

const Line = chakra('span', {
  base: { '&&': { display: 'flex' }, alignItems: 'flex-start', gap: '1.5', textStyle: 'note', color: 'ink2' },
  variants: {
    look: { warn: { color: 'warn', fontWeight: '600' }, good: { color: 'good' }, bad: { color: 'bad' }, calm: {} },
  },
})
const Drawn = chakra('span', { base: { paddingTop: '0.5' } })

type Look = readonly ['warn' | 'good' | 'bad' | 'calm', LucideIcon]

const LOOKS: Record<WithdrawalStatus, Look> = {
  cooling: ['calm', Clock],
  queued: ['calm', CircleDot],
  in_review: ['calm', CircleDot],
  processing: ['calm', CircleDot],
  completed: ['good', CircleCheck],
  rejected: ['bad', CircleX],
  cancelled: ['calm', CircleX],
  failed: ['bad', CircleAlert],
  returned: ['bad', Undo2],
}

export function Status({
  of: { status, status_text, late },
}: {
  of: Pick<Withdrawal, 'status' | 'status_text' | 'late'>
}) {
  const [look, icon] = late ? (['warn', LOOKS[status][1]] as const) : LOOKS[status]
  return (
    <Line look={look}>
      <Drawn>
        <Icon of={icon} size={16} />
      </Drawn>
      <span>
        {status_text}
        {late === 1 && (
          <>
            {' · '}
            <Trans comment="Badge of a withdrawal that is paid later than promised">Late</Trans>
          </>
        )}
      </span>
    </Line>
  )
}

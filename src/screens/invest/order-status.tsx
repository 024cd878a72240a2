import { chakra } from '@chakra-ui/react'
import { CircleCheck, CircleDot, CirclePause, CircleX, Clock, Undo2, type LucideIcon } from 'lucide-react'
import type { InvestOrder, InvestStatus } from '#contract/invest.ts'
import { Icon } from '#src/ui/icon.tsx'

const Status = chakra('span', {
  base: { '&&': { display: 'flex' }, alignItems: 'flex-start', gap: '1.5', textStyle: 'note', color: 'ink2' },
  variants: { look: { warn: { color: 'warn', fontWeight: '600' }, good: { color: 'good' }, calm: {} } },
})
const Drawn = chakra('span', { base: { paddingTop: '0.5' } })

const LOOKS: Record<InvestStatus, readonly ['warn' | 'good' | 'calm', LucideIcon]> = {
  cooling: ['calm', Clock],
  running: ['calm', CircleDot],
  suspended: ['warn', CirclePause],
  completed: ['good', CircleCheck],
  ended_early: ['calm', Undo2],
  cancelled: ['calm', CircleX],
}

export function OrderStatusLine({ of: { status, status_text } }: { of: Pick<InvestOrder, 'status' | 'status_text'> }) {
  const [look, icon] = LOOKS[status]
  return (
    <Status look={look}>
      <Drawn>
        <Icon of={icon} size={16} />
      </Drawn>
      <span>{status_text}</span>
    </Status>
  )
}

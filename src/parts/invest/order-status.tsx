import { CircleCheck, CirclePause, type LucideIcon } from 'lucide-react'
import type { InvestOrder, InvestStatus } from '#contract/invest.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Tag } from '#src/ui/surface.tsx'

type Look = readonly [tone: 'plain' | 'good' | 'warn' | 'iris', icon?: LucideIcon]

const LOOKS: Record<InvestStatus, Look> = {
  cooling: ['iris'],
  running: ['iris'],
  suspended: ['warn', CirclePause],
  completed: ['good', CircleCheck],
  ended_early: ['plain'],
  cancelled: ['plain'],
}

export function OrderStatusTag({ of: { status, status_text } }: { of: Pick<InvestOrder, 'status' | 'status_text'> }) {
  const [tone, icon] = LOOKS[status]
  return (
    <Tag tone={tone}>
      {icon && <Icon of={icon} size={14} />}
      <span>{status_text}</span>
    </Tag>
  )
}

import { useLingui } from '@lingui/react'
import { CirclePause, type LucideIcon } from 'lucide-react'
import type { Venture, VentureStatus } from '#contract/venture.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Tag } from '#src/ui/surface.tsx'
import { STATUS_WORDS } from './status-words.ts'

type Look = readonly [tone: 'plain' | 'warn' | 'iris', icon?: LucideIcon]

const LOOKS: Record<VentureStatus | 'suspended', Look> = {
  coming: ['plain'],
  open: ['iris'],
  sold_out: ['plain'],
  full: ['plain'],
  running: ['iris'],
  ended: ['plain'],
  suspended: ['warn', CirclePause],
}

export function VentureStanding({ of: { status, suspended } }: { of: Pick<Venture, 'status' | 'suspended'> }) {
  const { i18n } = useLingui()
  const stands = suspended === 1 && status !== 'ended' ? 'suspended' : status
  const [tone, icon] = LOOKS[stands]
  return (
    <Tag tone={tone}>
      {icon && <Icon of={icon} size={14} />}
      <span>{i18n._(STATUS_WORDS[stands])}</span>
    </Tag>
  )
}

import { chakra } from '@chakra-ui/react'
import { useLingui } from '@lingui/react'
import { CircleCheck, CircleDot, CirclePause, CircleX, Clock, type LucideIcon } from 'lucide-react'
import type { Venture, VentureStatus } from '#contract/venture.ts'
import { Icon } from '#src/ui/icon.tsx'
import { STATUS_WORDS } from './status-words.ts'

const Status = chakra('span', {
  base: {
    '&&': { display: 'inline-flex' },
    alignItems: 'center',
    gap: '1.5',
    textStyle: 'note',
    color: 'ink2',
  },
  variants: { look: { good: { color: 'good' }, warn: { color: 'warn', fontWeight: '600' }, calm: {} } },
})

type Look = 'good' | 'warn' | 'calm'
const LOOKS: Record<VentureStatus | 'suspended', readonly [Look, LucideIcon]> = {
  coming: ['calm', Clock],
  open: ['good', CircleDot],
  sold_out: ['calm', CircleX],
  full: ['calm', CircleCheck],
  running: ['calm', CircleDot],
  ended: ['calm', CircleCheck],
  suspended: ['warn', CirclePause],
}

export function VentureStanding({ of: { status, suspended } }: { of: Pick<Venture, 'status' | 'suspended'> }) {
  const { i18n } = useLingui()
  const stands = suspended === 1 && status !== 'ended' ? 'suspended' : status
  const [look, icon] = LOOKS[stands]
  return (
    <Status look={look}>
      <Icon of={icon} size={16} />
      <span>{i18n._(STATUS_WORDS[stands])}</span>
    </Status>
  )
}

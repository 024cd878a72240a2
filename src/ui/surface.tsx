import { chakra } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { card, line, says, tag } from '#src/theme/recipes/surface.ts'
import { Icon } from './icon.tsx'

export const Card = chakra('section', card)
export const Line = chakra('div', line)
export const Tag = chakra('span', tag)

const Said = chakra('div', says)

interface SaysProps {
  icon: LucideIcon
  tone?: 'plain' | 'bad' | 'warn' | 'good' | 'sky'
  role?: 'alert' | 'status' | undefined
  children: ReactNode
}

export const Says = ({ icon, tone = 'plain', role, children }: SaysProps) => (
  <Said tone={tone} role={role}>
    <Icon of={icon} size={20} />
    <div>{children}</div>
  </Said>
)

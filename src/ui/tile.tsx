import { chakra } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import { tile } from '#src/theme/recipes/tile.ts'
import { Icon } from './icon.tsx'

const Ground = chakra('span', tile)
export type Group = 'money' | 'invest' | 'shop' | 'safe' | 'good' | 'warn' | 'plain'

export const Tile = ({ icon, group = 'plain' }: { icon: LucideIcon; group?: Group | undefined }) => (
  <Ground group={group}>
    <Icon of={icon} size={20} />
  </Ground>
)

import { chakra } from '@chakra-ui/react'
import { ChevronDown, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { pressed, row } from '#src/theme/recipes/row.ts'
import { Icon } from '#src/ui/icon.tsx'
import { type Group, Tile } from '#src/ui/tile.tsx'
import { Heading, Note } from '#src/ui/text.tsx'

/** The line above it begins where its words do. */
const Folded = chakra(
  'details',
  {
    base: {
      ...row,
      display: 'block',
      minHeight: '0',
      paddingBlock: '0',
      '--from': '68px',
      '&[open] > summary > [data-turns]': { transform: 'rotate(180deg)' },
    },
  },
  { defaultProps: { 'data-row': '' } },
)
const Summary = chakra('summary', {
  base: {
    ...pressed,
    minHeight: '16',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
})
const Words = chakra('span', { base: { flex: '1', minWidth: '0' } })
const Turns = chakra('span', {
  base: { color: 'ink3', display: 'flex', transitionProperty: 'transform', transitionDuration: 'calm' },
})
const Inside = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3', paddingTop: '1', paddingBottom: '4' },
})

interface FoldRowProps {
  icon: LucideIcon
  group?: Group
  title: ReactNode
  /** What is inside, and how much. */
  note: ReactNode
  open?: boolean
  children: ReactNode
}

/** A row of a card that opens in place. */
export const FoldRow = ({ icon, group = 'plain', title, note, open = false, children }: FoldRowProps) => (
  <Folded open={open}>
    <Summary>
      <span data-lead="">
        <Tile icon={icon} group={group} />
      </span>
      <Words>
        <Heading>{title}</Heading>
        <Note as="span" display="block">
          {note}
        </Note>
      </Words>
      <Turns data-turns="">
        <Icon of={ChevronDown} size={20} />
      </Turns>
    </Summary>
    <Inside>{children}</Inside>
  </Folded>
)

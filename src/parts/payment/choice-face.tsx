import { chakra } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Tile, type Group } from '#src/ui/tile.tsx'
import { Note, Strong } from '#src/ui/text.tsx'

const Frame = chakra('span', { base: { display: 'flex', alignItems: 'center', gap: '3' } })
const Sides = chakra('span', {
  base: {
    flex: '1',
    minWidth: '0',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
  },
})
const Words = chakra('span', { base: { flex: '1 1 7rem', maxWidth: 'full', '& > span': { display: 'block' } } })

interface ChoiceFaceProps {
  icon: LucideIcon
  group?: Group
  name: ReactNode
  note?: ReactNode
  value?: ReactNode
}

/** What stands in a row that is chosen by a radio button. */
export const ChoiceFace = ({ icon, group = 'money', name, note, value }: ChoiceFaceProps) => (
  <Frame>
    <Tile icon={icon} group={group} />
    <Sides>
      <Words>
        <Strong color="inherit">{name}</Strong>
        {note && <Note as="span">{note}</Note>}
      </Words>
      {value && (
        <Strong color="inherit" marginInlineStart="auto">
          {value}
        </Strong>
      )}
    </Sides>
  </Frame>
)

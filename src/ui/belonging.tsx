import { chakra } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { card } from '#src/theme/recipes/surface.ts'
import { Tile, type Group } from './tile.tsx'
import { Note, Strong } from './text.tsx'

export const Belongings = chakra('ul', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3', listStyle: 'none' },
})

const Panel = chakra('li', { base: { ...card.base, overflow: 'hidden' } })
const head = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  minHeight: '16',
  padding: '4',
  color: 'ink',
  textAlign: 'start',
} as const
const Still = chakra('div', { base: head })
const Press = chakra(
  'button',
  { base: { ...head, cursor: 'pointer', _hover: { bg: 'sunken' } } },
  { defaultProps: { type: 'button' } },
)
const Words = chakra('span', {
  base: { flex: '1', minWidth: '0', '& > span': { display: 'block' } },
})
const Line = chakra('span', { base: { '&&': { display: 'flex' }, flexWrap: 'wrap', gap: '1.5', marginTop: '1.5' } })
const Body = chakra('div', { base: { paddingInline: '4', paddingBottom: '4', '&:empty': { display: 'none' } } })
const Ways = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6',
    paddingInline: '4',
    paddingBottom: '1',
    '&:empty': { display: 'none' },
  },
})

export interface Face {
  icon: LucideIcon
  group?: Group
  name: ReactNode
  note: ReactNode
  tags?: ReactNode
}

const Inner = ({ icon, group = 'money', name, note, tags }: Face) => (
  <>
    <Tile icon={icon} group={group} />
    <Words>
      <Strong>{name}</Strong>
      <Note as="span">{note}</Note>
      {tags && <Line>{tags}</Line>}
    </Words>
  </>
)

export const Belonging = ({ below, ways, ...shown }: Face & { below?: ReactNode; ways?: ReactNode }) => (
  <Panel>
    <Still>
      <Inner {...shown} />
    </Still>
    {below && <Body>{below}</Body>}
    {ways && <Ways>{ways}</Ways>}
  </Panel>
)

export const ChosenBelonging = ({ below, onChoose, ...shown }: Face & { below?: ReactNode; onChoose: () => void }) => (
  <Panel>
    <Press onClick={onChoose}>
      <Inner {...shown} />
    </Press>
    {below && <Body>{below}</Body>}
  </Panel>
)

export const AskedBelonging = (shown: Face) => (
  <Belongings>
    <Belonging {...shown} />
  </Belongings>
)

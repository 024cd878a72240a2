import { chakra } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export const Belongings = chakra('ul', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3', marginTop: '2', listStyle: 'none' },
})

const Panel = chakra('li', {
  base: { borderWidth: '1px', borderColor: 'line', borderRadius: 'control', bg: 'surface', overflow: 'hidden' },
})
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
const Round = chakra('span', {
  base: {
    width: '10',
    height: '10',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    borderRadius: 'full',
    bg: 'sunken',
    color: 'ink2',
  },
})
const Words = chakra('span', {
  base: { flex: '1', minWidth: '0', overflowWrap: 'anywhere', '& > span': { display: 'block' } },
})
const Name = chakra('span', { base: { textStyle: 'strong' } })
const More = chakra('span', { base: { textStyle: 'note', color: 'ink2' } })
const Line = chakra('span', { base: { '&&': { display: 'flex' }, flexWrap: 'wrap', gap: '1.5', marginTop: '1.5' } })
const Body = chakra('div', { base: { paddingInline: '4', paddingBottom: '4', '&:empty': { display: 'none' } } })
const Ways = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6',
    paddingInline: '4',
    paddingBlock: '0.5',
    borderTopWidth: '1px',
    borderColor: 'line',
    '&:empty': { display: 'none' },
  },
})

export const Tag = chakra('span', {
  base: {
    textStyle: 'tiny',
    borderRadius: 'full',
    paddingInline: '2',
    paddingBlock: '0.5',
    bg: 'sunken',
    color: 'ink2',
  },
  variants: { chosen: { true: { bg: 'soft', color: 'accent' } } },
})

export interface Face {
  icon: LucideIcon
  name: ReactNode
  note: ReactNode
  tags?: ReactNode
}

const Inner = ({ icon, name, note, tags }: Face) => (
  <>
    <Round>
      <Icon of={icon} size={20} />
    </Round>
    <Words>
      <Name>{name}</Name>
      <More>{note}</More>
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

import { chakra } from '@chakra-ui/react'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { card } from '#src/theme/recipes/surface.ts'
import { Icon } from './icon.tsx'
import { Figure, Note } from './text.tsx'

const Pair = chakra('div', {
  base: {
    ...card.base,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '2',
    paddingInline: '4',
    paddingBlock: '3.5',
  },
})
const Side = chakra('div', { base: { flex: '1 1 7rem', minWidth: '0', '& + span ~ &': { textAlign: 'end' } } })
const Way = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '9',
    height: '9',
    borderRadius: 'full',
    bg: 'surface',
    color: 'ink2',
  },
})

interface Part {
  readonly words: ReactNode
  readonly amount: ReactNode
}

const Half = ({ words, amount }: Part) => (
  <Side>
    <Note as="div">{words}</Note>
    <Figure as="div" size="title">
      {amount}
    </Figure>
  </Side>
)

export const InOut = ({ gives, gets }: { gives: Part; gets: Part }) => (
  <Pair>
    <Half {...gives} />
    <Way>
      <Icon of={ArrowRight} size={18} mirrors />
    </Way>
    <Half {...gets} />
  </Pair>
)

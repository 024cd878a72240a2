import { chakra } from '@chakra-ui/react'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    columnGap: '3',
    rowGap: '2',
    paddingBlock: '3',
    borderBlockWidth: '1px',
    borderColor: 'line',
  },
})
const Side = chakra('div', { base: { flex: '1 1 7rem', minWidth: '0', '& + span ~ &': { textAlign: 'end' } } })
const Words = chakra('div', { base: { textStyle: 'eyebrow', color: 'ink2', overflowWrap: 'anywhere' } })
const Figure = chakra('div', { base: { textStyle: 'title', overflowWrap: 'anywhere' } })
const Way = chakra('span', { base: { color: 'ink3', paddingBottom: '1' } })

interface Part {
  readonly words: ReactNode
  readonly amount: ReactNode
}

export const InOut = ({ gives, gets }: { gives: Part; gets: Part }) => (
  <Line>
    <Side>
      <Words>{gives.words}</Words>
      <Figure>{gives.amount}</Figure>
    </Side>
    <Way>
      <Icon of={ArrowRight} mirrors />
    </Way>
    <Side>
      <Words>{gets.words}</Words>
      <Figure>{gets.amount}</Figure>
    </Side>
  </Line>
)

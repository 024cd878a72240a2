import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export const Cells = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    rowGap: '3',
    overflow: 'hidden',
    marginTop: '4',
    paddingBlock: '3.5',
    borderBlockWidth: '1px',
    borderColor: 'line',
    // A line between two that stand side by side; that of the first in a row lies outside.
    '& > div': {
      flex: '1 1 max(6.5rem, 28%)',
      minWidth: '0',
      marginInlineStart: '-13px',
      paddingInlineStart: '12px',
      paddingInlineEnd: '20px',
      borderInlineStartWidth: '1px',
      borderColor: 'line',
    },
  },
})
const Fact = chakra('div', { base: { display: 'flex', flexDirection: 'column' } })
const Value = chakra('dd', {
  base: { textStyle: 'strong', overflowWrap: 'anywhere' },
  variants: { first: { true: { order: '-1' } } },
})
const Name = chakra('dt', { base: { textStyle: 'tiny', color: 'ink3', overflowWrap: 'anywhere' } })

export const Cell = ({ value, first, children }: { value: ReactNode; first?: boolean; children: ReactNode }) => (
  <Fact>
    <Name>{children}</Name>
    <Value first={first}>{value}</Value>
  </Fact>
)

import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { card } from '#src/theme/recipes/surface.ts'
import { Eyebrow, Strong } from './text.tsx'

const Grid = chakra('dl', {
  base: {
    ...card.base,
    padding: '4',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    '& > div': { flex: '1 1 max(6rem, 26%)', minWidth: 'min-content', maxWidth: 'full' },
  },
})
const Fact = chakra('div', { base: { display: 'flex', flexDirection: 'column' } })

/** Up to a handful of facts of one subject, in one card. */
export const Cells = Grid

export const Cell = ({ value, first, children }: { value: ReactNode; first?: boolean; children: ReactNode }) => (
  <Fact>
    <Eyebrow as="dt">{children}</Eyebrow>
    <Strong as="dd" order={first ? '-1' : undefined}>
      {value}
    </Strong>
  </Fact>
)

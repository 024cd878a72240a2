import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { card } from '#src/theme/recipes/surface.ts'
import { Note, Strong } from './text.tsx'

/** What was agreed, in two columns: the second stands at the end. What does not exist yet is absent, never a dash. */
export const Facts = chakra('dl', {
  base: {
    ...card.base,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
    columnGap: '4',
    rowGap: '3',
    padding: '4',
    containerType: 'inline-size',
    '& > div:nth-of-type(even)': { '@container (min-width: 18rem)': { textAlign: 'end' } },
    '& > div:nth-of-type(odd):last-of-type': { gridColumn: '1 / -1' },
  },
})

export const Fact = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div>
    <Note as="dt">{name}</Note>
    <Strong as="dd">{children}</Strong>
  </div>
)

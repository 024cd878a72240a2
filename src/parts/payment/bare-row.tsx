import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { row } from '#src/theme/recipes/row.ts'
import { Note, Strong } from '#src/ui/text.tsx'

const Bare = chakra('div', { base: row }, { defaultProps: { 'data-row': '' } })
const Words = chakra('div', { base: { flex: '1', minWidth: '0' } })

interface BareRowProps {
  name: ReactNode
  act?: ReactNode
  children: ReactNode
}

/** The name above what it names, as on the paper that one copies from. */
export const BareRow = ({ name, act, children }: BareRowProps) => (
  <Bare>
    <Words>
      <Note>{name}</Note>
      <Strong as="p">{children}</Strong>
    </Words>
    {act}
  </Bare>
)

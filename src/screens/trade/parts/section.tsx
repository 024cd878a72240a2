import { chakra } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'

const Frame = chakra('section', { base: { paddingTop: '6' } })
const Heading = chakra('h2', { base: { textStyle: 'note', fontWeight: '600', color: 'ink2', marginBottom: '2' } })

/** A quiet box of facts. */
export const Box = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'control',
    bg: 'surface',
    paddingInline: '4',
    '& > :last-child': { borderBottomWidth: '0' },
    // Large text breaks a moment between its day and its hour.
    '& bdi': { whiteSpace: 'normal' },
  },
})

/** One part of what there is to know of an order. */
export function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <Frame aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {children}
    </Frame>
  )
}

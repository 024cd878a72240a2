import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const Words = chakra('p', { base: { textStyle: 'eyebrow', color: 'ink3', marginTop: '3' } })
const Figure = chakra('p', { base: { textStyle: 'figure', overflowWrap: 'anywhere' } })
const Under = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '4', textStyle: 'note', color: 'ink2', marginTop: '1' },
})

/** The one figure that a screen is about. */
export const Total = ({ words, under, children }: { words: ReactNode; under?: ReactNode; children: ReactNode }) => (
  <section>
    <Words>{words}</Words>
    <Figure aria-live="polite">{children}</Figure>
    {under && <Under>{under}</Under>}
  </section>
)

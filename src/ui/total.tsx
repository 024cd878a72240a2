import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    marginTop: '3',
    '& > button': { marginBlock: '-3', marginInlineEnd: '-3' },
  },
})
const Words = chakra('p', { base: { textStyle: 'eyebrow', color: 'ink3' } })
const Figure = chakra('p', { base: { textStyle: 'figure', overflowWrap: 'anywhere' } })
const Under = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '4',
    textStyle: 'note',
    color: 'ink2',
    marginTop: '1',
    '& > *': { minWidth: '0' },
  },
})
const Bar = chakra('div', {
  base: { display: 'flex', gap: '1', height: '1', marginTop: '2', '& > i': { bg: 'edge', borderRadius: 'full' } },
})
const Free = chakra('i', { base: { bg: 'ink!' } })

interface TotalProps {
  words: ReactNode
  under?: ReactNode
  beside?: ReactNode
  parts?: readonly [free: string, held: string] | undefined
  children: ReactNode
}

export const Total = ({ words, under, beside, parts, children }: TotalProps) => (
  <section>
    <Head>
      <Words>{words}</Words>
      {beside}
    </Head>
    <Figure aria-live="polite">{children}</Figure>
    {under && <Under>{under}</Under>}
    {parts && (
      <Bar aria-hidden>
        <Free style={{ flexGrow: Number(parts[0]) }} />
        <i style={{ flexGrow: Number(parts[1]) }} />
      </Bar>
    )}
  </section>
)

import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Line } from './surface.tsx'
import { Eyebrow, Figure } from './text.tsx'

const Frame = chakra('section', { base: { paddingInline: '1' } })
const Head = chakra(Line, {
  base: { '& > button': { marginBlockStart: '-2', marginBlockEnd: '-3', marginInlineEnd: '-3' } },
})
const Under = chakra(Line, { base: { textStyle: 'note', color: 'ink2', columnGap: '4', marginTop: '1' } })
const Bar = chakra('div', {
  base: { display: 'flex', gap: '1', height: '1', marginTop: '2', '& > i': { bg: 'edge', borderRadius: 'full' } },
})
const Free = chakra('i', { base: { bg: 'ink!' } })

interface TotalProps {
  /** `hero` once a page. */
  size?: 'figure' | 'hero'
  words: ReactNode
  under?: ReactNode
  beside?: ReactNode
  parts?: readonly [free: string, held: string] | undefined
  children: ReactNode
}

export const Total = ({ size = 'figure', words, under, beside, parts, children }: TotalProps) => (
  <Frame>
    <Head>
      <Eyebrow>{words}</Eyebrow>
      {beside}
    </Head>
    <Figure size={size} aria-live="polite">
      {children}
    </Figure>
    {under && <Under>{under}</Under>}
    {parts && (
      <Bar aria-hidden>
        <Free style={{ flexGrow: Number(parts[0]) }} />
        <i style={{ flexGrow: Number(parts[1]) }} />
      </Bar>
    )}
  </Frame>
)

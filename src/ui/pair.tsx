import { chakra } from '@chakra-ui/react'
import { ArrowDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { Line } from './surface.tsx'
import { Figure, Note } from './text.tsx'

const Halves = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '1',
    // The round arrow stands on the seam.
    '& > div > [role=alert]': { paddingBottom: '5' },
  },
})
const Half = chakra('div', {
  base: { borderRadius: 'card', bg: 'var(--ground, var(--q-colors-surface))', paddingInline: '4', paddingBlock: '3.5' },
})
const Seam = chakra('div', { base: { position: 'relative', height: '0', zIndex: '1' } })
const Turn = chakra('span', {
  base: {
    position: 'absolute',
    insetInlineStart: 'calc(50% - 18px)',
    top: '-18px',
    width: '9',
    height: '9',
    display: 'grid',
    placeItems: 'center',
    borderRadius: 'full',
    borderWidth: '4px',
    borderColor: 'var(--around, var(--q-colors-paper))',
    bg: 'var(--ground, var(--q-colors-surface))',
    color: 'ink2',
  },
})

export const Chips = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2' },
  variants: { equal: { true: { '& > *': { flex: '1 0 auto' } } } },
})
/** Drawn low, pressed as high as a thumb. */
export const Chip = chakra(
  'button',
  {
    base: {
      position: 'relative',
      minHeight: '10',
      minWidth: 'tap',
      paddingInline: '3',
      borderRadius: 'full',
      bg: 'var(--ground, var(--q-colors-surface))',
      color: 'ink',
      textStyle: 'label',
      cursor: 'pointer',
      '& :is(span, bdi)': { color: 'inherit', whiteSpace: 'nowrap', overflowWrap: 'normal' },
      _before: { content: '""', position: 'absolute', inset: '-4px' },
      _active: { transform: 'scale(.97)' },
    },
    variants: { on: { true: { bg: 'ink', color: 'paper', fontWeight: '600' } } },
  },
  { defaultProps: { type: 'button' } },
)

interface ReceivesProps {
  label: ReactNode
  /** At the end of the first line: at least, the fee. */
  limit?: ReactNode
  /** At the end of the second line: where it goes. */
  pill?: ReactNode
  children: ReactNode
}

export const Receives = ({ label, limit, pill, children }: ReceivesProps) => (
  <Half aria-live="polite">
    <Line textStyle="note" color="ink2">
      <span>{label}</span>
      {limit && <span>{limit}</span>}
    </Line>
    <Line minHeight="tap">
      <Figure as="div">{children}</Figure>
      {pill && <Note as="div">{pill}</Note>}
    </Line>
  </Half>
)

/** What goes over what arrives, joined by a round arrow. */
export const Pair = ({ gives, gets }: { gives: ReactNode; gets: ReactNode }) => (
  <Halves>
    {gives}
    <Seam aria-hidden>
      <Turn>
        <Icon of={ArrowDown} size={18} />
      </Turn>
    </Seam>
    {gets}
  </Halves>
)

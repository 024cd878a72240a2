import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const Track = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    rowGap: '2',
    bg: 'sunken',
    borderRadius: '28px',
    padding: '1',
  },
  variants: {
    /** Where they do not fit beside each other they stand two by two, never three and one. */
    four: { true: { '& > *': { flexBasis: 'clamp(5rem, (20rem - 100%) * 999, 40%)' } } },
  },
})
const Part = chakra(
  'button',
  {
    base: {
      flex: '1 1 5rem',
      minHeight: '10',
      position: 'relative',
      _before: { content: '""', position: 'absolute', inset: '-4px 0' },
      paddingInline: '2',
      borderRadius: 'full',
      textStyle: 'label',
      color: 'ink2',
      cursor: 'pointer',
      transitionProperty: 'background-color, color',
      transitionDuration: 'quick',
      _focusVisible: { outlineOffset: '-2px' },
    },
    variants: { on: { true: { bg: 'raised', color: 'ink', fontWeight: '600' } } },
  },
  { defaultProps: { type: 'button' } },
)

interface SegmentsProps<Key extends string> {
  label: string
  parts: readonly { key: Key; words: ReactNode }[]
  chosen: Key
  onChoose: (key: Key) => void
}

export function Segments<Key extends string>({ label, parts, chosen, onChoose }: SegmentsProps<Key>) {
  return (
    <Track four={parts.length === 4} role="group" aria-label={label}>
      {parts.map(({ key, words }) => (
        <Part key={key} on={key === chosen} aria-pressed={key === chosen} onClick={() => onChoose(key)}>
          {words}
        </Part>
      ))}
    </Track>
  )
}

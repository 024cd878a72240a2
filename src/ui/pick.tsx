import { chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { Icon } from './icon.tsx'

const Pill = chakra('span', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: 'full',
    borderRadius: 'full',
    bg: 'var(--ground, var(--q-colors-surface))',
    color: 'ink',
    '&:has(select:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
  },
  variants: { chosen: { true: { bg: 'ink', color: 'paper', fontWeight: '600' } } },
})
const Native = chakra('select', {
  base: {
    appearance: 'none',
    fieldSizing: 'content',
    minHeight: 'tap',
    marginBlock: '-1',
    minWidth: '0',
    flex: '1 1 auto',
    paddingInlineStart: '4',
    paddingInlineEnd: '10',
    bg: 'transparent',
    color: 'inherit',
    textStyle: 'label',
    fontWeight: 'inherit',
    outline: 'none',
    cursor: 'pointer',
    textOverflow: 'ellipsis',
    '& option': { bg: 'surface', color: 'ink', fontWeight: '400' },
  },
})
const Mark = chakra('span', {
  base: {
    position: 'absolute',
    insetInlineEnd: '3',
    insetBlock: '0',
    display: 'grid',
    placeItems: 'center',
    pointerEvents: 'none',
  },
})

interface PickProps<Key extends string> {
  label: string
  parts: readonly { key: Key; words: string }[]
  chosen: Key
  plain?: Key
  onChoose: (key: Key) => void
}

export function Pick<Key extends string>({ label, parts, chosen, plain, onChoose }: PickProps<Key>) {
  return (
    <Pill chosen={chosen !== plain}>
      <Native aria-label={label} value={chosen} onChange={({ currentTarget }) => onChoose(currentTarget.value as Key)}>
        {parts.map(({ key, words }) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </Native>
      <Mark>
        <Icon of={ChevronDown} size={18} />
      </Mark>
    </Pill>
  )
}

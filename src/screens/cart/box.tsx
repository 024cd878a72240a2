import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const Line = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minWidth: 'tap',
    minHeight: 'tap',
    marginInlineStart: '-3',
    paddingInlineStart: '3',
    gap: '3',
    cursor: 'pointer',
    '& > span': { minWidth: '0', overflowWrap: 'anywhere' },
    '&:has(:disabled)': { cursor: 'default' },
  },
})
const Tick = chakra('input', {
  base: { width: '6', height: '6', flex: 'none', accentColor: 'var(--q-colors-ink)', _disabled: { opacity: '.4' } },
})

interface BoxProps {
  /** Where nothing is written beside it. */
  words?: string
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
  children?: ReactNode
}

export const Box = ({ words, children, onChange, ...box }: BoxProps) => (
  <Line>
    <Tick type="checkbox" aria-label={words} {...box} onChange={({ target }) => onChange(target.checked)} />
    {children}
  </Line>
)

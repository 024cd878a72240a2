import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { choiceLine } from '#src/ui/choices.tsx'
import { Note, Strong } from '#src/ui/text.tsx'

const Line = chakra('label', { base: { ...choiceLine, cursor: 'pointer' } }, { defaultProps: { 'data-row': '' } })
const Box = chakra('input', {
  base: { width: '6', height: '6', flex: 'none', accentColor: 'var(--q-colors-ink)' },
})

interface CheckLineProps {
  lead: ReactNode
  label: ReactNode
  note: ReactNode
  value: ReactNode
  words: string
  checked: boolean
  onChange: () => void
}

export const CheckLine = ({ lead, label, note, value, words, checked, onChange }: CheckLineProps) => (
  <Line>
    <span data-lead="">{lead}</span>
    <span>
      {label}
      {note && (
        <Note as="span" display="block">
          {note}
        </Note>
      )}
    </span>
    <Strong>{value}</Strong>
    <Box type="checkbox" aria-label={words} checked={checked} onChange={onChange} />
  </Line>
)

import { chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { control } from '#src/theme/recipes/control.ts'
import { Question } from './field.tsx'
import { Icon } from './icon.tsx'

const Native = chakra('select', control)
const Mark = chakra('span', {
  base: {
    position: 'absolute',
    insetInlineEnd: '3.5',
    insetBlock: '0',
    display: 'grid',
    placeItems: 'center',
    color: 'ink2',
    pointerEvents: 'none',
  },
})

interface SelectFieldProps {
  label: ReactNode
  name: string
  nothing: string
  parts: readonly { key: string; words: string }[]
  chosen: string
  onChoose: (key: string) => void
  autoComplete?: string
  error?: ReactNode
  hint?: ReactNode
}

export const SelectField = ({ label, error, hint, nothing, parts, chosen, onChoose, ...rest }: SelectFieldProps) => (
  <Question label={label} name={rest.name} error={error} hint={hint}>
    {(asked) => (
      <chakra.div position="relative">
        <Native
          {...asked}
          {...rest}
          appearance="none"
          paddingInlineEnd="11"
          textOverflow="ellipsis"
          color={chosen === '' ? 'ink2' : 'ink'}
          value={chosen}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        >
          <option value="">{nothing}</option>
          {parts.map(({ key, words }) => (
            <option key={key} value={key}>
              {words}
            </option>
          ))}
        </Native>
        <Mark>
          <Icon of={ChevronDown} size={18} />
        </Mark>
      </chakra.div>
    )}
  </Question>
)

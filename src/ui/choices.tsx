import { chakra } from '@chakra-ui/react'
import { useId, type ComponentProps, type ReactNode } from 'react'

const Group = chakra('fieldset', {
  base: {
    margin: '0',
    minWidth: '0',
    paddingInline: '4',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'control',
    bg: 'surface',
    '& > :last-child': { borderBottomWidth: '0' },
  },
})
const Legend = chakra('legend', {
  base: { textStyle: 'note', color: 'ink2', padding: '0', float: 'left', width: 'full', paddingTop: '3' },
})
const Wrong = chakra('p', { base: { textStyle: 'note', color: 'bad', fontWeight: '550' } })

export const choiceLine = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  clear: 'both',
  minHeight: '14',
  paddingBlock: '2.5',
  borderBottomWidth: '1px',
  borderColor: 'line',
  '& > span': { flex: '1', minWidth: '0', overflowWrap: 'anywhere' },
} as const
const Line = chakra('label', {
  base: {
    ...choiceLine,
    cursor: 'pointer',
    '& > input': { width: '5', height: '5', flex: 'none', accentColor: 'var(--q-colors-accent)', margin: '0' },
    '&:has(> :disabled)': { color: 'ink3', cursor: 'default' },
  },
})

export const About = chakra('span', { base: { display: 'block', textStyle: 'note', color: 'ink2' } })

interface ChoicesProps {
  legend: ReactNode
  error?: ReactNode
  children: (wrong: string | undefined) => ReactNode
}

export function Choices({ legend, error, children }: ChoicesProps) {
  const id = useId()
  const wrong = error ? id : undefined
  return (
    <>
      <Group aria-describedby={wrong}>
        <Legend>{legend}</Legend>
        {children(wrong)}
      </Group>
      {error && (
        <Wrong id={id} role="alert">
          {error}
        </Wrong>
      )}
    </>
  )
}

interface ChoiceProps extends Pick<ComponentProps<'input'>, 'name' | 'value' | 'checked' | 'disabled'> {
  wrong: string | undefined
  onChoose: () => void
  children: ReactNode
}

export const Choice = ({ wrong, onChoose, children, ...input }: ChoiceProps) => (
  <Line>
    <input type="radio" {...input} aria-describedby={wrong} onChange={onChoose} />
    <span>{children}</span>
  </Line>
)

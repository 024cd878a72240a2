import { chakra } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useTouch } from '#src/ui/use-touched.ts'

const Line = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } })
const Chip = chakra(
  'button',
  {
    base: {
      position: 'relative',
      flex: '1 1 4rem',
      minHeight: '10',
      paddingInline: '3',
      borderRadius: 'full',
      bg: 'var(--ground, var(--q-colors-surface))',
      color: 'ink',
      textStyle: 'label',
      cursor: 'pointer',
      '& bdi': { whiteSpace: 'nowrap', overflowWrap: 'normal' },
      transitionProperty: 'background-color, transform',
      transitionDuration: 'quick',
      _before: { content: '""', position: 'absolute', inset: '-4px' },
      _active: { transform: 'scale(.97)' },
      '& span': { color: 'inherit' },
    },
    variants: { on: { true: { bg: 'ink', color: 'paper', fontWeight: '600' } } },
  },
  { defaultProps: { type: 'button' } },
)

interface QuickProps {
  /** The field that it fills in. */
  name: string
  choices: readonly { readonly key: string; readonly words: ReactNode }[]
  chosen: string
  onChoose: (key: string) => void
}

export function Quick({ name, choices, chosen, onChoose }: QuickProps) {
  const { t } = useLingui()
  const touch = useTouch()
  if (choices.length < 2) return null
  return (
    <Line role="group" aria-label={t`Quick choices`}>
      {choices.map(({ key, words }) => (
        <Chip
          key={key}
          on={key === chosen}
          aria-pressed={key === chosen}
          onClick={() => {
            touch(name)
            onChoose(key)
          }}
        >
          {words}
        </Chip>
      ))}
    </Line>
  )
}

import { chakra } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

const Line = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } })
const Chip = chakra(
  'button',
  {
    base: {
      minHeight: 'tap',
      minWidth: 'tap',
      paddingInline: '4',
      borderRadius: 'full',
      borderWidth: '1px',
      borderColor: 'edge',
      textStyle: 'note',
      color: 'ink',
      cursor: 'pointer',
      overflowWrap: 'anywhere',
      _hover: { bg: 'sunken' },
    },
    variants: { on: { true: { borderColor: 'accent', bg: 'soft', fontWeight: '600' } } },
  },
  { defaultProps: { type: 'button' } },
)

interface QuickProps {
  choices: readonly { readonly key: string; readonly words: ReactNode }[]
  chosen: string
  onChoose: (key: string) => void
}

export function Quick({ choices, chosen, onChoose }: QuickProps) {
  const { t } = useLingui()
  if (choices.length < 2) return null
  return (
    <Line role="group" aria-label={t`Quick choices`}>
      {choices.map(({ key, words }) => (
        <Chip key={key} on={key === chosen} aria-pressed={key === chosen} onClick={() => onChoose(key)}>
          {words}
        </Chip>
      ))}
    </Line>
  )
}

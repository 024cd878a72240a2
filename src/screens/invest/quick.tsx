import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Chip, Chips } from '#src/ui/pair.tsx'
import { useTouch } from '#src/ui/use-touched.ts'

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
    <Chips equal role="group" aria-label={t`Quick choices`}>
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
    </Chips>
  )
}

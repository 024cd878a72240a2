import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { control } from '#src/theme/recipes/control.ts'
import { Digits } from './amount.tsx'
import { Question } from './field.tsx'
import { Note } from './text.tsx'

const Area = chakra('textarea', control)

interface LongFieldProps {
  label: ReactNode
  name: string
  least?: number
  most: number
  defaultValue: string
  error?: ReactNode
  hint?: ReactNode
  onType?: (typed: string) => void
}

export function LongField({ label, name, least = 0, most, defaultValue, error, hint, onType }: LongFieldProps) {
  const [length, count] = useState(defaultValue.trim().length)
  return (
    <div>
      <Question label={label} name={name} error={error} hint={hint}>
        {(asked) => (
          <Area
            {...asked}
            name={name}
            dir="auto"
            maxLength={most}
            defaultValue={defaultValue}
            onChange={({ currentTarget: { value } }) => {
              count(value.trim().length)
              onType?.(value)
            }}
            display="block"
            fieldSizing="content"
            resize="vertical"
            minHeight="24"
            maxHeight="40dvh"
            paddingBlock="3"
          />
        )}
      </Question>
      <Note align="end" marginTop="1">
        {length < least ? (
          <Trans>
            <Digits>{length}</Digits> of at least <Digits>{least}</Digits>
          </Trans>
        ) : (
          <Trans>
            <Digits>{length}</Digits> of at most <Digits>{most}</Digits>
          </Trans>
        )}
      </Note>
    </div>
  )
}

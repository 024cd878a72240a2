import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Problems } from '#machines/lib/problems.ts'
import type { Trouble } from '#machines/lib/trouble.ts'
import { Button } from './button.tsx'
import { CodeField } from './code-field.tsx'
import { Field } from './field.tsx'
import { wordsFor } from './problem-text.tsx'

const Stack = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' } })
const Whole = chakra('div', { base: { width: 'full' } })

interface SecondFieldProps {
  problems: Problems<'second'>
  /** Why the last code did not do it; every new trouble asks anew. */
  trouble?: Trouble | undefined
  disabled?: boolean
  autoFocus?: boolean
  /** Whether there are codes for the day on which the phone is lost. */
  hasCodes?: boolean
}

/** What is proven besides: six digits of the app, or one of the codes kept for the day on which the phone is lost. */
export function SecondField({
  problems,
  trouble,
  disabled = false,
  autoFocus = false,
  hasCodes = true,
}: SecondFieldProps) {
  const [isLost, turn] = useState(false)
  const [round, setRound] = useState({ trouble, number: 0 })
  if (round.trouble !== trouble) setRound({ trouble, number: round.number + (trouble ? 1 : 0) })
  const error =
    wordsFor('second', problems, trouble) ?? (trouble?.refusal === 'second-wrong' ? trouble.message : undefined)
  return (
    <Stack>
      <Whole key={round.number}>
        {isLost ? (
          <Field
            kind="capitals"
            name="second"
            label={<Trans>Recovery code</Trans>}
            hint={<Trans>Ten letters and digits. Each code works once.</Trans>}
            error={error}
            readOnly={disabled}
            autoFocus
          />
        ) : (
          <CodeField
            name="second"
            label={<Trans>Code from your app</Trans>}
            error={error}
            disabled={disabled}
            autoFocus={autoFocus || round.number > 0}
          />
        )}
      </Whole>
      {hasCodes && (
        <Button kind="text" disabled={disabled} onClick={() => turn(!isLost)}>
          {isLost ? <Trans>Use the app</Trans> : <Trans>Use a recovery code</Trans>}
        </Button>
      )}
    </Stack>
  )
}

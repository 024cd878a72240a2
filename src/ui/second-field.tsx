import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Fingerprint } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { BY_PASSKEY, type SecondWay } from '#contract/second.ts'
import type { Problems } from '#machines/lib/problems.ts'
import type { Trouble } from '#machines/lib/trouble.ts'
import { canKeepPasskeys } from '#src/lib/passkeys.ts'
import { Button } from './button.tsx'
import { CodeField } from './code-field.tsx'
import { Field } from './field.tsx'
import { Icon } from './icon.tsx'
import { wordsFor } from './problem-text.tsx'
import { Note } from './text.tsx'

const Stack = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' } })
const Whole = chakra('div', { base: { width: 'full' } })
const Key = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    padding: '4',
    marginBottom: '1',
    borderRadius: 'control',
    bg: 'sunken',
  },
})

interface SecondFieldProps {
  ways: readonly SecondWay[]
  problems: Problems<'second'>
  trouble?: Trouble | undefined
  disabled?: boolean
  autoFocus?: boolean
}

const ELSE: Readonly<Record<SecondWay, ReactNode>> = {
  passkey: <Trans>Use a passkey</Trans>,
  totp: <Trans>Use the app</Trans>,
  recovery: <Trans>Use a recovery code</Trans>,
}

export function SecondField({ ways, problems, trouble, disabled = false, autoFocus = false }: SecondFieldProps) {
  const open = ways.filter((way) => way !== 'passkey' || canKeepPasskeys())
  const [chosen, choose] = useState<SecondWay>()
  const [round, setRound] = useState({ trouble, number: 0 })
  if (round.trouble !== trouble) setRound({ trouble, number: round.number + (trouble ? 1 : 0) })
  const way = chosen ?? open[0] ?? 'recovery'
  const wrong = trouble?.refusal === 'second-wrong' ? trouble : undefined
  const error = wordsFor('second', problems, trouble) ?? wrong?.message
  return (
    <Stack>
      <Whole key={round.number}>
        {way === 'passkey' && (
          <>
            <input type="hidden" name="second" value={BY_PASSKEY} />
            <Key>
              <Icon of={Fingerprint} />
              <p>
                <Trans>Your device asks for your passkey when you continue.</Trans>
              </p>
            </Key>
            {wrong && (
              <Note tone="bad" marginBlock="1.5" role="alert">
                {wrong.message || <Trans>The passkey was not used. Try again, or choose another way.</Trans>}
              </Note>
            )}
          </>
        )}
        {way === 'recovery' && (
          <Field
            kind="capitals"
            name="second"
            label={<Trans>Recovery code</Trans>}
            hint={<Trans>Ten letters and digits. Each code works once.</Trans>}
            error={error}
            readOnly={disabled}
            autoFocus={chosen !== undefined}
          />
        )}
        {way === 'totp' && (
          <CodeField
            name="second"
            label={<Trans>Code from your app</Trans>}
            error={error}
            disabled={disabled}
            autoFocus={autoFocus || round.number > 0}
          />
        )}
      </Whole>
      {open
        .filter((other) => other !== way)
        .map((other) => (
          <Button key={other} kind="text" disabled={disabled} onClick={() => choose(other)}>
            {ELSE[other]}
          </Button>
        ))}
    </Stack>
  )
}

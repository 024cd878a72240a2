import { Trans } from '@lingui/react/macro'
import type { Problems } from '#machines/lib/problems.ts'
import type { Trouble } from '#machines/lib/trouble.ts'
import { CodeField } from '#src/ui/code-field.tsx'
import { wordsFor } from '#src/ui/problem-text.tsx'

interface NewPinProps {
  problems: Problems
  trouble?: Trouble
  busy: boolean
  autoFocus?: boolean
}

/** Six digits are full: the next question is at hand. */
export const moveOn = (name: string) => () => document.querySelector<HTMLInputElement>(`input[name=${name}]`)?.focus()

/** A PIN that is not known yet: said twice. */
export const NewPin = ({ problems, trouble, busy, autoFocus = false }: NewPinProps) => (
  <>
    <CodeField
      masked
      name="payword"
      label={<Trans>New payment PIN</Trans>}
      error={wordsFor('payword', problems, trouble)}
      disabled={busy}
      autoFocus={autoFocus}
      onComplete={moveOn('payword_confirm')}
    />
    <CodeField
      masked
      name="payword_confirm"
      label={<Trans>The same PIN again</Trans>}
      error={wordsFor('payword_confirm', problems, trouble)}
      disabled={busy}
      autoFocus={false}
    />
  </>
)

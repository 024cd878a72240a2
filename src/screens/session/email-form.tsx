import { Trans } from '@lingui/react/macro'
import type { Problems } from '#machines/lib/problems.ts'
import type { Trouble } from '#machines/lib/trouble.ts'
import { SubmitButton } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { Form } from '#src/ui/form.tsx'
import { wordsFor } from '#src/ui/problem-text.tsx'
import { Shut, useShut } from '#src/ui/too-often.tsx'

interface EmailFormProps {
  email: string
  problems: Problems
  trouble?: Trouble
  busy: boolean
  onSend: (email: string) => void
}

export function EmailForm({ email, problems, trouble, busy, onSend }: EmailFormProps) {
  const left = useShut(trouble)
  return (
    <Form wrong={problems} onSubmit={(answer) => onSend(answer('email'))}>
      <Field
        kind="email"
        name="email"
        label={<Trans>E-mail</Trans>}
        defaultValue={email}
        error={wordsFor('email', problems, trouble) ?? wordsFor('account', {}, trouble)}
        enterKeyHint="send"
        autoFocus
      />
      <Shut because={trouble} left={left} />
      <SubmitButton busy={busy} disabled={(left ?? 0) > 0}>
        <Trans>Send the code</Trans>
      </SubmitButton>
    </Form>
  )
}

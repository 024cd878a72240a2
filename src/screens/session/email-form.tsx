import { Trans } from '@lingui/react/macro'
import type { Problems } from '#machines/lib/problems.ts'
import type { Trouble } from '#machines/lib/trouble.ts'
import { SubmitButton } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { Form } from '#src/ui/form.tsx'
import { wordsFor } from '#src/ui/problem-text.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'

interface EmailFormProps {
  email: string
  problems: Problems
  trouble?: Trouble
  busy: boolean
  onSend: (email: string) => void
}

export function EmailForm({ email, problems, trouble, busy, onSend }: EmailFormProps) {
  return (
    <Form wrong={problems} onSubmit={(answer) => onSend(answer('email'))}>
      <Field
        kind="email"
        name="email"
        label={<Trans>E-mail</Trans>}
        defaultValue={email}
        error={wordsFor('email', problems, trouble) ?? wordsFor('account', {}, trouble)}
        enterKeyHint="send"
      />
      <Refusal because={trouble} />
      <SubmitButton busy={busy}>
        <Trans>Send the code</Trans>
      </SubmitButton>
    </Form>
  )
}

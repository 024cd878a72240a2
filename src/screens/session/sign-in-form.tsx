import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Proving, ProvingEvent } from '#machines/session/proving.part.ts'
import { Button, SubmitButton } from '#src/ui/button.tsx'
import { CodeField } from '#src/ui/code-field.tsx'
import { Field } from '#src/ui/field.tsx'
import { Form, type Answers } from '#src/ui/form.tsx'
import { wordsFor } from '#src/ui/problem-text.tsx'
import { Resend } from '#src/ui/resend.tsx'
import { Shut, useShut } from '#src/ui/too-often.tsx'
import { Links } from './frame.tsx'
import { Locked } from './locked.tsx'

interface ProvingViewProps {
  readonly context: Proving
  readonly busy: boolean
  readonly send: (event: ProvingEvent) => void
}

export interface Look {
  locked?: boolean
  unsent?: boolean
}

interface SignInFormProps extends Look {
  view: ProvingViewProps
  /** Who signs in is known: only the password is asked for. */
  known?: boolean
  act?: ReactNode
}

export function SignInForm({ view, locked = false, unsent = false, known = false, act }: SignInFormProps) {
  const { context, busy, send } = view
  const { way, account, problems, trouble, sent } = context
  const left = useShut(unsent ? trouble : undefined)
  const asksForCode = way === 'code' && !sent
  const submit = (answer: Answers) =>
    asksForCode
      ? send({ type: 'sendCode', account: answer('account') })
      : send({
          type: 'submit',
          form: { account: answer('account'), password: answer('password'), code: answer('code') },
        })
  return (
    <Form wrong={trouble?.errors ?? problems} onSubmit={submit}>
      <Field
        key={way}
        kind={way === 'email' ? 'email' : 'account'}
        name="account"
        label={way === 'email' ? <Trans>E-mail</Trans> : <Trans>Phone number, username or e-mail</Trans>}
        defaultValue={account}
        error={wordsFor('account', problems, trouble)}
        readOnly={way === 'code' && sent !== undefined}
        enterKeyHint="next"
      />
      {way !== 'code' && (
        <Field
          kind="password"
          name="password"
          label={<Trans>Password</Trans>}
          error={wordsFor('password', problems, trouble)}
          enterKeyHint="go"
          autoFocus={known}
        />
      )}
      {way === 'code' && sent && (
        <>
          <CodeField name="code" label={<Trans>Code</Trans>} error={wordsFor('code', problems, trouble)} />
          <Links>
            <Resend
              wait={left ?? sent.resend_seconds}
              since={left === undefined ? sent : trouble}
              onResend={() => send({ type: 'sendCode', account })}
            />
            <Button kind="text" onClick={() => send({ type: 'switchWay', way: 'code' })}>
              <Trans>Use another address</Trans>
            </Button>
          </Links>
        </>
      )}
      {locked ? (
        <Locked because={trouble} onUnlock={() => send({ type: 'unlock' })} />
      ) : (
        <Shut because={trouble} left={left} />
      )}
      <SubmitButton busy={busy} disabled={locked || (asksForCode && (left ?? 0) > 0)}>
        {asksForCode ? <Trans>Send the code</Trans> : (act ?? <Trans>Sign in</Trans>)}
      </SubmitButton>
    </Form>
  )
}

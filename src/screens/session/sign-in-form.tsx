import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { signInFlow } from '#machines/session/sign-in.flow.ts'
import type { SignInForm as SignInAnswers } from '#machines/session/session.rules.ts'
import type { Sight } from '#src/lib/screen.tsx'
import { Button, SubmitButton } from '#src/ui/button.tsx'
import { CodeField } from '#src/ui/code-field.tsx'
import { Field } from '#src/ui/field.tsx'
import { Form, type Answers } from '#src/ui/form.tsx'
import { wordsFor } from '#src/ui/problem-text.tsx'
import { Resend } from '#src/ui/resend.tsx'
import { Links } from './frame.tsx'

/** What the form is told and tells: the same wherever an account is proven. */
export interface Proving {
  readonly context: Pick<Sight<typeof signInFlow>['context'], 'way' | 'account' | 'problems' | 'sent' | 'trouble'>
  readonly busy: boolean
  readonly send: (
    event:
      | { type: 'submit'; form: SignInAnswers }
      | { type: 'sendCode'; account: string }
      | { type: 'switchWay'; way: 'code' },
  ) => void
}

/** One account, and the proof that the chosen way asks for. A code is asked for before it is entered. */
export function SignInForm({
  sight: { context, busy, send },
  locked,
  left,
  act,
  children,
}: {
  sight: Proving
  locked: boolean
  /** For how many seconds no code is sent, where too many were asked for. */
  left: number | undefined
  /** What the button does once there is something to prove it with. */
  act?: ReactNode
  children: ReactNode
}) {
  const { way, account, problems, trouble, sent } = context
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
      {children}
      <SubmitButton busy={busy} disabled={locked || (asksForCode && (left ?? 0) > 0)}>
        {asksForCode ? <Trans>Send the code</Trans> : (act ?? <Trans>Sign in</Trans>)}
      </SubmitButton>
    </Form>
  )
}

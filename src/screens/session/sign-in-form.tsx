import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CODE_RESEND } from '#contract/limits.ts'
import type { signInFlow } from '#machines/session/sign-in.flow.ts'
import type { Sight } from '#src/lib/screen.tsx'
import { Button, SubmitButton } from '#src/ui/button.tsx'
import { CodeField } from '#src/ui/code-field.tsx'
import { Field } from '#src/ui/field.tsx'
import { Form } from '#src/ui/form.tsx'
import { wordsFor } from '#src/ui/problem-text.tsx'
import { Gap } from './frame.tsx'
import { Resend } from './resend.tsx'

/** One account field, and the proof that the chosen way asks for. */
export function SignInForm({ sight: { context, state, busy, send }, children }: { sight: Sight<typeof signInFlow>; children: ReactNode }) {
  const { t } = useLingui()
  const { way, problems, trouble, sent } = context
  return (
    <Form
      wrong={problems}
      onSubmit={(answer) => send({ type: 'submit', form: { account: answer('account'), password: answer('password'), code: answer('code') } })}
    >
      <Field
        kind={way === 'email' ? 'email' : 'account'}
        name="account"
        label={way === 'email' ? <Trans>E-mail</Trans> : <Trans>Phone number, username or e-mail</Trans>}
        error={wordsFor('account', problems, trouble)}
        enterKeyHint="next"
      />
      {way !== 'code' && (
        <Field kind="password" name="password" label={<Trans>Password</Trans>} error={wordsFor('password', problems, trouble)} enterKeyHint="go" />
      )}
      {way === 'code' && (
        <Gap>
          <CodeField name="code" label={<Trans>Code</Trans>} error={wordsFor('code', problems, trouble)} disabled={!sent} />
          {sent ? (
            <Resend key={state} wait={sent.resend_seconds || CODE_RESEND} onResend={() => send({ type: 'sendCode', account: accountIn() })} />
          ) : (
            <Button kind="quiet" aria-busy={state === 'sendingCode'} onClick={() => send({ type: 'sendCode', account: accountIn() })}>
              <Trans>Send a code</Trans>
            </Button>
          )}
        </Gap>
      )}
      {children}
      <SubmitButton busy={busy} disabled={state === 'locked'} aria-label={t`Sign in`}>
        <Trans>Sign in</Trans>
      </SubmitButton>
    </Form>
  )
}

const accountIn = () => document.querySelector<HTMLInputElement>('input[name=account]')?.value ?? ''

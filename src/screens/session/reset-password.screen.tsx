import { Trans } from '@lingui/react/macro'
import { required } from '#machines/lib/required.ts'
import { resetPasswordFlow } from '#machines/session/reset-password.flow.ts'
import { screen, type ViewProps } from '#src/lib/screen.tsx'
import { Button, SubmitButton } from '#src/ui/button.tsx'
import { CodeField } from '#src/ui/code-field.tsx'
import { Field } from '#src/ui/field.tsx'
import { Form } from '#src/ui/form.tsx'
import { wordsFor } from '#src/ui/problem-text.tsx'
import { SecondBesides } from '#src/ui/second-besides.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { EmailForm } from './email-form.tsx'
import { Frame, Gap, Links } from './frame.tsx'
import { KnownAccount } from './known-account.tsx'
import { Resend } from '#src/ui/resend.tsx'

type ResetViewProps = ViewProps<typeof resetPasswordFlow>

const Addressing = ({ context, busy, send }: ResetViewProps) => (
  <Frame
    title={<Trans>Reset your password</Trans>}
    lead={<Trans>If an account has this address, we’ll e-mail a code to it.</Trans>}
  >
    <EmailForm
      email={context.email}
      problems={context.problems}
      trouble={context.trouble}
      busy={busy}
      onSend={(email) => send({ type: 'sendCode', email })}
    />
  </Frame>
)

const Choosing = ({ context, busy, send }: ResetViewProps) => {
  const { email, ways, problems, trouble } = context
  return (
    <Frame
      title={<Trans>Choose a new password</Trans>}
      lead={
        <Trans>
          Enter the code sent to <bdi>{email}</bdi>.
        </Trans>
      }
    >
      <Form
        wrong={trouble?.errors ?? problems}
        onSubmit={(answer) =>
          send({
            type: 'submit',
            form: {
              code: answer('code'),
              password: answer('password'),
              password_confirm: answer('password_confirm'),
              ...(ways && { second: answer('second') }),
            },
          })
        }
      >
        <Gap>
          <CodeField
            name="code"
            label={<Trans>Code</Trans>}
            error={wordsFor('code', problems, trouble)}
            disabled={busy}
          />
          <Links>
            <Resend
              since={context.sent}
              wait={required(context.sent).resend_seconds}
              onResend={() => send({ type: 'sendCode', email })}
            />
            <Button kind="text" onClick={() => send({ type: 'back' })}>
              <Trans>Use another address</Trans>
            </Button>
          </Links>
        </Gap>
        <KnownAccount email={email} />
        <Field
          kind="newPassword"
          name="password"
          label={<Trans>New password</Trans>}
          error={wordsFor('password', problems, trouble)}
        />
        <Field
          kind="newPassword"
          name="password_confirm"
          label={<Trans>Repeat password</Trans>}
          error={wordsFor('password_confirm', problems, trouble)}
        />
        <SecondBesides of={context} busy={busy} />
        {trouble?.refusal !== 'second-wrong' && <Refusal because={trouble} />}
        <SubmitButton busy={busy}>
          <Trans>Save the new password</Trans>
        </SubmitButton>
      </Form>
    </Frame>
  )
}

export const ResetPasswordScreen = screen(resetPasswordFlow, {
  arriving: Addressing,
  idle: Addressing,
  invalid: Addressing,
  sendingCode: Addressing,
  sendFailed: Addressing,
  codeSent: Choosing,
  secondAsked: Choosing,
  correcting: Choosing,
  submitting: Choosing,
  rejected: Choosing,
  done: Choosing,
})

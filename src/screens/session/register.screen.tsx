import { Plural, Trans } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { required } from '#machines/lib/required.ts'
import type { Trouble } from '#machines/lib/trouble.ts'
import { registerFlow } from '#machines/session/register.flow.ts'
import { withProps, screen, type ViewProps } from '#src/lib/screen.tsx'
import { Button, SubmitButton } from '#src/ui/button.tsx'
import { CodeField } from '#src/ui/code-field.tsx'
import { Form } from '#src/ui/form.tsx'
import { TextPlace } from '#src/ui/place.tsx'
import { wordsFor } from '#src/ui/problem-text.tsx'
import { Slide } from '#src/ui/slide.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { EmailForm } from './email-form.tsx'
import { Frame, Gap, Links } from './frame.tsx'
import { Inviter } from './inviter.tsx'
import { MemberForm } from './member-form.tsx'
import { Resend } from '#src/ui/resend.tsx'
import { Steps } from './steps.tsx'

type RegisterViewProps = ViewProps<typeof registerFlow>

const Address = (view: RegisterViewProps & { unknown?: boolean; missing?: boolean }) => (
  <Frame title={<Trans>Create an account</Trans>} lead={<Trans>We’ll e-mail you a code.</Trans>}>
    <Steps at={1} />
    <Gap>
      <Inviter of={view.context.inviter} unknown={view.unknown ?? false} missing={view.missing ?? false} />
      <EmailForm
        email={view.context.email}
        problems={view.context.problems}
        trouble={view.context.trouble}
        busy={view.busy}
        onSend={(email) => view.send({ type: 'sendCode', email })}
      />
    </Gap>
    <Links>
      <TextPlace to="/pages/login/login">
        <Trans>Sign in instead</Trans>
      </TextPlace>
    </Links>
  </Frame>
)

const Check = ({ context, busy, send }: RegisterViewProps) => {
  const { email, problems, trouble } = context
  const refusals = useTimes(trouble)
  const minutes = Math.ceil(required(context.sent).expire_seconds / 60)
  return (
    <Frame
      title={<Trans>Enter the code</Trans>}
      lead={
        <Trans>
          Sent to <bdi>{email}</bdi>. Valid for <Plural value={minutes} one="# minute" other="# minutes" />.
        </Trans>
      }
    >
      <Steps at={2} />
      <Gap>
        <Form wrong={problems} onSubmit={(answer) => busy || send({ type: 'checkCode', code: answer('code') })}>
          <CodeField
            key={refusals}
            name="code"
            label={<Trans>Code</Trans>}
            error={wordsFor('code', problems, trouble)}
            disabled={busy}
            onComplete={(code) => send({ type: 'checkCode', code })}
          />
          <Refusal because={trouble} />
          <SubmitButton busy={busy}>
            <Trans>Check the code</Trans>
          </SubmitButton>
        </Form>
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
    </Frame>
  )
}

function useTimes(trouble: Trouble | undefined): number {
  const [seen, see] = useState({ trouble, times: 0 })
  if (seen.trouble !== trouble) see({ trouble, times: seen.times + (trouble ? 1 : 0) })
  return seen.times
}

const Choose = (view: RegisterViewProps) => (
  <Frame title={<Trans>Choose a password</Trans>} lead={<Trans>E-mail confirmed. One last step.</Trans>}>
    <Steps at={3} />
    <MemberForm view={view} />
  </Frame>
)

/** All three steps stand in one place, so that each slides in where the last one left. */
const At =
  <S extends RegisterViewProps>(step: 1 | 2 | 3, Step: (view: S) => ReactNode) =>
  (view: S) => (
    <Slide step={step}>
      <Step {...view} />
    </Slide>
  )

const Addressing = At(1, Address)
const Checking = At(2, Check)
const Choosing = At(3, Choose)

export const RegisterScreen = screen(registerFlow, {
  arriving: Addressing,
  loadingInviter: () => (
    <Frame title={<Trans>Create an account</Trans>}>
      <Waiting rows={3} />
    </Frame>
  ),
  inviteMissing: withProps(Addressing, { missing: true }),
  inviterUnknown: withProps(Addressing, { unknown: true }),
  idle: Addressing,
  invalid: Addressing,
  sendingCode: Addressing,
  sendFailed: Addressing,
  codeSent: Checking,
  codeIncomplete: Checking,
  checkingCode: Checking,
  codeRejected: Checking,
  choosing: Choosing,
  correcting: Choosing,
  submitting: Choosing,
  rejected: Choosing,
  done: Choosing,
})

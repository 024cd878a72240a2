import { Trans } from '@lingui/react/macro'
import { MailCheck } from 'lucide-react'
import { known } from '#machines/lib/known.ts'
import { bindEmailFlow } from '#machines/security/bind-email.flow.ts'
import { screen, type Sight } from '#src/lib/screen.tsx'
import { Onward } from '#src/onward.tsx'
import { Standing } from '#src/ui/standing.tsx'
import { codeRow, NamingForm, ProvingForm } from './binding-forms.tsx'
import { Continue } from './continue.tsx'
import { Frame } from './frame.tsx'
import { Pause } from './pause.tsx'

type EmailSight = Sight<typeof bindEmailFlow>

const Title = ({ email }: { email: string | null }) =>
  email === null ? <Trans>Add an e-mail address</Trans> : <Trans>Change e-mail address</Trans>

const Naming = (sight: EmailSight) => {
  const { email } = sight.context
  return (
    <Frame
      title={<Title email={email} />}
      lead={
        <>
          {email !== null && (
            <>
              <Trans>
                Your address now is <bdi dir="ltr">{email}</bdi>.
              </Trans>{' '}
            </>
          )}
          <Pause />
        </>
      }
    >
      <NamingForm
        sight={sight}
        row={{ name: 'account', kind: 'email', label: <Trans>New e-mail address</Trans>, autoComplete: 'email' }}
      />
    </Frame>
  )
}

const Proving = (sight: EmailSight) => {
  const { context, send } = sight
  const { form, trouble } = context
  const { account: contact } = form
  const wrong = trouble?.refusal === 'wrong-password' ? trouble : undefined
  return (
    <Frame
      title={<Trans>Enter the code</Trans>}
      lead={
        <Trans>
          Enter the code sent to <bdi dir="ltr">{contact}</bdi>.
        </Trans>
      }
    >
      <ProvingForm
        sight={sight}
        rows={[
          codeRow('code', <Trans>Code</Trans>, known(context.sent), () => send({ type: 'sendCode' })),
          {
            name: 'password',
            kind: 'password',
            label: <Trans>Password</Trans>,
            refused: wrong && { says: wrong.message, times: 0 },
          },
        ]}
        submit={<Trans>Save e-mail address</Trans>}
        another={<Trans>Use another address</Trans>}
      />
    </Frame>
  )
}

export const BindEmailScreen = screen(bindEmailFlow, {
  arriving: Naming,
  idle: Naming,
  invalid: Naming,
  sendingCode: Naming,
  sendFailed: Naming,
  codeSent: Proving,
  unproven: Proving,
  submitting: Proving,
  rejected: Proving,
  unknown: Proving,
  done: ({ context: { form, email, back } }) => (
    <Frame title={<Title email={email} />}>
      <Standing icon={MailCheck} title={<Trans>Your e-mail address is saved</Trans>} action={<Continue to={back} />}>
        <Trans>
          Letters and codes go to <bdi dir="ltr">{form.account}</bdi> from now on.
        </Trans>{' '}
        <Pause />
      </Standing>
      <Onward from="/pages/users/bindemail" />
    </Frame>
  ),
})

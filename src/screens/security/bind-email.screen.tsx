import { Trans } from '@lingui/react/macro'
import { MailCheck } from 'lucide-react'
import { bindEmailFlow } from '#machines/security/bind-email.flow.ts'
import { withProps, screen, type ViewProps } from '#src/lib/screen.tsx'
import { Onward } from '#src/onward.tsx'
import { Button } from '#src/ui/button.tsx'
import { FullPageNote, Unreachable } from '#src/ui/full-page-note.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { NamingForm } from './binding-forms.tsx'
import { Continue } from './continue.tsx'
import { EmailProving, NoMailbox } from './email-proving.tsx'
import { EmailWaiting } from './email-waiting.tsx'
import { Frame } from './frame.tsx'
import { Pause } from './pause.tsx'

type EmailViewProps = ViewProps<typeof bindEmailFlow>

const Title = ({ email }: { email: string | null }) =>
  email === null ? <Trans>Add an e-mail address</Trans> : <Trans>Change e-mail address</Trans>

const Coming = ({ context: { email } }: EmailViewProps) => (
  <Frame title={<Title email={email} />}>
    <Waiting rows={3} />
  </Frame>
)

type NamingViewProps = EmailViewProps & { cancelled?: true }

const Lead = ({ context: { email, owner, old }, cancelled }: NamingViewProps) => (
  <>
    {cancelled && (
      <>
        <Trans>The change is cancelled.</Trans>{' '}
      </>
    )}
    {email !== null && (
      <>
        <Trans>
          Your address now is <bdi dir="ltr">{email}</bdi>.
        </Trans>{' '}
      </>
    )}
    {owner === 'oldCode' && !old && (
      <>
        <Trans>We send one code there and one to the new address.</Trans>{' '}
      </>
    )}
    <Pause />
  </>
)

const Naming = (view: NamingViewProps) => {
  const { context, busy, can, send } = view
  const { email, owner, old } = context
  return (
    <Frame title={<Title email={email} />} lead={<Lead {...view} />}>
      <NamingForm
        view={view}
        row={{ name: 'account', kind: 'email', label: <Trans>New e-mail address</Trans>, autoComplete: 'email' }}
        submit={owner === 'oldCode' && !old ? <Trans>Send both codes</Trans> : <Trans>Send the code</Trans>}
      />
      {can('loseOld') && (
        <Button wide kind="quiet" disabled={busy} onClick={() => send({ type: 'loseOld' })}>
          <NoMailbox email={email} />
        </Button>
      )}
    </Frame>
  )
}

const UnreachableHere = ({ context: { email, trouble }, send }: EmailViewProps) => (
  <Frame title={<Title email={email} />}>
    <Unreachable because={trouble} onRetry={() => send({ type: 'retry' })} />
  </Frame>
)

const Done = ({ context: { form, email, back } }: EmailViewProps) => (
  <Frame title={<Title email={email} />}>
    <FullPageNote icon={MailCheck} title={<Trans>Your e-mail address is saved</Trans>} action={<Continue to={back} />}>
      <Trans>
        Letters and codes go to <bdi dir="ltr">{form.account}</bdi> from now on.
      </Trans>{' '}
      <Pause />
    </FullPageNote>
    <Onward from="/pages/users/bindemail" />
  </Frame>
)

export const BindEmailScreen = screen(bindEmailFlow, {
  opening: Coming,
  learning: Coming,
  unreachable: UnreachableHere,
  arriving: Coming,
  waiting: EmailWaiting,
  cancelling: EmailWaiting,
  uncancelled: EmailWaiting,
  kept: withProps(Naming, { cancelled: true }),
  idle: Naming,
  sendingOld: Naming,
  oldFailed: Naming,
  oldSent: Naming,
  invalid: Naming,
  sendingCode: Naming,
  sendFailed: Naming,
  codeSent: EmailProving,
  unproven: EmailProving,
  submitting: EmailProving,
  secondAsked: EmailProving,
  rejected: EmailProving,
  unknown: EmailProving,
  done: Done,
})

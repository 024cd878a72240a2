import { Trans } from '@lingui/react/macro'
import { UserCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Ending } from '#contract/envelope.ts'
import { ACCOUNT_REVIEW_DAYS } from '#contract/limits.ts'
import { signInFlow } from '#machines/session/sign-in.flow.ts'
import { withProps, screen, type ViewProps } from '#src/lib/screen.tsx'
import { Button } from '#src/ui/button.tsx'
import { SaidMoment } from '#src/ui/said-moment.tsx'
import { FullPageNote } from '#src/ui/full-page-note.tsx'
import { Frame } from './frame.tsx'
import { secondViews } from './second-step.tsx'
import { SignInForm, type Look } from './sign-in-form.tsx'
import { SignInLinks } from './sign-in-links.tsx'
import { WayChoice } from './way-choice.tsx'

const { from, to } = ACCOUNT_REVIEW_DAYS

type SignInViewProps = ViewProps<typeof signInFlow>

const Asking = ({ locked, unsent, ...view }: SignInViewProps & Look) => {
  const { context, send } = view
  return (
    <Frame title={<Trans>Sign in</Trans>} lead={<Lead of={context} />}>
      {context.way !== 'email' && <WayChoice way={context.way} onChoose={(way) => send({ type: 'switchWay', way })} />}
      <SignInForm view={view} locked={locked} unsent={unsent} known={context.joined} />
      <SignInLinks of={context} />
    </Frame>
  )
}

const WHY: Record<Ending, ReactNode> = {
  elsewhere: (
    <Trans>You were signed out here from another device of yours. If that was not you, reset your password.</Trans>
  ),
  password: <Trans>Your password was changed, so every device was signed out. Sign in with the new password.</Trans>,
  phone: <Trans>Your phone number is changed. Sign in again to go on.</Trans>,
  leaving: (
    <Trans>
      You asked to cancel this account, so every device was signed out. If you sign in before it is deleted, you keep
      it.
    </Trans>
  ),
}

const Lead = ({ of: { way, joined, ended, decidedBy } }: { of: SignInViewProps['context'] }) =>
  ended ? (
    <span role="status">{WHY[ended]}</span>
  ) : decidedBy !== undefined ? (
    <span role="status">
      <Trans>
        Your request is in. We decide within {from} to {to} working days, by <SaidMoment at={decidedBy} /> at the
        latest. If you sign in before your account is deleted, you keep it.
      </Trans>
    </span>
  ) : joined ? (
    <span role="status">
      <Trans>Your account is ready. Sign in with the password you chose.</Trans>
    </span>
  ) : way === 'email' ? (
    <Trans>With your e-mail address and password.</Trans>
  ) : (
    <Trans>With your phone number or username, or with a code.</Trans>
  )

export const SignInScreen = screen(signInFlow, {
  idle: Asking,
  invalid: Asking,
  sendingCode: Asking,
  codeSent: Asking,
  sendFailed: withProps(Asking, { unsent: true }),
  submitting: Asking,
  rejected: Asking,
  locked: withProps(Asking, { locked: true }),
  ...secondViews,
  cancellationWithdrawn: ({ send }) => (
    <Frame title={<Trans>Welcome back</Trans>}>
      <FullPageNote
        icon={UserCheck}
        title={<Trans>Your account stays</Trans>}
        action={
          <Button onClick={() => send({ type: 'continue' })}>
            <Trans>Continue</Trans>
          </Button>
        }
      >
        <Trans>You had asked to cancel it. Signing in has withdrawn that request.</Trans>
      </FullPageNote>
    </Frame>
  ),
  done: Asking,
})

import { Trans } from '@lingui/react/macro'
import { signInFlow } from '#machines/session/sign-in.flow.ts'
import { withProps, screen, type ViewProps } from '#src/lib/screen.tsx'
import { CancellationWithdrawn, EndedLead } from './ended.tsx'
import { Frame } from './frame.tsx'
import { secondViews } from './second-step.tsx'
import { SignInForm, type Look } from './sign-in-form.tsx'
import { SignInLinks } from './sign-in-links.tsx'
import { WayChoice } from './way-choice.tsx'

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

const Lead = ({ of: context }: { of: SignInViewProps['context'] }) => (
  <EndedLead of={context} otherwise={<Arriving of={context} />} />
)

const Arriving = ({ of: { way, joined } }: { of: SignInViewProps['context'] }) =>
  joined ? (
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
  cancellationWithdrawn: CancellationWithdrawn,
  done: Asking,
})

import { Trans } from '@lingui/react/macro'
import { UserCheck } from 'lucide-react'
import { signInFlow } from '#machines/session/sign-in.flow.ts'
import { screen, type Sight } from '#src/lib/screen.tsx'
import { Button } from '#src/ui/button.tsx'
import { Standing } from '#src/ui/standing.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { Frame } from './frame.tsx'
import { Locked } from './locked.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignInLinks } from './sign-in-links.tsx'
import { WayChoice } from './way-choice.tsx'

type SignInSight = Sight<typeof signInFlow>

const Asking = (sight: SignInSight) => {
  const { context, state, send } = sight
  return (
    <Frame title={<Trans>Sign in</Trans>} lead={<Lead way={context.way} />}>
      {context.way !== 'email' && <WayChoice way={context.way} onChoose={(way) => send({ type: 'switchWay', way })} />}
      <SignInForm sight={sight}>
        {state === 'locked' ? (
          <Locked because={context.trouble} onUnlock={() => send({ type: 'unlock' })} />
        ) : (
          <Refusal because={context.trouble} />
        )}
      </SignInForm>
      <SignInLinks way={context.way} />
    </Frame>
  )
}

const Lead = ({ way }: { way: string }) =>
  way === 'email' ? (
    <Trans>With your e-mail address and password.</Trans>
  ) : (
    <Trans>With your phone number or username, or with a code.</Trans>
  )

export const SignInScreen = screen(signInFlow, {
  idle: Asking,
  invalid: Asking,
  sendingCode: Asking,
  codeSent: Asking,
  sendFailed: Asking,
  submitting: Asking,
  rejected: Asking,
  locked: Asking,
  cancellationWithdrawn: ({ send }) => (
    <Frame title={<Trans>Welcome back</Trans>}>
      <Standing
        icon={UserCheck}
        title={<Trans>Your account stays</Trans>}
        action={
          <Button onClick={() => send({ type: 'continue' })}>
            <Trans>Continue</Trans>
          </Button>
        }
      >
        <Trans>You had asked to cancel it. Signing in has withdrawn that request.</Trans>
      </Standing>
    </Frame>
  ),
  done: Asking,
})

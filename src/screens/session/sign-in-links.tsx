import { Trans } from '@lingui/react/macro'
import type { signInFlow } from '#machines/session/sign-in.flow.ts'
import type { ViewProps } from '#src/lib/screen.tsx'
import { TextPlace } from '#src/ui/place.tsx'
import { Links } from './frame.tsx'

export function SignInLinks({ of: { way, redirect } }: { of: ViewProps<typeof signInFlow>['context'] }) {
  const question = redirect && (`?redirect=${encodeURIComponent(redirect)}` as const)
  return (
    <>
      <Links>
        <TextPlace to="/pages/login/restpassword">
          <Trans>Forgot your password?</Trans>
        </TextPlace>
        {way === 'email' ? (
          <TextPlace to={`/pages/login/login1${question}`}>
            <Trans>Sign in another way</Trans>
          </TextPlace>
        ) : (
          <TextPlace to={`/pages/login/login${question}`}>
            <Trans>Sign in with e-mail</Trans>
          </TextPlace>
        )}
        <TextPlace to="/pages/login/reg">
          <Trans>Create an account</Trans>
        </TextPlace>
      </Links>
      <Links marginTop="auto">
        <TextPlace to="/pages/my/lang">
          <Trans>Language</Trans>
        </TextPlace>
        <TextPlace to="/pages/news/reg_rule">
          <Trans>Agreement</Trans>
        </TextPlace>
        {way !== 'email' && (
          <TextPlace to="/pages/login/mp_login">
            <Trans>Mini-program</Trans>
          </TextPlace>
        )}
      </Links>
    </>
  )
}

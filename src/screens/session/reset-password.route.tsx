import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { session } from '#contract/session.ts'
import { resetPasswordFlow } from '#machines/session/reset-password.flow.ts'
import { asksForCode, usesCode } from '#src/api/codes.ts'
import { useHouse } from '#src/app/house.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { words } from '#src/app/words.ts'
import { askedCode } from '#src/lib/asked-codes.ts'
import { usePlaces } from '#src/lib/places.ts'
import { signInPlace } from '#src/lib/runtime.ts'
import { ResetPasswordScreen } from './reset-password.screen.tsx'

export const Route = createFileRoute('/pages/login/restpassword')({
  staticData: { access: 'anyone', title: msg`Reset your password` },
  loader: words('session', 'form'),
  component: ResetPassword,
})

const CODE = { scene: 'reset' } as const

function ResetPassword() {
  const { client, session: holder } = useHouse()
  const { relaunch } = usePlaces()
  return (
    <FlowPage
      flow={resetPasswordFlow}
      screen={ResetPasswordScreen}
      input={{ asked: askedCode(CODE) }}
      actors={{
        sendResetCode: asksForCode(client, session.sendResetCode, CODE),
        resetPassword: usesCode(client, session.resetPassword, CODE),
      }}
      leaves={{
        done: () => {
          holder.leave()
          relaunch(signInPlace(), { ended: 'password' })
        },
      }}
    />
  )
}

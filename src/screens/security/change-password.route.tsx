import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { security } from '#contract/security.ts'
import { session } from '#contract/session.ts'
import { changePasswordFlow } from '#machines/security/change-password.flow.ts'
import { asksForCode, usesCode } from '#src/api/codes.ts'
import { useHouse, useMember } from '#src/app/house.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { words } from '#src/app/words.ts'
import { askedCode } from '#src/lib/asked-codes.ts'
import { usePlaces } from '#src/lib/places.ts'
import { signInPlace } from '#src/lib/runtime.ts'
import { withMask } from './asked.ts'
import { ChangePasswordScreen } from './change-password.screen.tsx'

export const Route = createFileRoute('/pages/users/up_password')({
  staticData: { access: 'member', title: msg`Change password` },
  loader: words('security', 'form'),
  component: ChangePassword,
})

function ChangePassword() {
  const { client, session: holder } = useHouse()
  const { relaunch } = usePlaces()
  const { id = 0, email = null, mobile = null } = useMember() ?? {}
  const code = { scene: 'password', member: id } as const
  return (
    <FlowPage
      key={id}
      flow={changePasswordFlow}
      screen={ChangePasswordScreen}
      input={{ contacts: { email, mobile }, asked: withMask(askedCode(code)) }}
      actors={{
        sendCode: asksForCode(client, session.sendCode, code),
        send: usesCode(client, security.updatePassword, code),
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

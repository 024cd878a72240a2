import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { security } from '#contract/security.ts'
import { session } from '#contract/session.ts'
import { changePasswordFlow } from '#machines/security/change-password.flow.ts'
import { asksForCode, usesCode } from '#src/api/codes.ts'
import { page } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { askedCode } from '#src/lib/asked-codes.ts'
import { signInPlace } from '#src/lib/runtime.ts'
import { withMask } from './asked.ts'
import { ChangePasswordScreen } from './change-password.screen.tsx'

const ChangePassword = page(changePasswordFlow, ChangePasswordScreen).with(
  ({ client, session: holder, places, member, id }) => {
    const code = { scene: 'password', member: id } as const
    return {
      input: {
        contacts: { email: member?.email ?? null, mobile: member?.mobile ?? null },
        asked: withMask(askedCode(code)),
      },
      actors: {
        sendCode: asksForCode(client, session.sendCode, code),
        send: usesCode(client, security.updatePassword, code),
      },
      leaves: {
        done: () => {
          holder.leave()
          places.relaunch(signInPlace(), { ended: 'password' })
        },
      },
    }
  },
)

export const Route = createFileRoute('/pages/users/up_password')({
  staticData: { access: 'member', title: msg`Change password` },
  loader: words('security', 'form'),
  component: ChangePassword,
})

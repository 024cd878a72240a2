import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { session } from '#contract/session.ts'
import { resetPasswordFlow } from '#machines/session/reset-password.flow.ts'
import { asksForCode, usesCode } from '#src/api/codes.ts'
import { publicPage } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { askedCode } from '#src/lib/asked-codes.ts'
import { signInPlace } from '#src/lib/runtime.ts'
import { ResetPasswordScreen } from './reset-password.screen.tsx'

const CODE = { scene: 'reset' } as const

export const Route = createFileRoute('/pages/login/restpassword')({
  staticData: { access: 'anyone', title: msg`Reset your password` },
  loader: words('session', 'form'),
  component: publicPage(resetPasswordFlow, ResetPasswordScreen).with(({ client, session: holder, places }) => ({
    input: { asked: askedCode(CODE) },
    actors: {
      sendResetCode: asksForCode(client, session.sendResetCode, CODE),
      resetPassword: usesCode(client, session.resetPassword, CODE),
    },
    leaves: {
      done: () => {
        holder.leave()
        places.relaunch(signInPlace(), { ended: 'password' })
      },
    },
  })),
})

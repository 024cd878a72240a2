import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { factor } from '#contract/factor.ts'
import { security } from '#contract/security.ts'
import { session } from '#contract/session.ts'
import { bindEmailFlow } from '#machines/security/bind-email.flow.ts'
import { asksForCode, usesCode } from '#src/api/codes.ts'
import { page } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { askedCode } from '#src/lib/asked-codes.ts'
import { withMask } from './asked.ts'
import { wayBack } from './back.ts'
import { BindEmailScreen } from './bind-email.screen.tsx'

const BindEmail = page(bindEmailFlow, BindEmailScreen).with(
  ({ client, session: holder, places, search: { redirect }, member, id }) => {
    const old = { scene: 'bind_email', member: id } as const
    const fresh = { ...old, isNew: true }
    return {
      input: {
        email: member?.email ?? null,
        back: wayBack(places, redirect),
        old: withMask(askedCode(old)),
        asked: withMask(askedCode(fresh)),
      },
      calls: {
        emailChange: security.emailChange,
        cancelEmailChange: security.cancelEmailChange,
        info: factor.info,
      },
      actors: {
        sendCode: asksForCode(client, session.sendCode, ({ account }) => (account ? fresh : old)),
        send: usesCode(client, security.setEmail, [old, fresh], {
          hear: ({ user_info }) => holder.learn({ email: user_info.email }),
        }),
      },
    }
  },
)

export const Route = createFileRoute('/pages/users/bindemail')({
  staticData: { access: 'member', title: msg`E-mail address` },
  loader: words('security', 'form'),
  component: BindEmail,
})

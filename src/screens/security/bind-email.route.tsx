import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { factor } from '#contract/factor.ts'
import { security } from '#contract/security.ts'
import { session } from '#contract/session.ts'
import { bindEmailFlow } from '#machines/security/bind-email.flow.ts'
import { actorsOf } from '#src/api/actors.ts'
import { asksForCode, usesCode } from '#src/api/codes.ts'
import { useHouse, useMember } from '#src/app/house.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { words } from '#src/app/words.ts'
import { askedCode } from '#src/lib/asked-codes.ts'
import { withMask } from './asked.ts'
import { redirectIn, useWayBack } from './back.ts'
import { BindEmailScreen } from './bind-email.screen.tsx'

export const Route = createFileRoute('/pages/users/bindemail')({
  staticData: { access: 'member', title: msg`E-mail address` },
  validateSearch: redirectIn,
  loader: words('security', 'form'),
  component: BindEmail,
})

function BindEmail() {
  const { client, session: holder } = useHouse()
  const { id = 0, email = null } = useMember() ?? {}
  const old = { scene: 'bind_email', member: id } as const
  const fresh = { ...old, isNew: true }
  const back = useWayBack(Route.useSearch().redirect)
  return (
    <FlowPage
      key={id}
      flow={bindEmailFlow}
      screen={BindEmailScreen}
      input={{ email, back, old: withMask(askedCode(old)), asked: withMask(askedCode(fresh)) }}
      actors={{
        ...actorsOf(client, security, 'emailChange', 'cancelEmailChange'),
        ...actorsOf(client, factor, 'info'),
        sendCode: asksForCode(client, session.sendCode, ({ account }) => (account ? fresh : old)),
        send: usesCode(client, security.setEmail, [old, fresh], {
          hear: ({ user_info }) => holder.learn({ email: user_info.email }),
        }),
      }}
    />
  )
}

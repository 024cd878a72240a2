import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { security } from '#contract/security.ts'
import { session } from '#contract/session.ts'
import { bindPhoneFlow } from '#machines/security/bind-phone.flow.ts'
import { asksForCode, usesCode } from '#src/api/codes.ts'
import { useHouse, useMember } from '#src/app/house.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { words } from '#src/app/words.ts'
import { askedCode } from '#src/lib/asked-codes.ts'
import { withMask } from './asked.ts'
import { redirectIn, useWayBack } from './back.ts'
import { BindPhoneScreen } from './bind-phone.screen.tsx'

export const Route = createFileRoute('/pages/users/bindphone')({
  staticData: { access: 'member', title: msg`Add a phone number` },
  validateSearch: redirectIn,
  loader: words('security', 'form'),
  component: BindPhone,
})

function BindPhone() {
  const { client, session: holder } = useHouse()
  const { id = 0, mobile = null } = useMember() ?? {}
  const code = { scene: 'bind_mobile', member: id } as const
  const back = useWayBack(Route.useSearch().redirect)
  return (
    <FlowPage
      key={id}
      flow={bindPhoneFlow}
      screen={BindPhoneScreen}
      input={{ phone: mobile, back, asked: withMask(askedCode(code)) }}
      actors={{
        sendCode: asksForCode(client, session.sendCode, code),
        send: usesCode(client, security.setMobile, code, { hear: (user) => holder.learn({ mobile: user.mobile }) }),
      }}
    />
  )
}

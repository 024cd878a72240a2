import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { security } from '#contract/security.ts'
import { session } from '#contract/session.ts'
import { resetPinFlow } from '#machines/security/reset-pin.flow.ts'
import { asksForCode, usesCode } from '#src/api/codes.ts'
import { useHouse, useMember } from '#src/app/house.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { words } from '#src/app/words.ts'
import { askedCode } from '#src/lib/asked-codes.ts'
import { redirectIn, useWayBack } from './back.ts'
import { ResetPinScreen } from './reset-pin.screen.tsx'

export const Route = createFileRoute('/pages/users/rfpassword')({
  staticData: { access: 'member', title: msg`Forgot payment PIN` },
  validateSearch: redirectIn,
  loader: words('security', 'form'),
  component: ResetPin,
})

function ResetPin() {
  const { client, session: holder } = useHouse()
  const { id = 0, email = null, mobile = null } = useMember() ?? {}
  const code = { scene: 'payword', member: id } as const
  const asked = askedCode(code)
  const back = useWayBack(Route.useSearch().redirect)
  return (
    <FlowPage
      key={id}
      flow={resetPinFlow}
      screen={ResetPinScreen}
      input={{
        contacts: { email, mobile },
        back,
        asked: asked && { ...asked, sent: { ...asked.sent, masked_account: asked.account } },
      }}
      actors={{
        sendCode: asksForCode(client, session.sendCode, code),
        send: usesCode(client, security.resetPin, code, {
          hear: ({ has_payword }) => holder.learn({ has_payword }),
        }),
      }}
    />
  )
}

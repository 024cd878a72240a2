import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { account } from '#contract/account.ts'
import { security } from '#contract/security.ts'
import { changePinFlow } from '#machines/security/change-pin.flow.ts'
import { actorsOf } from '#src/api/actors.ts'
import { heard } from '#src/api/heard.ts'
import { useHouse, useMemberId } from '#src/app/house.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { words } from '#src/app/words.ts'
import { usePlaces } from '#src/lib/places.ts'
import { redirectIn, useWayBack } from './back.ts'
import { ChangePinScreen } from './change-pin.screen.tsx'

export const Route = createFileRoute('/pages/users/up_payword')({
  staticData: { access: 'member', title: msg`Payment PIN` },
  validateSearch: redirectIn,
  loader: words('security', 'form'),
  component: ChangePin,
})

function ChangePin() {
  const { client, session: holder } = useHouse()
  const { go } = usePlaces()
  const back = useWayBack(Route.useSearch().redirect)
  const member = useMemberId()
  return (
    <FlowPage
      key={member}
      flow={changePinFlow}
      screen={ChangePinScreen}
      input={{ back }}
      actors={{
        ...actorsOf(client, account, 'profile'),
        send: heard(client, security.setPin, (set) => holder.learn(set)),
      }}
      leaves={{ done: () => go(back) }}
    />
  )
}

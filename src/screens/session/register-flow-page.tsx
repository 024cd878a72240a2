import { session } from '#contract/session.ts'
import { registerFlow } from '#machines/session/register.flow.ts'
import { actorsOf } from '#src/api/actors.ts'
import { asksForCode, usesCode } from '#src/api/codes.ts'
import { useHouse } from '#src/app/house.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { askedCode } from '#src/lib/asked-codes.ts'
import { usePlaces } from '#src/lib/places.ts'
import { RegisterScreen } from './register.screen.tsx'

const CODE = { scene: 'register' } as const

export function RegisterFlowPage({ invited, inviteCode }: { invited: boolean; inviteCode: string }) {
  const { client, session: holder } = useHouse()
  const { relaunch } = usePlaces()
  return (
    <FlowPage
      flow={registerFlow}
      screen={RegisterScreen}
      input={{ invited, inviteCode, asked: askedCode(CODE) }}
      actors={{
        ...actorsOf(client, session, 'inviter', 'register'),
        sendRegisterCode: asksForCode(client, session.sendRegisterCode, CODE),
        checkRegisterCode: usesCode(client, session.checkRegisterCode, CODE),
      }}
      leaves={{
        done: ({ email: joined }: { email: string }) => {
          holder.leave()
          relaunch('/pages/login/login', { joined })
        },
      }}
    />
  )
}

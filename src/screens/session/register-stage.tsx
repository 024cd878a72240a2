import { session } from '#contract/session.ts'
import { registerFlow } from '#machines/session/register.flow.ts'
import { actorsOf } from '#src/api/actors.ts'
import { useHouse } from '#src/app/house.ts'
import { Stage } from '#src/app/stage.tsx'
import { usePlaces } from '#src/lib/places.ts'
import { RegisterScreen } from './register.screen.tsx'

/** Joining from the sign-in page, or by somebody's invitation. */
export function RegisterStage({ invited, inviteCode }: { invited: boolean; inviteCode: string }) {
  const { client, session: holder } = useHouse()
  const { relaunch } = usePlaces()
  return (
    <Stage
      flow={registerFlow}
      screen={RegisterScreen}
      input={{ invited, inviteCode }}
      actors={actorsOf(client, session, 'inviter', 'sendRegisterCode', 'checkRegisterCode', 'register')}
      leaves={{
        done: ({ email: joined }: { email: string }) => {
          holder.leave()
          relaunch('/pages/login/login', { joined })
        },
      }}
    />
  )
}

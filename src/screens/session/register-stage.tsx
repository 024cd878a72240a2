import { useLingui } from '@lingui/react/macro'
import { session } from '#contract/session.ts'
import { registerFlow } from '#machines/session/register.flow.ts'
import { actorsOf } from '#src/api/actors.ts'
import { useHouse } from '#src/app/house.ts'
import { Stage } from '#src/app/stage.tsx'
import { usePlaces } from '#src/lib/places.ts'
import { toast } from '#src/ui/toast.ts'
import { RegisterScreen } from './register.screen.tsx'

/** Joining from the sign-in page, or by somebody's invitation. */
export function RegisterStage({ invited, inviteCode }: { invited: boolean; inviteCode: string }) {
  const { t } = useLingui()
  const { client, session: holder } = useHouse()
  const { go } = usePlaces()
  return (
    <Stage
      flow={registerFlow}
      screen={RegisterScreen}
      input={{ invited, inviteCode }}
      actors={actorsOf(client, session, 'inviter', 'sendRegisterCode', 'checkRegisterCode', 'register')}
      leaves={{
        done: () => {
          holder.leave()
          void toast(t`Your account is ready. Please sign in.`)
          go('/pages/login/login')
        },
      }}
    />
  )
}

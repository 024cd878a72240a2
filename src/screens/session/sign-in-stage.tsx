import { session } from '#contract/session.ts'
import type { Way } from '#machines/session/session.rules.ts'
import { signInFlow } from '#machines/session/sign-in.flow.ts'
import { actorsOf, heard } from '#src/api/actors.ts'
import { useHouse } from '#src/app/house.ts'
import { Stage } from '#src/app/stage.tsx'
import { usePlaces } from '#src/lib/places.ts'
import { SignInScreen } from './sign-in.screen.tsx'

/** Both addresses of signing in run the same conversation; they differ in how it begins. */
export function SignInStage({ way }: { way: Way }) {
  const { client, session: holder } = useHouse()
  const { go } = usePlaces()
  return (
    <Stage
      flow={signInFlow}
      screen={SignInScreen}
      input={{ way }}
      actors={{
        ...actorsOf(client, session, 'sendCode'),
        signIn: heard(client, session.signIn, ({ token, user_info }) => holder.enter(token, user_info)),
      }}
      leaves={{ done: () => go('/pages/index/new_index') }}
    />
  )
}

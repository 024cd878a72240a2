import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { fromPromise } from 'xstate'
import { session } from '#contract/session.ts'
import { miniProgramFlow } from '#machines/session/mini-program.flow.ts'
import { actorsOf, heard } from '#src/api/actors.ts'
import { HOME, membersGoOn } from '#src/app/entrance.ts'
import { useHouse } from '#src/app/house.ts'
import { Stage } from '#src/app/stage.tsx'
import { words } from '#src/app/words.ts'
import { usePlaces } from '#src/lib/places.ts'
import { grantFromHost, isMiniProgram } from '#src/lib/runtime.ts'
import { keep, kept } from '#src/lib/storage.ts'
import { MiniProgramScreen } from './mini-program.screen.tsx'

export const Route = createFileRoute('/pages/login/mp_login')({
  staticData: { access: 'anyone', title: msg`Mini-program sign-in` },
  beforeLoad: membersGoOn,
  loader: words('session'),
  component: MiniProgram,
})

function MiniProgram() {
  const { client, session: holder } = useHouse()
  const { relaunch } = usePlaces()
  return (
    <Stage
      flow={miniProgramFlow}
      screen={MiniProgramScreen}
      input={{ supported: isMiniProgram(), inviteCode: kept('inviteCode') ?? '' }}
      actors={{
        ...actorsOf(client, session, 'sendCode'),
        grant: fromPromise(grantFromHost),
        authorise: heard(client, session.authorise, ({ openid, session_key, token, user_info }) => {
          keep('openid', openid)
          keep('session_key', session_key)
          if (token && user_info) holder.enter(token, user_info)
        }),
        bind: heard(client, session.bind, ({ token, user_info }) => holder.enter(token, user_info)),
      }}
      leaves={{ done: () => relaunch(HOME) }}
    />
  )
}

import { createFileRoute, useRouterState } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { fromPromise } from 'xstate'
import type { Ending } from '#contract/envelope.ts'
import { factor } from '#contract/factor.ts'
import { session } from '#contract/session.ts'
import { miniProgramFlow } from '#machines/session/mini-program.flow.ts'
import { heard } from '#src/api/heard.ts'
import { asksForCode, usesCode } from '#src/api/codes.ts'
import { HOME, membersGoOn } from '#src/app/entrance.ts'
import { publicPage } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { askedCode } from '#src/lib/asked-codes.ts'
import { deviceMark } from '#src/lib/device.ts'
import { grantFromHost } from '#src/lib/mini-program-host.ts'
import { isMiniProgram } from '#src/lib/runtime.ts'
import { forget, store, loadStored } from '#src/lib/storage.ts'
import { MiniProgramScreen } from './mini-program.screen.tsx'

export const Route = createFileRoute('/pages/login/mp_login')({
  staticData: { access: 'anyone', title: msg`Mini-program sign-in` },
  beforeLoad: membersGoOn,
  loader: words('session', 'form'),
  component: function MiniProgram() {
    const { ended, decidedBy } = useRouterState({ select: ({ location }) => location.state })
    return <MiniProgramFlowPage ended={ended} decidedBy={decidedBy} />
  },
})

const CODE = { scene: 'login' } as const
const saysDevice = () => ({ device: deviceMark() })

function keptIdentity() {
  const [openid, session_key] = [loadStored('openid'), loadStored('session_key')]
  return openid && session_key ? { openid, session_key } : undefined
}

interface MiniProgramFlowPageProps {
  ended: Ending | undefined
  decidedBy: number | undefined
}

const MiniProgramFlowPage = publicPage(miniProgramFlow, MiniProgramScreen).with(
  ({ client, session: holder, places }, { ended, decidedBy }: MiniProgramFlowPageProps) => ({
    input: {
      supported: isMiniProgram(),
      inviteCode: loadStored('inviteCode') ?? '',
      identity: keptIdentity(),
      ended,
      decidedBy,
      asked: askedCode(CODE),
    },
    actors: {
      sendCode: asksForCode(client, session.sendCode, CODE),
      grant: fromPromise(grantFromHost),
      authorise: heard(
        client,
        session.authorise,
        ({ openid, session_key, invite_code, token, user_info }) => {
          store('openid', openid)
          store('session_key', session_key)
          if (token && user_info) holder.enter(token, user_info)
          else if (invite_code) store('inviteCode', invite_code)
          else forget('inviteCode')
        },
        saysDevice,
      ),
      bind: usesCode(client, session.bind, CODE, {
        adds: saysDevice,
        hear: ({ token, user_info }) => holder.enter(token, user_info),
      }),
      enter: heard(client, factor.enter, ({ token, user_info }) => holder.enter(token, user_info), saysDevice),
    },
    leaves: { done: () => places.relaunch(HOME) },
  }),
)

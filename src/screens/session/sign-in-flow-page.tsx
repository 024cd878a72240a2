import type { Ending } from '#contract/envelope.ts'
import { factor } from '#contract/factor.ts'
import { session } from '#contract/session.ts'
import type { Way } from '#machines/session/session.rules.ts'
import { signInFlow } from '#machines/session/sign-in.flow.ts'
import { heard } from '#src/api/heard.ts'
import { asksForCode, usesCode } from '#src/api/codes.ts'
import { HOME, wayOn } from '#src/app/entrance.ts'
import { publicPage } from '#src/app/page.tsx'
import { askedCode } from '#src/lib/asked-codes.ts'
import { deviceMark } from '#src/lib/device.ts'
import { forget } from '#src/lib/storage.ts'
import { SignInScreen } from './sign-in.screen.tsx'

const saysDevice = () => ({ device: deviceMark() })
const CODE = { scene: 'login' } as const

interface SignInFlowPageProps {
  way: Way
  joined?: string | undefined
  ended?: Ending | undefined
  decidedBy?: number | undefined
}

export const SignInFlowPage = publicPage(signInFlow, SignInScreen).with(
  ({ client, session: holder, places, search }, { way, joined = '', ended, decidedBy }: SignInFlowPageProps) => {
    const on = wayOn(search.redirect)
    return {
      key: way,
      input: { way, joined, ended, decidedBy, redirect: on ?? '', asked: way === 'code' ? askedCode(CODE) : undefined },
      actors: {
        sendCode: asksForCode(client, session.sendCode, CODE),
        signIn: usesCode(client, session.signIn, CODE, {
          adds: saysDevice,
          hear: ({ token, user_info }) => holder.enter(token, user_info),
        }),
        enter: heard(client, factor.enter, ({ token, user_info }) => holder.enter(token, user_info), saysDevice),
      },
      leaves: {
        done: () => {
          // Home has nothing to offer to somebody who is back where they were.
          if (on) forget('returnTo')
          places.relaunch(on ?? HOME)
        },
      },
    }
  },
)

import { session } from '#contract/session.ts'
import { registerFlow } from '#machines/session/register.flow.ts'
import { asksForCode, usesCode } from '#src/api/codes.ts'
import { publicPage } from '#src/app/page.tsx'
import { askedCode } from '#src/lib/asked-codes.ts'
import { RegisterScreen } from './register.screen.tsx'

const CODE = { scene: 'register' } as const

interface RegisterFlowPageProps {
  invited: boolean
  inviteCode: string
}

export const RegisterFlowPage = publicPage(registerFlow, RegisterScreen).with(
  ({ client, session: holder, places }, { invited, inviteCode }: RegisterFlowPageProps) => ({
    key: invited ? inviteCode : '',
    input: { invited, inviteCode, asked: askedCode(CODE) },
    calls: { inviter: session.inviter, register: session.register },
    actors: {
      sendRegisterCode: asksForCode(client, session.sendRegisterCode, CODE),
      checkRegisterCode: usesCode(client, session.checkRegisterCode, CODE),
    },
    leaves: {
      done: ({ email: joined }) => {
        holder.leave()
        places.relaunch('/pages/login/login', { joined })
      },
    },
  }),
)

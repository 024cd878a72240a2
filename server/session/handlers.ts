import { session } from '#contract/session.ts'
import { memberOf } from '../lib/call.ts'
import { flag } from '../lib/flag.ts'
import { type Handlers, implement } from '../lib/implement.ts'
import { maskName } from '../lib/masks.ts'
import { authorise, bind } from './authorise.ts'
import { leaveSession } from './endings.ts'
import { inviterBy } from './queries.ts'
import { checkRegisterCode, register } from './register.ts'
import { sendCode, sendRegisterCode, sendResetCode } from './send-code.ts'
import { signIn } from './sign-in.ts'

/** Given in: resetting asks for the second factor, a room above this one. */
export const sessionHandlers = (resetPassword: Handlers<typeof session>['resetPassword']) =>
  implement('session', session, {
    signIn: { prepare: signIn },
    async signOut(call) {
      const { sql, now } = call
      const { id, sessionNo } = memberOf(call)
      await leaveSession(sql, { member: id, now }, sessionNo)
      return {}
    },
    sendRegisterCode,
    checkRegisterCode: { prepare: checkRegisterCode },
    register: { prepare: register },
    async inviter({ sql }, { invite_code }) {
      const found = await inviterBy(sql, invite_code)
      if (!found) return { inviter_username: '', avatar: '', valid: flag(false) }
      return { inviter_username: maskName(found.username ?? found.nickname), avatar: found.avatar, valid: flag(true) }
    },
    sendResetCode,
    resetPassword,
    sendCode,
    authorise: { prepare: authorise },
    bind: { prepare: bind },
  })

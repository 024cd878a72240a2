import { security } from '#contract/security.ts'
import { memberOf } from '../lib/call.ts'
import { implement } from '../lib/implement.ts'
import { setEmail, setMobile, updateMobile } from './contacts.ts'
import { cancelEmailChange, emailChangeOf } from './email-change.ts'
import { updatePassword } from './password.ts'
import { liftPause, pauseOf, setPause } from './pause.ts'
import { resetPin } from './reset.ts'
import { setPin } from './set.ts'
import { ownWatchword, setWatchword } from './watchword.ts'

export const securityHandlers = implement('security', security, {
  setPin: { prepare: setPin },
  resetPin: { prepare: resetPin },
  updatePassword: { prepare: updatePassword },
  setMobile: { prepare: setMobile },
  updateMobile: { prepare: updateMobile },
  setEmail: { prepare: setEmail },
  emailChange: async (call) => ({ waiting: await emailChangeOf(call, memberOf(call).id) }),
  async cancelEmailChange(call) {
    await cancelEmailChange(call)
    return { waiting: null }
  },
  pause: pauseOf,
  setPause,
  liftPause: { prepare: liftPause },
  watchword: ownWatchword,
  setWatchword: { prepare: setWatchword },
})

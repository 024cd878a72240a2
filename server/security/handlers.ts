import { security } from '#contract/security.ts'
import { implement } from '../lib/implement.ts'
import { setEmail, setMobile, updateMobile } from './contacts.ts'
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
  pause: pauseOf,
  setPause,
  liftPause: { prepare: liftPause },
  watchword: ownWatchword,
  setWatchword: { prepare: setWatchword },
})

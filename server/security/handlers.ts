import { security } from '#contract/security.ts'
import { implement } from '../lib/implement.ts'
import { liftPause, pauseOf, setPause } from './pause.ts'
import { resetPin } from './reset.ts'
import { setPin } from './set.ts'
import { ownWatchword, setWatchword } from './watchword.ts'

export const securityHandlers = implement('security', security, {
  setPin: { prepare: setPin },
  resetPin: { prepare: resetPin },
  pause: pauseOf,
  setPause,
  liftPause: { prepare: liftPause },
  watchword: ownWatchword,
  setWatchword: { prepare: setWatchword },
})

import { security } from '#contract/security.ts'
import { implement } from '../lib/implement.ts'
import { resetPin } from './reset.ts'
import { setPin } from './set.ts'

export const securityHandlers = implement('security', security, {
  setPin: { prepare: setPin },
  resetPin: { prepare: resetPin },
})

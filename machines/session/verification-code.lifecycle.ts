import { setup } from 'xstate'
import { effects } from '../lib/effects.ts'

/** It proves one account for one scene, once; its digits are forgotten when it ends. */
export const verificationCodeLifecycle = setup({
  types: { events: {} as { type: 'match' } | { type: 'burn' } | { type: 'expire' } | { type: 'replace' } },
  actions: effects('forgetDigits'),
}).createMachine({
  id: 'verificationCode',
  initial: 'live',
  states: {
    live: { on: { match: 'used', burn: 'burned', expire: 'expired', replace: 'replaced' } },
    used: { entry: 'forgetDigits', type: 'final' },
    burned: { entry: 'forgetDigits', type: 'final' },
    expired: { entry: 'forgetDigits', type: 'final' },
    replaced: { entry: 'forgetDigits', type: 'final' },
  },
})

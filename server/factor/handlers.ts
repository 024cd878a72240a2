import { factor } from '#contract/factor.ts'
import { implement } from '../lib/implement.ts'
import { askPasskey, askPasskeyAtSignIn } from './ask.ts'
import { beginApp, drop, factorOf, proveApp, remove, renewCodes, unlock } from './change.ts'
import { enter } from './enter.ts'
import { beginPasskey, provePasskey } from './make.ts'

export const factorHandlers = implement('factor', factor, {
  info: factorOf,
  unlock: { prepare: unlock },
  beginApp,
  proveApp: { prepare: proveApp },
  renewCodes,
  beginPasskey,
  provePasskey,
  askPasskey,
  askPasskeyAtSignIn,
  remove,
  drop,
  enter: { prepare: enter },
})

import { factor } from '#contract/factor.ts'
import { memberOf } from '../lib/call.ts'
import { implement } from '../lib/implement.ts'
import { beginApp, dropApp, proveApp, renewCodes, unlock } from './change.ts'
import { enter } from './enter.ts'
import { factorOf } from './queries.ts'

export const factorHandlers = implement('factor', factor, {
  info: (call) => factorOf(call.sql, memberOf(call).id),
  unlock: { prepare: unlock },
  beginApp,
  proveApp: { prepare: proveApp },
  renewCodes,
  dropApp,
  enter: { prepare: enter },
})

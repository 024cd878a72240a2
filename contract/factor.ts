import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Entered } from './session.ts'
import { Amount, Count, Flag, Line, Mark, Moment, Nothing, optional, Password } from './shapes.ts'
import { RECOVERY_CODES } from './limits.ts'
import { SecondCode } from './second.ts'

export const Factor = v.object({
  /** Whether an authenticator app is asked for. */
  app: Flag,
  since: v.nullable(Moment),
  /** Recovery codes that were not used yet. */
  codes_left: Count,
  /** Worth in EUR above which money asks for it besides the PIN. */
  asks_above: Amount,
})
export type Factor = v.InferOutput<typeof Factor>

const RecoveryCodes = v.pipe(v.array(v.string()), v.length(RECOVERY_CODES))
const Ticket = v.pipe(Line, v.minLength(1))

export const factor = {
  info: endpoint({
    path: '/user/factor/info',
    access: 'member',
    takes: Nothing,
    gives: Factor,
    refusals: [],
    says: 'What the member proves besides the password.',
  }),
  unlock: endpoint({
    path: '/user/factor/unlock',
    access: 'member',
    writes: true,
    takes: v.object({ password: Password, second: optional(SecondCode) }),
    gives: v.object({ ticket: v.string(), expire_time: Moment }),
    refusals: ['invalid', 'wrong-password', 'second-wrong', 'second-locked', 'too-often'],
    says: 'Proves password and second factor, and gives the ticket that one change of it needs.',
  }),
  beginApp: endpoint({
    path: '/user/factor/begin_app',
    access: 'member',
    writes: true,
    takes: v.object({ ticket: Ticket }),
    gives: v.object({ secret: v.string(), uri: v.string() }),
    refusals: ['invalid', 'ticket-stale', 'said-already'],
    says: 'Proposes a key for an authenticator app; it is asked for nowhere until it was proven.',
  }),
  proveApp: endpoint({
    path: '/user/factor/prove_app',
    access: 'member',
    writes: true,
    takes: v.object({ ticket: Ticket, second: SecondCode }),
    gives: v.object({ codes: RecoveryCodes }),
    refusals: ['invalid', 'ticket-stale', 'second-wrong', 'second-locked', 'moved-on'],
    says: 'Turns the second factor on by a code of the app, and gives recovery codes, this once.',
  }),
  renewCodes: endpoint({
    path: '/user/factor/renew_codes',
    access: 'member',
    writes: true,
    takes: v.object({ ticket: Ticket }),
    gives: v.object({ codes: RecoveryCodes }),
    refusals: ['invalid', 'ticket-stale'],
    says: 'Gives new recovery codes, this once; those before are worth nothing any more.',
  }),
  dropApp: endpoint({
    path: '/user/factor/drop_app',
    access: 'member',
    writes: true,
    takes: v.object({ ticket: Ticket }),
    gives: Factor,
    refusals: ['invalid', 'ticket-stale', 'second-demanded'],
    says: 'Turns the second factor off, and forgets its key and its recovery codes.',
  }),
  enter: endpoint({
    path: '/user/login/second',
    access: 'anyone',
    writes: true,
    takes: v.object({ ticket: Ticket, second: SecondCode, device: Mark }),
    gives: Entered,
    refusals: ['invalid', 'ticket-stale', 'second-wrong', 'second-locked', 'too-often', 'not-authorised'],
    says: 'Opens a session for whoever proved the first half, by the second factor.',
  }),
}

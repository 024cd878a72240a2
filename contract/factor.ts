import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Entered } from './session.ts'
import { Amount, Count, Line, Mark, Moment, Nothing, optional, Password } from './shapes.ts'
import { PASSKEY_ANSWER_MAX, RECOVERY_CODES } from './limits.ts'
import type { Problem } from './problems.ts'
import { SECOND_WAYS, SecondCode } from './second.ts'

export const Passkey = v.object({
  passkey_no: v.string(),
  browser: v.string(),
  system: v.string(),
  create_time: Moment,
  used_time: v.nullable(Moment),
})
export type Passkey = v.InferOutput<typeof Passkey>

export const Factor = v.object({
  ways: v.array(v.picklist(SECOND_WAYS)),
  /** Since when an authenticator app is asked for. */
  since: v.nullable(Moment),
  passkeys: v.array(Passkey),
  /** Empty where the house is reached by a number instead of a name: no passkeys there. */
  passkey_host: v.string(),
  codes_left: Count,
  /** In EUR; money above it asks for the second factor besides the PIN. */
  asks_above: Amount,
})
export type Factor = v.InferOutput<typeof Factor>

const RecoveryCodes = v.pipe(v.array(v.string()), v.length(RECOVERY_CODES))
const Ticket = v.pipe(Line, v.minLength(1))
/** JSON as WebAuthn has it. */
export const PasskeyOptions = v.object({ options: v.string() })
const Answered = v.pipe(
  v.string(),
  v.minLength(2, 'unreadable' satisfies Problem),
  v.maxLength(PASSKEY_ANSWER_MAX, 'unreadable' satisfies Problem),
)
const Part = v.pipe(
  v.string(),
  v.minLength(1, 'unreadable' satisfies Problem),
  v.maxLength(64, 'unreadable' satisfies Problem),
)

/** What is paid, out of which account, and how much: all of it is signed. */
const Paying = v.pipe(Line, v.regex(/^[OST]\d{10} [a-z]{1,20} \d{1,20}(\.\d{2})?$/, 'unreadable' satisfies Problem))

export const factor = {
  info: endpoint({
    path: '/user/factor/info',
    access: 'member',
    takes: Nothing,
    gives: Factor,
    refusals: [],
    summary: 'What the member proves besides the password.',
  }),
  unlock: endpoint({
    path: '/user/factor/unlock',
    access: 'member',
    writes: true,
    takes: v.object({ password: Password, second: optional(SecondCode) }),
    gives: v.object({ ticket: v.string(), expire_time: Moment }),
    refusals: ['invalid', 'wrong-password', 'second-wrong', 'second-locked', 'too-often'],
    summary: 'Proves password and second factor, and gives the ticket that one change of it needs.',
  }),
  beginApp: endpoint({
    path: '/user/factor/begin_app',
    access: 'member',
    writes: true,
    takes: v.object({ ticket: Ticket }),
    gives: v.object({ secret: v.string(), uri: v.string() }),
    refusals: ['invalid', 'ticket-stale', 'said-already'],
    summary: 'Proposes a key for an authenticator app; it is asked for nowhere until it was proven.',
  }),
  proveApp: endpoint({
    path: '/user/factor/prove_app',
    access: 'member',
    writes: true,
    takes: v.object({ ticket: Ticket, second: SecondCode }),
    gives: v.object({ codes: v.array(v.string()) }),
    refusals: ['invalid', 'ticket-stale', 'second-wrong', 'second-locked', 'moved-on'],
    summary: 'Asks for a code of the app from now on; the first factor of all brings recovery codes, this once.',
  }),
  renewCodes: endpoint({
    path: '/user/factor/renew_codes',
    access: 'member',
    writes: true,
    takes: v.object({ ticket: Ticket }),
    gives: v.object({ codes: RecoveryCodes }),
    refusals: ['invalid', 'ticket-stale'],
    summary: 'Gives new recovery codes, this once; those before are worth nothing any more.',
  }),
  beginPasskey: endpoint({
    path: '/user/factor/begin_passkey',
    access: 'member',
    takes: v.object({ ticket: Ticket }),
    gives: PasskeyOptions,
    refusals: ['invalid', 'ticket-stale', 'not-available', 'passkeys-enough'],
    summary: 'What a browser needs to make a passkey, as `navigator.credentials.create` takes it.',
  }),
  provePasskey: endpoint({
    path: '/user/factor/prove_passkey',
    access: 'member',
    writes: true,
    takes: v.object({ ticket: Ticket, answer: Answered }),
    gives: v.object({ codes: v.array(v.string()) }),
    refusals: ['invalid', 'ticket-stale', 'second-wrong', 'not-available', 'passkeys-enough', 'said-already'],
    summary: 'Takes a passkey that was made for this ticket; the first factor of all brings recovery codes, this once.',
  }),
  askPasskey: endpoint({
    path: '/user/factor/ask_passkey',
    access: 'member',
    writes: true,
    takes: v.object({ quote_no: optional(Line), paying: optional(Paying) }),
    gives: PasskeyOptions,
    refusals: ['invalid', 'not-available', 'too-often'],
    summary:
      'What a browser needs to ask a passkey of the member, as `navigator.credentials.get` takes it: for one quote, for one payment without a quote, or for one change.',
  }),
  askPasskeyAtSignIn: endpoint({
    path: '/user/login/ask_passkey',
    access: 'anyone',
    writes: true,
    takes: v.object({ ticket: Ticket }),
    gives: PasskeyOptions,
    refusals: ['invalid', 'ticket-stale', 'not-available'],
    summary: 'The same for whoever proved the first half of signing in.',
  }),
  remove: endpoint({
    path: '/user/factor/remove',
    access: 'member',
    writes: true,
    takes: v.object({ ticket: Ticket, part: Part }),
    gives: Factor,
    refusals: ['invalid', 'ticket-stale', 'missing', 'second-demanded'],
    summary: 'Removes the app, or one passkey; with the last of them the second factor is off.',
  }),
  drop: endpoint({
    path: '/user/factor/drop',
    access: 'member',
    writes: true,
    takes: v.object({ ticket: Ticket }),
    gives: Factor,
    refusals: ['invalid', 'ticket-stale', 'second-demanded'],
    summary: 'Turns the second factor off, and forgets the key of the app, the passkeys and the recovery codes.',
  }),
  enter: endpoint({
    path: '/user/login/second',
    access: 'anyone',
    writes: true,
    takes: v.object({ ticket: Ticket, second: SecondCode, device: Mark }),
    gives: Entered,
    refusals: ['invalid', 'ticket-stale', 'second-wrong', 'second-locked', 'too-often', 'not-authorised'],
    summary: 'Opens a session for whoever proved the first half, by the second factor.',
  }),
}

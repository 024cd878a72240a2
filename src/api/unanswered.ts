import * as v from 'valibot'
import { fromPromise } from 'xstate'
import type { Asked, Endpoint, Given } from '#contract/endpoint.ts'
import { Quote } from '#contract/quote.ts'
import { transfer } from '#contract/transfer.ts'
import { required } from '#machines/lib/required.ts'
import type { Confirmed } from '#machines/lib/money.ts'
import { Unreachable } from '#machines/lib/trouble.ts'
import { forget, store, loadStored } from '#src/lib/storage.ts'
import type { Client } from './client.ts'

const Call = v.pipe(
  v.object({
    member: v.number(),
    path: v.string(),
    idem: v.string(),
    quote: v.optional(Quote),
    order_no: v.optional(v.string()),
    /** What was asked for, where only the call itself says what came of it. */
    form: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
  }),
  v.check(({ quote, order_no, form }) => (quote ?? order_no ?? form) !== undefined),
)
type Call = v.InferOutput<typeof Call>

/** What this tab sent or found: another tab may hear of it first, and then forgets it for all. */
const own = new Map<string, Call>()

/** What does not read as a call is not kept. */
function unanswered(): Call[] {
  const all = loadStored('unanswered') ?? []
  const calls = all.filter((call) => v.is(Call, call))
  if (calls.length < all.length) keepCalls(calls)
  return calls
}
const keepCalls = (calls: Call[]) => (calls.length > 0 ? store('unanswered', calls) : forget('unanswered'))
const answered = (key: string) =>
  store(
    'unanswered',
    unanswered().filter(({ idem }) => idem !== key),
  )

type Name = Pick<Call, 'member' | 'path' | 'order_no'>
const nameOf = ({ member, path, order_no = '' }: Name) => `${member} ${path} ${order_no}`

export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Makes a call under a key that is stored before it goes, and forgotten when any answer has come. */
export async function stored<Answer>(about: Omit<Call, 'idem'>, ask: (idem: string) => Promise<Answer>) {
  const call = { ...about, idem: newKey() }
  store('unanswered', [...unanswered(), call])
  own.set(nameOf(call), call)
  try {
    const answer = await ask(call.idem)
    answered(call.idem)
    return answer
  } catch (error) {
    if (!(error instanceof Unreachable)) answered(call.idem)
    throw error
  }
}

export const payOnce = <E extends Endpoint>(
  client: Client,
  member: number,
  endpoint: E,
  { form, quote }: Confirmed<E>,
  signal: AbortSignal,
): Promise<Given<E>> =>
  stored({ member, path: endpoint.path, quote }, (idem) => client.call(endpoint, { ...form, idem } as Asked<E>, signal))

const payingActor = <E extends Endpoint>(client: Client, member: number, endpoint: E) =>
  fromPromise<Given<E>, Confirmed<E>>(({ input, signal }) => payOnce(client, member, endpoint, input, signal))

export function lostCall(about: Name): Call | undefined {
  const found = unanswered().find((call) => nameOf(call) === nameOf(about))
  if (found) own.set(nameOf(found), found)
  return found
}

export const unansweredOf = (member: number, { path }: Endpoint): Quote | undefined => lostCall({ member, path })?.quote

const callAbout = (about: Name) => required(lostCall(about) ?? own.get(nameOf(about)))

/** If it was not done, it never will be. */
export async function askOutcome(client: Client, about: Name, signal: AbortSignal): Promise<boolean> {
  const { path, idem } = callAbout(about)
  const { done } = await client.call(transfer.outcome, { path, idem }, signal)
  answered(idem)
  return done === 1
}

/** What the call itself says, which was done: a key that was used hears its first answer. */
export async function hearAgain<E extends Endpoint>(
  client: Client,
  member: number,
  endpoint: E,
  signal: AbortSignal,
): Promise<Given<E> | null> {
  const { path } = endpoint
  const { idem, form } = callAbout({ member, path })
  const { done } = await client.call(transfer.outcome, { path, idem }, signal)
  try {
    const answer = done === 1 ? await client.call(endpoint, { ...form, idem } as Asked<E>, signal) : null
    answered(idem)
    return answer
  } catch (error) {
    if (!(error instanceof Unreachable)) answered(idem)
    throw error
  }
}

export const outcomeActor = (client: Client, member: number, { path }: Endpoint) =>
  fromPromise<boolean>(({ signal }) => askOutcome(client, { member, path }, signal))

export const payingActors = <E extends Endpoint>(client: Client, member: number, endpoint: E) => ({
  pay: payingActor(client, member, endpoint),
  outcome: outcomeActor(client, member, endpoint),
})

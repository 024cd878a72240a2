import * as v from 'valibot'
import { fromPromise } from 'xstate'
import type { Asked, Endpoint, Given } from '#contract/endpoint.ts'
import { Quote } from '#contract/quote.ts'
import { transfer } from '#contract/transfer.ts'
import { known } from '#machines/lib/known.ts'
import type { Confirmed } from '#machines/lib/money.ts'
import { Unreachable } from '#machines/lib/trouble.ts'
import { forget, keep, kept } from '#src/lib/storage.ts'
import type { Client } from './client.ts'

const Call = v.object({ member: v.number(), path: v.string(), idem: v.string(), quote: Quote })
type Call = v.InferOutput<typeof Call>

/** What this tab sent or found: another tab may hear of it first, and then forgets it for all. */
const own = new Map<string, Call>()

/** What does not read as a call is not kept. */
function unanswered(): Call[] {
  const all = kept('unanswered') ?? []
  const calls = all.filter((call) => v.is(Call, call))
  if (calls.length < all.length) keepCalls(calls)
  return calls
}
const keepCalls = (calls: Call[]) => (calls.length > 0 ? keep('unanswered', calls) : forget('unanswered'))
const answered = (key: string) =>
  keep(
    'unanswered',
    unanswered().filter(({ idem }) => idem !== key),
  )

const nameOf = ({ member, path }: Pick<Call, 'member' | 'path'>) => `${member} ${path}`

export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Makes a call that moves money: its key is stored before it goes, and forgotten when any answer has come. */
export async function move<E extends Endpoint>(
  client: Client,
  member: number,
  endpoint: E,
  { form, quote }: Confirmed<E>,
  signal: AbortSignal,
): Promise<Given<E>> {
  const idem = newKey()
  const call = { member, path: endpoint.path, idem, quote }
  keep('unanswered', [...unanswered(), call])
  own.set(nameOf(call), call)
  try {
    const answer = await client.call(endpoint, { ...form, idem } as Asked<E>, signal)
    answered(idem)
    return answer
  } catch (error) {
    if (!(error instanceof Unreachable)) answered(idem)
    throw error
  }
}

export const movingActor = <E extends Endpoint>(client: Client, member: number, endpoint: E) =>
  fromPromise<Given<E>, Confirmed<E>>(({ input, signal }) => move(client, member, endpoint, input, signal))

function lostCall(member: number, path: string): Call | undefined {
  const found = unanswered().find((call) => call.member === member && call.path === path)
  if (found) own.set(nameOf(found), found)
  return found
}

/** What this member was shown of a call of this path that got no answer. */
export const unansweredOf = (member: number, { path }: Endpoint): Quote | undefined => lostCall(member, path)?.quote

/** Asks what became of it. */
export const outcomeActor = (client: Client, member: number, { path }: Endpoint) =>
  fromPromise<boolean>(async ({ signal }) => {
    const { idem } = known(lostCall(member, path) ?? own.get(nameOf({ member, path })))
    const { done } = await client.call(transfer.outcome, { path, idem }, signal)
    answered(idem)
    return done === 1
  })

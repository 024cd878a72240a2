import { fromPromise } from 'xstate'
import type { Asked, Endpoint, Given, Room } from '#contract/endpoint.ts'
import { ANSWER_LIFE_MS } from '#contract/limits.ts'
import type { Remote, Remotes } from '#machines/lib/remote.ts'
import type { Client } from './client.ts'

export function actorsOf<R extends Room, Name extends keyof R & string>(
  client: Client,
  room: R,
  ...names: Name[]
): Remotes<R, Name> {
  return Object.fromEntries(names.map((name) => [name, actorOf(client, room[name] as R[Name])])) as Remotes<R, Name>
}

export const actorOf = <E extends Endpoint>(client: Client, endpoint: E): Remote<E> =>
  fromPromise<Given<E>, Asked<E>>(({ input, signal }) => client.call(endpoint, input, signal))

const answers = new Map<Endpoint, { whose: string; at: number; answer: unknown }>()

/** A call whose answer is good for an hour, as long as `whose` stays the same. */
export const once = <E extends Endpoint>(client: Client, endpoint: E, whose: () => string): Remote<E> =>
  fromPromise<Given<E>, Asked<E>>(async ({ input, signal }) => {
    const asks = whose()
    const before = answers.get(endpoint)
    if (before?.whose === asks && Date.now() - before.at < ANSWER_LIFE_MS) return before.answer as Given<E>
    const answer = await client.call(endpoint, input, signal)
    answers.set(endpoint, { whose: asks, at: Date.now(), answer })
    return answer
  })

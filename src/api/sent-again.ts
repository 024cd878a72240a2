import { fromPromise } from 'xstate'
import type { Asked, Endpoint, Given } from '#contract/endpoint.ts'
import type { Keyed } from '#machines/lib/keyed.ts'
import { Unreachable } from '#machines/lib/trouble.ts'
import type { Client } from './client.ts'
import { newKey } from './unanswered.ts'

type Unkeyed<E extends Endpoint> = Omit<Asked<E>, 'idem'>

/** The same wish says the same; a PIN and a second factor prove who asks, and are no part of it. */
function wishOf(input: { payword?: unknown; second?: unknown }): string {
  const { payword: _, second: __, ...wish } = input
  return JSON.stringify(wish)
}

/** Makes a call that acts once for its key: a wish whose answer was lost goes again under the key it had. */
export function keyedCall<E extends Endpoint>(client: Client, endpoint: E) {
  let lost: { wish: string; idem: string } | undefined
  return async (input: Unkeyed<E>, signal: AbortSignal): Promise<Given<E>> => {
    const wish = wishOf(input)
    const idem = lost?.wish === wish ? lost.idem : newKey()
    lost = { wish, idem }
    try {
      const answer = await client.call(endpoint, { ...input, idem } as Asked<E>, signal)
      lost = undefined
      return answer
    } catch (error) {
      if (!(error instanceof Unreachable)) lost = undefined
      throw error
    }
  }
}

export function keyedActor<E extends Endpoint>(client: Client, endpoint: E): Keyed<E> {
  const ask = keyedCall(client, endpoint)
  return fromPromise<Given<E>, Unkeyed<E>>(({ input, signal }) => ask(input, signal))
}

import { fromPromise } from 'xstate'
import type { Asked, Endpoint, Given } from '#contract/endpoint.ts'
import type { Remote } from '#machines/lib/remote.ts'
import type { Client } from './client.ts'

/** A call whose answer somebody else wants to hear too, before the flow does. */
export const heard = <E extends Endpoint>(
  client: Client,
  endpoint: E,
  hear: (answer: Given<E>) => unknown,
  adds?: () => Partial<Asked<E>>,
): Remote<E> =>
  fromPromise<Given<E>, Asked<E>>(async ({ input, signal }) => {
    const answer = await client.call(endpoint, { ...(input as object), ...adds?.() } as Asked<E>, signal)
    hear(answer)
    return answer
  })

import type { PromiseActorLogic } from 'xstate'
import type { Asked, Endpoint, Given } from '#contract/endpoint.ts'
import { local } from './remote.ts'

export type Keyed<E extends Endpoint> = PromiseActorLogic<Given<E>, Omit<Asked<E>, 'idem'>>

/** A call that acts once for its key: the key is the phone's to make and to keep. */
export const keyed = <E extends Endpoint>(endpoint: E, name: string): Keyed<E> => {
  void endpoint
  return local<Given<E>, Omit<Asked<E>, 'idem'>>(name)
}

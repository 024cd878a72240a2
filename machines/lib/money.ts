import type { PromiseActorLogic } from 'xstate'
import type { Asked, Endpoint, Given } from '#contract/endpoint.ts'
import type { Quote } from '#contract/quote.ts'
import { local } from './remote.ts'

export interface Confirmed<E extends Endpoint> {
  readonly form: Omit<Asked<E>, 'idem'>
  readonly quote: Quote
}

/** Sends once: its key is stored with the quote before it goes, and forgotten when any answer has come. */
export const moving = <E extends Endpoint>(endpoint: E, name: string): PromiseActorLogic<Given<E>, Confirmed<E>> => {
  void endpoint
  return local<Given<E>, Confirmed<E>>(name)
}

/** Whether the call that got no answer was done; afterwards it never will be, if it was not. */
export const outcome = local<boolean>('outcome')

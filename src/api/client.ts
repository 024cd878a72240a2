import type { Asked, Endpoint, Given } from '#contract/endpoint.ts'
import type { Answer } from './early.ts'

/** Brings a call to the server and its answer back, in the name of whoever holds this phone. */
export type Carrier = (token: string, language: string) => Promise<Answer>

export interface Client {
  /** `isQuiet`: whoever asks says what became of it. */
  call<E extends Endpoint>(endpoint: E, fields: Asked<E>, signal?: AbortSignal, isQuiet?: boolean): Promise<Given<E>>
  /** A call that travels in a way of its own. */
  carry<E extends Endpoint>(endpoint: E, carrier: Carrier): Promise<Given<E>>
}

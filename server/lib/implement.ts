import type { Endpoint, Given, Room, Taken } from '#contract/endpoint.ts'
import type { Call } from './call.ts'

type Act<Reply> = (call: Call) => Promise<Reply>

/** Slow or self-committing work (a hash, a counter, a provider) comes before the transaction. */
export interface Prepared<Asked, Reply> {
  prepare(call: Call, taken: Asked): Promise<Act<Reply>>
}

/** Without a transaction: its one statement does everything or nothing. */
export interface Posted<Asked, Reply> {
  post(call: Call, taken: Asked): Promise<Reply>
}

/**
 * Tried first without asking who calls: its one statement checks the session. If refused, again with the member known.
 */
export interface Confirmed<Asked, Reply> {
  confirm(call: Call, taken: Asked): Promise<Reply>
}

export type Handler<E extends Endpoint> =
  | ((call: Call, taken: Taken<E>) => Promise<Given<E>>)
  | Prepared<Taken<E>, Given<E>>
  | Posted<Taken<E>, Given<E>>
  | Confirmed<Taken<E>, Given<E>>

export type Handlers<R extends Room> = { readonly [Name in keyof R]: Handler<R[Name]> }

export interface Implemented {
  readonly endpoint: Endpoint
  readonly phrase: string
  readonly handler: Handler<Endpoint>
}

export function implement<R extends Room>(name: string, room: R, handlers: Handlers<NoInfer<R>>): Implemented[] {
  return Object.entries(room).map(([call, endpoint]) => ({
    endpoint,
    phrase: `${name}.done.${call}`,
    handler: handlers[call] as unknown as Handler<Endpoint>,
  }))
}

import { fromPromise, type PromiseActorLogic } from 'xstate'
import type { Asked, Endpoint, Given, Room } from '#contract/endpoint.ts'

export type Remote<E extends Endpoint> = PromiseActorLogic<Given<E>, Asked<E>>
export type Remotes<R extends Room, Name extends keyof R = keyof R> = { [N in Name]: Remote<R[N]> }

/** The calls a flow may ask for. It cannot make them: whoever runs the flow provides them. */
export function remote<R extends Room, Name extends keyof R & string>(_room: R, ...names: Name[]): Remotes<R, Name> {
  return Object.fromEntries(names.map((name) => [name, absent(name)])) as Remotes<R, Name>
}

/** Something only the device can do, such as reading what it stored. */
export function local<Output, Input = undefined>(name: string): PromiseActorLogic<Output, Input> {
  return absent(name) as PromiseActorLogic<Output, Input>
}

const absent = (name: string) => fromPromise<never, never>(() => Promise.reject(new Error(`nobody provided "${name}"`)))

import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { RefusalName } from './refusals.ts'

/** Who may call. `optional` serves a visitor too, and more to a member. */
export type Access = 'anyone' | 'optional' | 'member' | 'merchant' | 'store' | 'service'

/** A phone has it without `access`, `refusals` and `says`: its build takes them out. */
export interface Endpoint<Takes extends GenericSchema = GenericSchema, Gives extends GenericSchema = GenericSchema> {
  readonly method: 'POST' | 'GET'
  readonly path: string
  readonly access: Access
  readonly writes: boolean
  /** Travels as multipart, for one of its fields is a file; every other call is form text. */
  readonly carriesFile: boolean
  readonly takes: Takes
  readonly gives: Gives
  readonly refusals: readonly RefusalName[]
  readonly says: string
}

/** A room's calls by name. */
export type Room = Readonly<Record<string, Endpoint>>

export type Asked<E extends Endpoint> = InferInput<E['takes']>
export type Taken<E extends Endpoint> = InferOutput<E['takes']>
export type Given<E extends Endpoint> = InferOutput<E['gives']>

type Described<Takes extends GenericSchema, Gives extends GenericSchema> = Omit<
  Endpoint<Takes, Gives>,
  'method' | 'writes' | 'carriesFile'
> & { method?: 'GET'; writes?: true; carriesFile?: true }

export function endpoint<Takes extends GenericSchema, Gives extends GenericSchema>(
  described: Described<Takes, Gives>,
): Endpoint<Takes, Gives> {
  return { method: 'POST', writes: false, carriesFile: false, ...described }
}

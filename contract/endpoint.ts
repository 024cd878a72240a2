import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { RefusalName } from './refusals.ts'

/** Who may call. `optional` serves a visitor too, and more to a member. */
export type Access = 'anyone' | 'optional' | 'member' | 'merchant' | 'store' | 'service'

export type Said = Readonly<Record<string, unknown>>

export type Trader = Extract<Access, 'merchant' | 'store'>

/** A phone has it without `access`, `leaves`, `begins`, `refusals` and `says`: its build takes them out. */
export interface Endpoint<Takes extends GenericSchema = GenericSchema, Gives extends GenericSchema = GenericSchema> {
  readonly method: 'POST' | 'GET'
  readonly path: string
  readonly access: Access
  readonly writes: boolean
  readonly signsOut: boolean
  /** Travels as multipart, for one of its fields is a file; every other call is form text. */
  readonly carriesFile: boolean
  /** Whether something leaves the account of whoever says this: a member who paused it is refused. */
  readonly leaves: (said: Said) => boolean
  /** As whom something new is taken on by whoever says this; a second factor may be demanded of them for it. */
  readonly begins: (said: Said) => Trader | undefined
  readonly takes: Takes
  readonly gives: Gives
  readonly refusals: readonly RefusalName[]
  readonly summary: string
}

export type Room = Readonly<Record<string, Endpoint>>

export type Asked<E extends Endpoint> = InferInput<E['takes']>
export type Taken<E extends Endpoint> = InferOutput<E['takes']>
export type Given<E extends Endpoint> = InferOutput<E['gives']>

type Described<Takes extends GenericSchema, Gives extends GenericSchema> = Omit<
  Endpoint<Takes, Gives>,
  'method' | 'writes' | 'signsOut' | 'carriesFile' | 'leaves' | 'begins'
> & {
  method?: 'GET'
  writes?: true
  signsOut?: true
  carriesFile?: true
  leaves?: (said: Said) => boolean
  begins?: (said: Said) => Trader | undefined
}

export const always = () => true
const never = () => false
export const asMerchant = () => 'merchant' as const
const asNobody = () => undefined

export function endpoint<Takes extends GenericSchema, Gives extends GenericSchema>({
  leaves,
  begins,
  ...described
}: Described<Takes, Gives>): Endpoint<Takes, Gives> {
  const implied = [leaves && ('member-paused' as const), begins && ('second-demanded' as const)].filter(
    (refusal) => refusal !== undefined,
  )
  const refusals = implied.length > 0 ? [...described.refusals, ...implied] : described.refusals
  return {
    method: 'POST',
    writes: false,
    signsOut: false,
    carriesFile: false,
    ...described,
    leaves: leaves ?? never,
    begins: begins ?? asNobody,
    refusals,
  }
}

import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { RefusalName } from './refusals.ts'

/** `optional` serves a visitor too, and more to a member. */
export type Access = 'anyone' | 'optional' | 'member' | 'merchant' | 'store' | 'service'

export type Said = Readonly<Record<string, unknown>>

export type Trader = Extract<Access, 'merchant' | 'store'>

/** The build for phones takes out `access`, `leaves`, `begins`, `refusals` and `says`. */
export interface Endpoint<Takes extends GenericSchema = GenericSchema, Gives extends GenericSchema = GenericSchema> {
  readonly method: 'POST' | 'GET'
  readonly path: string
  readonly access: Access
  readonly writes: boolean
  readonly signsOut: boolean
  /** Sent as multipart; every other call is form text. */
  readonly carriesFile: boolean
  /** Whether money leaves the caller's account: refused while the member has paused it. */
  readonly leaves: (said: Said) => boolean
  /** As what the caller takes on something new; a second factor may be demanded for it. */
  readonly begins: (said: Said) => Trader | undefined
  readonly takes: Takes
  readonly gives: Gives
  /** How `fresh` of a refusal reads, where it is not what the call gives. */
  readonly fresh?: GenericSchema
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

import { CODE, FAULTS, type Fault, type RefusalData } from '#contract/envelope.ts'
import type { Problem } from '#contract/problems.ts'
import type { RefusalName } from '#contract/refusals.ts'
import type { SecondWay } from '#contract/second.ts'

export interface Trouble {
  readonly code: number
  readonly message: string
  readonly refusal?: RefusalName
  readonly errors?: Readonly<Record<string, Problem>>
  readonly retryAfter?: number
  readonly left?: number
  readonly range?: { readonly least: string; readonly most: string }
  /** Of which currency how much is missing, and where whoever adds it comes back to. */
  readonly wants?: { readonly currency: string; readonly short: string; readonly returnTo: string }
}

export class Refused extends Error {
  readonly code: number
  readonly data: RefusalData
  constructor(code: number, message: string, data: RefusalData) {
    super(message)
    this.code = code
    this.data = data
  }
}

/** No answer of the server's own arrived. */
export class Unreachable extends Error {
  readonly fault: Fault
  constructor(fault: Fault) {
    super(FAULTS[fault].text)
    this.fault = fault
  }
}

export function troubleOf(error: unknown): Trouble {
  if (error instanceof Unreachable) return { code: FAULTS[error.fault].code, message: error.message }
  if (!(error instanceof Refused)) throw error
  const { refusal, errors, retry_after: retryAfter, left, range, currency, short_by, return_to } = error.data
  return {
    code: error.code,
    message: error.message,
    refusal: refusal as RefusalName,
    ...(errors && { errors }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(left !== undefined && { left }),
    ...(range && { range }),
    ...(currency && short_by && { wants: { currency, short: short_by, returnTo: return_to ?? '' } }),
  }
}

export const isMissing = (error: unknown) => error instanceof Refused && error.code === CODE.missing
export const isTooOften = (error: unknown) => error instanceof Refused && error.code === CODE.tooOften
export const isRefused = (error: unknown) => error instanceof Refused

/** What a refused call says of how things are by now, in the shape that it would have given. */
export const freshIn = (error: unknown): unknown => (error instanceof Refused ? error.data.fresh : undefined)

export const waysIn = (error: unknown): SecondWay[] => (error instanceof Refused ? (error.data.ways ?? []) : [])

export interface Failed {
  readonly event: { readonly error: unknown }
}

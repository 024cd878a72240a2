import type { RefusalName } from '#contract/refusals.ts'

export type ParcelMoveType = 'collect' | 'travel' | 'deliver' | 'sign' | 'fail'

export type ParcelActor = 'store' | 'carrier' | 'operator' | 'system'
export interface ParcelMove {
  readonly type: ParcelMoveType
  readonly by: ParcelActor
}

/** Whoever sends a parcel does not say where it is. */
export const PARCEL_ACTORS: Readonly<Record<ParcelMoveType, readonly ParcelActor[]>> = {
  collect: ['carrier'],
  travel: ['carrier'],
  deliver: ['carrier'],
  sign: ['carrier'],
  fail: ['carrier'],
}

export const parcelBlocker = ({ type, by }: ParcelMove): { readonly code: RefusalName } | undefined =>
  PARCEL_ACTORS[type].includes(by) ? undefined : { code: 'not-yours' }

const STEPS = ['collected', 'on_the_way', 'delivering', 'signed'] as const
type Step = (typeof STEPS)[number]

const SAID_BY: Readonly<Record<Step | 'problem', ParcelMoveType>> = {
  collected: 'collect',
  on_the_way: 'travel',
  delivering: 'deliver',
  signed: 'sign',
  problem: 'fail',
}

const stepOf = (state: string) => STEPS.findIndex((step) => step === state)

/**
 * What the parcel has come to by the states its carrier tells, the oldest first: whatever is told last of a problem, the
 * furthest of everything else. Told late, told twice or told backwards, it moves nothing.
 */
export function parcelMoveFor(state: string, told: readonly string[]): ParcelMoveType | undefined {
  if (told.includes('signed')) return state === 'signed' ? undefined : 'sign'
  const known = told.filter((one) => one === 'problem' || stepOf(one) >= 0)
  const last = known.at(-1)
  if (last === undefined) return undefined
  if (last === 'problem') return state === 'problem' || state === 'signed' ? undefined : 'fail'
  if (state === 'problem') return last === 'collected' ? undefined : SAID_BY[last as Step]
  const furthest = Math.max(...known.map(stepOf))
  const step = STEPS[furthest]
  return step && furthest > stepOf(state) ? SAID_BY[step] : undefined
}

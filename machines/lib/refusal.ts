import type { RefusalName } from '#contract/refusals.ts'
import { errorOf, noted } from './heard.ts'
import { isRefused, Refused, type Failed } from './trouble.ts'

export const isRefusal = (error: unknown, refusal: RefusalName): boolean =>
  error instanceof Refused && error.data.refusal === refusal

export const refusalGuards = {
  is: (_: unknown, { error, refusal }: { error: unknown; refusal: RefusalName }) => isRefusal(error, refusal),
  isRefused: (_: unknown, error: unknown) => isRefused(error),
}

/** The flow says what `is` and `note` do. */
export const refused = (refusal: RefusalName, target: string) =>
  ({
    guard: { type: 'is', params: ({ event }: Failed) => ({ error: event.error, refusal }) },
    target,
    actions: noted,
  }) as const

export const refusedTo = (targets: Partial<Record<RefusalName, string>>) =>
  (Object.entries(targets) as [RefusalName, string][]).map(([refusal, to]) => refused(refusal, to))

export const otherwise = (target: string) => ({ target, actions: noted }) as const

/** Of any answer that says no; what got none goes on to `otherwise`. The flow says what `isRefused` does. */
export const ifRefused = (target: string) =>
  ({ ...otherwise(target), guard: { type: 'isRefused', params: errorOf } }) as const

import type { RefusalName } from '#contract/refusals.ts'
import { Refused, type Failed } from './trouble.ts'

export const isRefusal = (error: unknown, refusal: RefusalName): boolean =>
  error instanceof Refused && error.data.refusal === refusal

/** The flow says what `is` and `note` do. */
export const refused = (refusal: RefusalName, target: string) =>
  ({
    guard: { type: 'is', params: ({ event }: Failed) => ({ error: event.error, refusal }) },
    target,
    actions: { type: 'note', params: ({ event }: Failed) => event.error },
  }) as const

export const otherwise = (target: string) =>
  ({ target, actions: { type: 'note', params: ({ event }: Failed) => event.error } }) as const

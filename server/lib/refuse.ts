import { HOUR_S, MINUTE_S } from '#contract/time-units.ts'
import type { RefusalData } from '#contract/envelope.ts'
import { PICTURE_BYTES, PICTURE_PIXELS } from '#contract/limits.ts'
import type { Problem } from '#contract/problems.ts'
import { REFUSALS, type RefusalName } from '#contract/refusals.ts'
import type { Say } from './words.ts'

export type Problems = Record<string, Problem>
export type Facts = { problems?: Problems } & Partial<
  Pick<
    RefusalData,
    | 'retry_after'
    | 'left'
    | 'range'
    | 'reason'
    | 'ways'
    | 'ticket'
    | 'fresh'
    | 'ended'
    | 'currency'
    | 'short_by'
    | 'return_to'
  >
>

/** Rolls the call back. */
export class Refusal extends Error {
  readonly refusal: RefusalName
  readonly facts: Facts
  constructor(refusal: RefusalName, facts: Facts = {}) {
    super(refusal)
    this.refusal = refusal
    this.facts = facts
  }
  get code() {
    return REFUSALS[this.refusal].code
  }
}

export function refuse(refusal: RefusalName, facts?: Facts): never {
  throw new Refusal(refusal, facts)
}

export function refuseProblems(problems: Problems): void {
  if (Object.keys(problems).length > 0) refuse('invalid', { problems })
}

const PICTURE_MOST = { megabytes: PICTURE_BYTES / 1024 ** 2, megapixels: PICTURE_PIXELS / 1_000_000 }

function waitIn(say: Say, seconds: number): string {
  if (seconds < MINUTE_S) return say('common.wait.seconds', { count: seconds })
  if (seconds < 2 * HOUR_S) return say('common.wait.minutes', { count: Math.ceil(seconds / MINUTE_S) })
  return say('common.wait.hours', { count: Math.ceil(seconds / HOUR_S) })
}

export const inWords = (say: Say, refusal: RefusalName, { retry_after = 0, left = 0, reason, range }: Facts): string =>
  say(`common.refusals.${refusal}`, {
    wait: waitIn(say, retry_after),
    left,
    reason: reason ?? 'none',
    most: range?.most ?? '',
    ...PICTURE_MOST,
  })

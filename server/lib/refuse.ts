import type { RefusalData } from '#contract/envelope.ts'
import type { Problem } from '#contract/problems.ts'
import { REFUSALS, type RefusalName } from '#contract/refusals.ts'
import type { Call } from './call.ts'
import type { Say } from './words.ts'

export type Problems = Record<string, Problem>
export type Facts = { problems?: Problems } & Partial<Pick<RefusalData, 'retry_after' | 'left' | 'reason' | 'fresh'>>

/** Reads what the caller saw an older version of, once nothing that the call began remains. */
export type Fresh = (call: Call) => Promise<unknown>

/** The server says no, by name. Nothing the call began remains. */
export class Refusal extends Error {
  readonly refusal: RefusalName
  readonly facts: Facts
  readonly fresh: Fresh | undefined
  constructor(refusal: RefusalName, facts: Facts = {}, fresh?: Fresh) {
    super(refusal)
    this.refusal = refusal
    this.facts = facts
    this.fresh = fresh
  }
  get code() {
    return REFUSALS[this.refusal].code
  }
}

export function refuse(refusal: RefusalName, facts?: Facts, fresh?: Fresh): never {
  throw new Refusal(refusal, facts, fresh)
}

/** Refuses when any field has a problem. */
export function refuseProblems(problems: Problems): void {
  if (Object.keys(problems).length > 0) refuse('invalid', { problems })
}

const clockFace = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** A refusal in the words of a language. */
export const inWords = (say: Say, refusal: RefusalName, { retry_after = 0, left = 0 }: Facts): string =>
  say(`refusals.${refusal}`, { wait: clockFace(retry_after), left })

import { type Answer, type Effect, isEffect, OR } from './answers.ts'
import type { Asking } from './askings.ts'
import type { Mishap } from './faulty-database.ts'

function isInTransaction(asking: Asking, isNaive: boolean): boolean {
  if (asking.does === 'send') return isNaive || asking.wish.act === 'invest'
  return asking.does !== 'quote' && asking.does !== 'outcome'
}

/** Whether a mishap comes to pass: not before there is an effect; a transaction is cut at its commit, and what it posts is asked again. */
export function befalls(
  before: Answer | Effect,
  mishap: Mishap | undefined,
  asking: Asking,
  isNaive: boolean,
): boolean {
  if (!mishap || !isEffect(before)) return false
  if (!isInTransaction(asking, isNaive)) return true
  if (mishap.startsWith('cut')) return before.commits ?? !before.refused
  return before.posts ?? true
}

/** A cut before the commit undoes the effect; what PostgreSQL wants repeated is repeated when it is a transaction. */
export function expectedOf(
  before: Answer | Effect,
  mishap: Mishap | undefined,
  asking: Asking,
  isNaive: boolean,
): Answer | undefined {
  if (!isEffect(before)) return before
  if (mishap === 'cut before commit') return undefined
  const isAskedAgain = mishap === 'conflict' || mishap === 'deadlock'
  if (isAskedAgain && !isInTransaction(asking, isNaive)) return { said: 'busy', facts: {} }
  const answer = before.act()
  return mishap === 'cut after commit' ? undefined : answer
}

export function compare(expected: Answer | undefined, answer: Answer | undefined, line: string): void {
  const wrong = Object.entries(expected?.facts ?? {}).find(([name, fact]) => answer?.facts[name] !== fact)
  const isSaid = expected && answer ? expected.said.split(OR).includes(answer.said) : expected === answer
  if (!isSaid || wrong) throw new Error(`expected ${JSON.stringify(expected ?? null)} in ${line}`)
}

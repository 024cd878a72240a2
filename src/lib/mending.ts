import { createContext, useCallback, useMemo, useRef, useState } from 'react'
import type { AnyMachineSnapshot, EventObject } from 'xstate'
import { problemsAfter, problemsIn, withProblems, type Judging } from '#machines/lib/mending.ts'
import { isClean, stillWrong, type Problems } from '#machines/lib/problems.ts'

export type Answers = (name: string) => string

type Submit = (answers: Answers) => unknown

interface Mending<Found extends Problems = Problems> {
  /** What was wrong when the form was last sent, and what of it still is. */
  readonly found: Found
  readonly problems: Found
  /** Another one with every answer. */
  readonly answer: object
  readonly judge: (answers: Answers, submit: Submit) => void
}

export const MendingContext = createContext<Mending | undefined>(undefined)
export const MendingProvider = MendingContext.Provider

const nothingToMend = (): void => undefined
const isSame = (one: Problems, other: Problems) => JSON.stringify(one) === JSON.stringify(other)

/** A form is refused when it is sent; what was refused is judged anew with every change, and nothing else is. */
export function useMending<Found extends Problems>(
  found: Found,
  ask: (answers: Answers, submit: Submit) => Problems | undefined,
  answer: object = found,
): Mending<Found> {
  const [mended, mend] = useState({ found, problems: found })
  const problems = mended.found === found ? mended.problems : found
  // The same one while nothing is wrong, or React would look through thousands of goods for who reads it.
  const clean = useMemo(() => ({ found, problems: found, answer, judge: nothingToMend }), [found, answer])
  if (isClean(found)) return clean
  return {
    found,
    problems,
    answer,
    judge(answers, submit) {
      const now = ask(answers, submit)
      const left = now && stillWrong(found, now)
      if (left && !isSame(left, problems)) mend({ found, problems: left })
    },
  }
}

/** Whoever is asked what is wrong by now is the flow itself: it is told what would be sent, and nothing is sent. */
export function useFlowMending(snapshot: AnyMachineSnapshot, send: (event: never) => void) {
  const hear = useRef<(event: EventObject) => void>(undefined)
  const context = snapshot.context as Judging
  const found = problemsIn(context)
  const ask = (answers: Answers, submit: Submit) => {
    const heard: EventObject[] = []
    hear.current = (event) => heard.push(event)
    try {
      submit(answers)
    } finally {
      hear.current = undefined
    }
    return heard[0] && problemsAfter(snapshot, heard[0])
  }
  const mending = useMending(found, ask, context.trouble ?? found)
  const say = useCallback((event: never) => (hear.current ?? send)(event), [send])
  return { mending, context: mending.problems === found ? context : withProblems(context, mending.problems), say }
}

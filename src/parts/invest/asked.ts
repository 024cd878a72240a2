import * as v from 'valibot'
import { Id } from '#contract/shapes.ts'

/** The number that an address names; any other text is none. */
export function numberIn(text: unknown): number | undefined {
  const read = v.safeParse(Id, typeof text === 'number' ? text : String(text ?? ''))
  return read.success ? read.output : undefined
}

/** One of a few words that an address names; any other text is none. */
export const wordIn = <Word extends string>(words: readonly Word[], text: unknown): Word | undefined =>
  words.find((word) => word === text)

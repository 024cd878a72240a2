import * as v from 'valibot'
import { Id } from '#contract/shapes.ts'

/** What an address says is text. */
export function numberIn(text = ''): number | undefined {
  const read = v.safeParse(Id, text)
  return read.success ? read.output : undefined
}

export const wordIn = <Word extends string>(words: readonly Word[], text: string | undefined): Word | undefined =>
  words.find((word) => word === text)

import * as v from 'valibot'
import { Id } from '#contract/shapes.ts'

export function numberIn(text: unknown): number | undefined {
  const read = v.safeParse(Id, typeof text === 'number' ? text : String(text ?? ''))
  return read.success ? read.output : undefined
}

export const wordIn = <Word extends string>(words: readonly Word[], text: unknown): Word | undefined =>
  words.find((word) => word === text)

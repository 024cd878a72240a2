import * as v from 'valibot'
import { Id } from '#contract/shapes.ts'

export function idIn(text: unknown): number {
  const read = v.safeParse(Id, typeof text === 'number' ? text : String(text ?? ''))
  return read.success ? read.output : 0
}

import * as v from 'valibot'
import { Id } from '#contract/shapes.ts'
import { METHODS, WithdrawalNo, type Method } from '#contract/withdrawal.ts'

export function idIn(text: unknown): number {
  const read = v.safeParse(Id, typeof text === 'number' ? text : String(text ?? ''))
  return read.success ? read.output : 0
}

export const methodIn = (text: unknown): Method | '' => (v.is(v.picklist(METHODS), text) ? text : '')
export const numberIn = (text: unknown): string => (v.is(WithdrawalNo, text) ? text : '')

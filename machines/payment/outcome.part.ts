import type { PayOutcome, PayStatus } from '#contract/payment.ts'
import { outputOf, type Heard } from '../lib/heard.ts'

export const heard = { type: 'hear', params: outputOf<PayOutcome> } as const

export const stands = (_: unknown, { is, asked }: { is: PayStatus; asked: PayStatus }): boolean => is === asked

/** Where one answer leads; the flow says what `hear` does, and takes `stands` among its guards. */
export const standing = (asked: PayStatus, target: string) =>
  ({
    guard: { type: 'stands', params: ({ event }: Heard<PayOutcome>) => ({ is: event.output.status, asked }) },
    target,
    actions: heard,
  }) as const

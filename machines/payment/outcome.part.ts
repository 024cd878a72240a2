import type { PayOutcome, PayStatus } from '#contract/payment.ts'

export interface Heard {
  readonly event: { readonly output: PayOutcome }
}

export const heard = { type: 'hear', params: ({ event }: Heard) => event.output } as const

export const stands = (_: unknown, { is, asked }: { is: PayStatus; asked: PayStatus }): boolean => is === asked

/** Where one answer leads; the flow says what `hear` does, and takes `stands` among its guards. */
export const standing = (asked: PayStatus, target: string) =>
  ({
    guard: { type: 'stands', params: ({ event }: Heard) => ({ is: event.output.status, asked }) },
    target,
    actions: heard,
  }) as const

import type { Given } from '#contract/endpoint.ts'
import type { Merchant, merchant } from '#contract/merchant.ts'

/** Where somebody stands as a merchant, and what they are told besides. */
export type Standing = Given<typeof merchant.index>

interface Heard<Output> {
  readonly event: { readonly output: Output }
}

/** All of it is read. */
export const read = { type: 'read', params: ({ event }: Heard<Standing>) => event.output } as const

/** Something was done: only the merchant is another now. */
export const stand = { type: 'stand', params: ({ event }: Heard<{ merchant: Merchant }>) => event.output } as const

import type { Given } from '#contract/endpoint.ts'
import type { Merchant, merchant } from '#contract/merchant.ts'

export type Standing = Given<typeof merchant.index>

interface Heard<Output> {
  readonly event: { readonly output: Output }
}

export const read = { type: 'read', params: ({ event }: Heard<Standing>) => event.output } as const

export const stand = { type: 'stand', params: ({ event }: Heard<{ merchant: Merchant }>) => event.output } as const

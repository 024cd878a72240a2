import type { Given } from '#contract/endpoint.ts'
import type { Merchant, merchant } from '#contract/merchant.ts'
import { outputOf } from '../lib/heard.ts'

export type Standing = Given<typeof merchant.index>

export const read = { type: 'read', params: outputOf<Standing> } as const

export const stand = { type: 'stand', params: outputOf<{ merchant: Merchant }> } as const

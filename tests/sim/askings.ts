import type { Wish } from './ways.ts'

export type Asking =
  | { readonly does: 'quote'; readonly wish: Wish }
  | {
      readonly does: 'send'
      readonly wish: Wish
      readonly quoteNo: string
      readonly key: string
      readonly pin: boolean
    }
  | { readonly does: 'outcome'; readonly wish: Wish; readonly key: string }
  | { readonly does: 'cancel'; readonly orderNo: string; readonly key: string }
  | {
      readonly does: 'stop'
      readonly orderNo: string
      readonly version: number
      readonly key: string
      readonly pin: boolean
    }
  | { readonly does: 'look'; readonly orderNo: string }
  | { readonly does: 'balances' }
  | { readonly does: 'aside'; readonly ref: string; readonly amount: bigint }
  | { readonly does: 'end'; readonly ref: string; readonly of: string; readonly amount: bigint; readonly pays: boolean }

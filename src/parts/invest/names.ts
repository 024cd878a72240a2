import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Address } from '#contract/addresses.ts'
import type { InvestOrder } from '#contract/invest.ts'
import type { AccountName } from '#contract/quote.ts'
import type { Purse, VentureCurrency, VentureKind } from '#contract/venture.ts'

export const PAID_INTO: Record<VentureCurrency, AccountName & (Purse | 'profit')> = {
  EUR: 'profit',
  USDT: 'usdt',
  COIN: 'coin',
}

export const PURSE_WORDS: Record<Purse | 'profit', MessageDescriptor> = {
  balance: msg`Balance`,
  usdt: msg`USDT account`,
  coin: msg`Coins`,
  profit: msg`Profit`,
}

export const KIND_WORDS: Record<VentureKind, MessageDescriptor> = {
  robot: msg`Robot`,
  product: msg`Plan`,
  project: msg`Project`,
  subscribe: msg`Subscription`,
}

export function ventureAt({ kind, venture_id }: Pick<InvestOrder, 'kind' | 'venture_id'>): Address {
  switch (kind) {
    case 'project':
      return `/pages/project/detail?id=${venture_id}`
    case 'subscribe':
      return `/pages/index/cp_info?id=${venture_id}`
    default:
      return `/pages/ai/ai_detail?id=${venture_id}&kind=${kind}`
  }
}

/** What the cover of something is drawn by, wherever it is shown. */
export const coverOf = ({ kind, id }: { kind: VentureKind; id: number }) => `${kind} ${id}`

const ORDERS = '/pages/ai/ai_order'
export const ROBOT_ORDERS = '/pages/ai/ai_robot_order'
export const TASKS = '/pages/ai/ai_task_order'

export const ordersAt = ({ kind }: Pick<InvestOrder, 'kind'>) => (kind === 'robot' ? ROBOT_ORDERS : ORDERS)

/** Where what one bought stands with the others of its kind. */
export const mineOf = (kind: VentureKind) => (kind === 'robot' ? ROBOT_ORDERS : '/pages/ai/ai_robot?segment=mine')
export const receiptAt = (kind: VentureKind, orderNo: string) =>
  kind === 'robot'
    ? (`${ROBOT_ORDERS}?receipt=${orderNo}` as const)
    : (`/pages/ai/ai_robot?segment=mine&receipt=${orderNo}` as const)

export const orderAt = (orderNo: string) => `/pages/ai/ai_order_info?order_no=${orderNo}` as const
export const tasksAt = (orderNo: string) => `${TASKS}?order_no=${orderNo}` as const

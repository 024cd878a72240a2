import type { RefusalName } from '#contract/refusals.ts'

export type ShopOrderMoveType =
  | 'pay'
  | 'cancel'
  | 'expire'
  | 'ship'
  | 'overdue'
  | 'sign'
  | 'verify'
  | 'unfetched'
  | 'receive'
  | 'arrive'
  | 'close'

export type ShopOrderActor = 'member' | 'gateway' | 'store' | 'carrier' | 'operator' | 'system'
export interface ShopOrderMove {
  readonly type: ShopOrderMoveType
  readonly by: ShopOrderActor
}

/** The house sends what is its own by itself in the demo, and by an operator elsewhere. */
export const SHOP_ORDER_ACTORS: Readonly<Record<ShopOrderMoveType, readonly ShopOrderActor[]>> = {
  pay: ['member', 'gateway'],
  cancel: ['member'],
  expire: ['system'],
  ship: ['store', 'operator', 'system'],
  overdue: ['system'],
  sign: ['carrier'],
  verify: ['store'],
  unfetched: ['system'],
  receive: ['member'],
  arrive: ['system'],
  close: ['system'],
}

/** How long each state waits for somebody, in milliseconds. */
export interface ShopOrderWindows {
  readonly send: number
  readonly fetch: number
  /** From the last parcel that was sent, and from the last that its carrier says was signed for. */
  readonly sent: number
  readonly signed: number
  readonly back: number
}

/** Moments are milliseconds; `null` is none. */
export interface ShopOrderFacts {
  readonly now: number
  readonly dueAt: number | null
  readonly isPickup: boolean
  /** Lines that lie in a parcel, lines that are still to be sent, parcels that nobody has signed for. */
  readonly sent: number
  readonly unsent: number
  readonly unsigned: number
  readonly windows: ShopOrderWindows
}

export interface ShopOrderBlocker {
  readonly code: RefusalName
  readonly until?: number
}

const due = (at: number | null, now: number): ShopOrderBlocker | undefined =>
  at === null ? { code: 'not-now' } : now < at ? { code: 'too-early', until: at } : undefined

const holds = (is: boolean): ShopOrderBlocker | undefined => (is ? undefined : { code: 'not-now' })

export function shopOrderBlocker(
  { now, dueAt, sent, unsigned }: ShopOrderFacts,
  { type, by }: ShopOrderMove,
): ShopOrderBlocker | undefined {
  if (!SHOP_ORDER_ACTORS[type].includes(by)) return { code: 'not-yours' }
  switch (type) {
    case 'expire':
    case 'overdue':
    case 'unfetched':
    case 'arrive':
    case 'close':
      return due(dueAt, now)
    case 'ship':
      return holds(sent > 0)
    case 'sign':
      return holds(unsigned === 0)
    case 'pay':
    case 'cancel':
    case 'verify':
    case 'receive':
      return undefined
  }
}

const RUNS_OUT: Readonly<Record<string, ShopOrderMoveType>> = {
  unpaid: 'expire',
  unshipped: 'overdue',
  pickup: 'unfetched',
  shipped: 'arrive',
  received: 'close',
}

/** What has to happen by now without anybody asking. */
export function shopOrderDue(state: string, { now, dueAt }: ShopOrderFacts): ShopOrderMove | undefined {
  const type = RUNS_OUT[state]
  return type && dueAt !== null && dueAt <= now ? { type, by: 'system' } : undefined
}

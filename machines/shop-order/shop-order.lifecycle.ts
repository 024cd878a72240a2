import { assign, setup } from 'xstate'
import { effects } from '../lib/effects.ts'
import { knows, type StateOf } from '../lib/states.ts'
import { shopOrderBlocker, type ShopOrderFacts, type ShopOrderMove, type ShopOrderWindows } from './shop-order.rules.ts'

const permitted = { guard: 'permits' } as const

const SHOP_ORDER_EFFECTS = ['takePayment', 'giveUp', 'returnAll', 'returnUnsent', 'paySeller', 'earnPoints'] as const
export type ShopOrderEffect = (typeof SHOP_ORDER_EFFECTS)[number]

/**
 * The life of what a member bought in the shop. What was paid lies in escrows of the order’s own until everything could be
 * returned for so long; only then is the seller paid. Every state but the last ones waits until a moment, and no longer.
 */
export const shopOrderLifecycle = setup({
  types: { input: {} as ShopOrderFacts, context: {} as ShopOrderFacts, events: {} as ShopOrderMove },
  guards: {
    permits: ({ context, event }) => shopOrderBlocker(context, event) === undefined,
    isPickup: ({ context, event }) => context.isPickup && shopOrderBlocker(context, event) === undefined,
    isAllSent: ({ context, event }) => context.unsent === 0 && shopOrderBlocker(context, event) === undefined,
    isPartlySent: ({ context, event }) => context.sent > 0 && shopOrderBlocker(context, event) === undefined,
  },
  actions: {
    ...effects(...SHOP_ORDER_EFFECTS),
    wait: assign(({ context: { now, windows } }, { what }: { readonly what: keyof ShopOrderWindows }) => ({
      dueAt: now + windows[what],
    })),
    /** What all was signed for already waits no longer than that. */
    waitForReceipt: assign(({ context: { now, unsigned, windows } }) => ({
      dueAt: now + (unsigned === 0 ? windows.signed : windows.sent),
    })),
    hasten: assign(({ context: { now, dueAt, windows } }) => ({
      dueAt: Math.min(dueAt ?? Infinity, now + windows.signed),
    })),
    noClock: assign({ dueAt: null }),
  },
}).createMachine({
  id: 'shopOrder',
  context: ({ input }) => input,
  initial: 'unpaid',
  states: {
    unpaid: {
      on: {
        pay: [
          { guard: 'isPickup', target: 'pickup', actions: 'takePayment' },
          { ...permitted, target: 'unshipped', actions: 'takePayment' },
        ],
        cancel: { ...permitted, target: 'cancelled', actions: 'giveUp' },
        expire: { ...permitted, target: 'cancelled', actions: 'giveUp' },
      },
    },
    unshipped: {
      entry: { type: 'wait', params: { what: 'send' } },
      on: {
        /** A part of it may come in a parcel before the rest. */
        ship: [{ guard: 'isAllSent', target: 'shipped' }, { ...permitted }],
        overdue: [
          { guard: 'isPartlySent', target: 'shipped', actions: 'returnUnsent' },
          { ...permitted, target: 'cancelled', actions: 'returnAll' },
        ],
      },
    },
    pickup: {
      entry: { type: 'wait', params: { what: 'fetch' } },
      on: {
        verify: { ...permitted, target: 'received' },
        unfetched: { ...permitted, target: 'cancelled', actions: 'returnAll' },
      },
    },
    shipped: {
      entry: 'waitForReceipt',
      on: {
        sign: { ...permitted, actions: 'hasten' },
        receive: { ...permitted, target: 'received' },
        arrive: { ...permitted, target: 'received' },
      },
    },
    received: {
      entry: { type: 'wait', params: { what: 'back' } },
      on: { close: { ...permitted, target: 'completed', actions: ['paySeller', 'earnPoints'] } },
    },
    completed: { entry: 'noClock', type: 'final' },
    cancelled: { entry: 'noClock', type: 'final' },
  },
})

export type ShopOrderState = StateOf<typeof shopOrderLifecycle>

export const shopOrderKnows = (state: ShopOrderState, type: ShopOrderMove['type']): boolean =>
  knows(shopOrderLifecycle, state, type)

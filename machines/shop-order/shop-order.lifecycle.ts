import { assign, setup } from 'xstate'
import { effects } from '../lib/effects.ts'
import { knows, type StateOf } from '../lib/states.ts'
import {
  type Pausable,
  shopOrderBlocker,
  type ShopOrderFacts,
  type ShopOrderMove,
  type ShopOrderWindows,
} from './shop-order.rules.ts'

const permitted = { guard: 'permits' } as const

const SHOP_ORDER_EFFECTS = [
  'takePayment',
  'giveUp',
  'returnAll',
  'returnUnsent',
  'paySeller',
  'earnPoints',
  'askBack',
  'answerRefund',
  'returnLines',
] as const
export type ShopOrderEffect = (typeof SHOP_ORDER_EFFECTS)[number]

interface Waiting {
  readonly in: Pausable
  readonly what: keyof ShopOrderWindows
}

/** What was left of a clock that stood still is left of it; any other state waits as long as it does. */
const waited = ({ now, before, rest }: ShopOrderFacts, state: Pausable, whole: number) => ({
  dueAt: now + (before === state && rest !== null ? rest : whole),
  before: null,
  rest: null,
})

const pauses = (state: Pausable) =>
  ({
    refund: { ...permitted, target: 'refunding', actions: [{ type: 'stop', params: { in: state } }, 'askBack'] },
  }) as const

const goesOn = (state: Exclude<Pausable, 'unshipped'>, actions: readonly ('returnLines' | 'answerRefund')[]) =>
  ({ guard: { type: 'was', params: { in: state } }, target: state, actions }) as const

const SETTLES = ['answerRefund', 'returnLines'] as const
const RESUMES = ['answerRefund'] as const

/**
 * The life of what a member bought in the shop. What was paid lies in escrows of the order’s own until everything could be
 * returned for so long; only then is the seller paid. Every state but the last ones waits until a moment, and no longer;
 * while something is asked back, that clock stands still.
 */
export const shopOrderLifecycle = setup({
  types: { input: {} as ShopOrderFacts, context: {} as ShopOrderFacts, events: {} as ShopOrderMove },
  guards: {
    permits: ({ context, event }) => shopOrderBlocker(context, event) === undefined,
    isPickup: ({ context, event }) => context.isPickup && shopOrderBlocker(context, event) === undefined,
    isAllSent: ({ context, event }) => context.unsent === 0 && shopOrderBlocker(context, event) === undefined,
    isPartlySent: ({ context, event }) => context.sent > 0 && shopOrderBlocker(context, event) === undefined,
    /** Everything that was sent is back. */
    isBack: ({ context, event }) => context.parcels > 0 && shopOrderBlocker(context, event) === undefined,
    isEmpty: ({ context, event }) =>
      context.sent + context.unsent === 0 && shopOrderBlocker(context, event) === undefined,
    was: ({ context, event }, { in: state }: { readonly in: Pausable }) =>
      context.before === state && shopOrderBlocker(context, event) === undefined,
  },
  actions: {
    ...effects(...SHOP_ORDER_EFFECTS),
    wait: assign(({ context }, { in: state, what }: Waiting) => waited(context, state, context.windows[what])),
    /** What all was signed for already waits no longer than that. */
    waitForReceipt: assign(({ context }) => {
      const { unsigned, windows } = context
      return waited(context, 'shipped', unsigned === 0 ? windows.signed : windows.sent)
    }),
    hasten: assign(({ context: { now, dueAt, windows } }) => ({
      dueAt: Math.min(dueAt ?? Infinity, now + windows.signed),
    })),
    hastenRest: assign(({ context: { rest, windows } }) => ({ rest: Math.min(rest ?? 0, windows.signed) })),
    stop: assign(({ context: { now, dueAt, windows, refunds } }, { in: before }: { readonly in: Pausable }) => ({
      before,
      rest: Math.max(0, (dueAt ?? now) - now),
      dueAt: now + windows.answer,
      refunds: refunds + 1,
    })),
    waitForAppeal: assign(({ context: { now, windows } }) => ({ dueAt: now + windows.answer })),
    standStill: assign({ dueAt: null }),
    end: assign({ dueAt: null, isOver: true, before: null, rest: null }),
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
      entry: { type: 'wait', params: { in: 'unshipped', what: 'send' } },
      on: {
        /** A part of it may come in a parcel before the rest. */
        ship: [{ guard: 'isAllSent', target: 'shipped' }, { ...permitted }],
        overdue: [
          { guard: 'isPartlySent', target: 'shipped', actions: 'returnUnsent' },
          { guard: 'isBack', target: 'refunded', actions: ['returnUnsent', 'paySeller'] },
          { ...permitted, target: 'cancelled', actions: 'returnAll' },
        ],
        ...pauses('unshipped'),
      },
    },
    pickup: {
      entry: { type: 'wait', params: { in: 'pickup', what: 'fetch' } },
      on: {
        verify: { ...permitted, target: 'received' },
        unfetched: { ...permitted, target: 'cancelled', actions: 'returnAll' },
        ...pauses('pickup'),
      },
    },
    shipped: {
      entry: 'waitForReceipt',
      on: {
        sign: { ...permitted, actions: 'hasten' },
        receive: { ...permitted, target: 'received' },
        arrive: { ...permitted, target: 'received' },
        ...pauses('shipped'),
      },
    },
    received: {
      entry: { type: 'wait', params: { in: 'received', what: 'back' } },
      on: {
        close: { ...permitted, target: 'completed', actions: ['paySeller', 'earnPoints'] },
        ...pauses('received'),
      },
    },
    refunding: {
      on: {
        sign: { ...permitted, actions: 'hastenRest' },
        refuse: { ...permitted, actions: ['waitForAppeal', 'answerRefund'] },
        appeal: { ...permitted, actions: ['standStill', 'answerRefund'] },
        settle: [
          { guard: 'isEmpty', target: 'refunded', actions: [...SETTLES, 'paySeller'] },
          goesOn('received', SETTLES),
          goesOn('shipped', SETTLES),
          goesOn('pickup', SETTLES),
          { guard: 'isAllSent', target: 'shipped', actions: SETTLES },
          { ...permitted, target: 'unshipped', actions: SETTLES },
        ],
        resume: [
          goesOn('received', RESUMES),
          goesOn('shipped', RESUMES),
          goesOn('pickup', RESUMES),
          { ...permitted, target: 'unshipped', actions: RESUMES },
        ],
      },
    },
    completed: { entry: 'end', type: 'final' },
    cancelled: { entry: 'end', type: 'final' },
    refunded: { entry: 'end', type: 'final' },
  },
})

export type ShopOrderState = StateOf<typeof shopOrderLifecycle>

export const shopOrderKnows = (state: ShopOrderState, type: ShopOrderMove['type']): boolean =>
  knows(shopOrderLifecycle, state, type)

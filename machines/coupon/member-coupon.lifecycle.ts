import { assign, setup } from 'xstate'
import { knows, type StateOf } from '../lib/states.ts'
import { memberCouponBlocker, type MemberCouponFacts, type MemberCouponMove } from './member-coupon.rules.ts'

const permitted = { guard: 'permits' } as const

/** The life of a coupon that a member has: an order holds it until it is paid; a voucher is used in its store. */
export const memberCouponLifecycle = setup({
  types: { input: {} as MemberCouponFacts, context: {} as MemberCouponFacts, events: {} as MemberCouponMove },
  guards: {
    permits: ({ context, event }) => memberCouponBlocker(context, event) === undefined,
    isOver: ({ context, event }) => context.endsAt <= context.now && memberCouponBlocker(context, event) === undefined,
  },
  actions: {
    wait: assign({ wakeAt: ({ context: { endsAt } }) => endsAt }),
    noClock: assign({ wakeAt: null }),
  },
}).createMachine({
  id: 'memberCoupon',
  context: ({ input }) => input,
  initial: 'unused',
  states: {
    unused: {
      entry: 'wait',
      on: {
        hold: { ...permitted, target: 'held' },
        use: { ...permitted, target: 'used' },
        expire: { ...permitted, target: 'expired' },
      },
    },
    held: {
      entry: 'noClock',
      on: {
        pay: { ...permitted, target: 'used' },
        drop: [
          { guard: 'isOver', target: 'expired' },
          { ...permitted, target: 'unused' },
        ],
      },
    },
    used: {
      entry: 'noClock',
      on: {
        restore: [
          { guard: 'isOver', target: 'expired' },
          { ...permitted, target: 'unused' },
        ],
      },
    },
    expired: { entry: 'noClock', type: 'final' },
  },
})

export type MemberCouponState = StateOf<typeof memberCouponLifecycle>

export const memberCouponKnows = (state: MemberCouponState, type: MemberCouponMove['type']): boolean =>
  knows(memberCouponLifecycle, state, type)

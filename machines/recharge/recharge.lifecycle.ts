import { assign, setup } from 'xstate'
import { effects } from '../lib/effects.ts'
import { knows, type StateOf } from '../lib/states.ts'
import { rechargeBlocker, type RechargeFacts, type RechargeMove } from './recharge.rules.ts'

type Change = (args: { context: RechargeFacts }) => Partial<RechargeFacts>
const change = (to: Change) => assign<RechargeFacts, RechargeMove, undefined, RechargeMove, never>(to)

const permitted = { guard: 'permits' } as const
const credits = { credit: { ...permitted, target: 'credited' } } as const

const RECHARGE_EFFECTS = ['keepProof', 'creditMoney', 'reverseMoney'] as const
export type RechargeEffect = (typeof RECHARGE_EFFECTS)[number]

/** Nothing of it has a clock: moments arrive with the facts. */
export const rechargeLifecycle = setup({
  types: { input: {} as RechargeFacts, context: {} as RechargeFacts, events: {} as RechargeMove },
  guards: { permits: ({ context, event }) => rechargeBlocker(context, event) === undefined },
  actions: {
    ...effects(...RECHARGE_EFFECTS),
    noClock: change(() => ({ expireAt: null })),
    infoClock: change(({ context: { now, terms } }) => ({ expireAt: now + terms.info })),
    leaseClock: change(({ context: { now, terms } }) => ({ leaseBy: now + terms.lease })),
    leaseEnds: change(() => ({ leaseBy: null })),
    appealClock: change(({ context: { now, terms, appealed } }) => ({
      appealBy: appealed ? null : now + terms.appeal,
    })),
    appealEnds: change(() => ({ appealBy: null, appealed: true })),
  },
}).createMachine({
  id: 'recharge',
  context: ({ input }) => input,
  initial: 'awaiting_proof',
  states: {
    awaiting_proof: {
      exit: 'noClock',
      on: {
        prove: { ...permitted, target: 'submitted', actions: 'keepProof' },
        cancel: { ...permitted, target: 'cancelled' },
        expire: { ...permitted, target: 'expired' },
        /** A chain that thinks again has no such deposit any more, until it does. */
        vanish: { ...permitted, target: 'cancelled' },
        ...credits,
      },
    },
    submitted: { on: { take: { ...permitted, target: 'in_review' }, cancel: { ...permitted, target: 'cancelled' } } },
    in_review: {
      entry: 'leaseClock',
      exit: 'leaseEnds',
      on: {
        leaseExpired: { ...permitted, target: 'submitted' },
        ask: { ...permitted, target: 'needs_info' },
        reject: { ...permitted, target: 'rejected' },
        ...credits,
      },
    },
    needs_info: {
      entry: 'infoClock',
      exit: 'noClock',
      on: {
        prove: { ...permitted, target: 'submitted', actions: 'keepProof' },
        cancel: { ...permitted, target: 'cancelled' },
        expire: { ...permitted, target: 'expired' },
      },
    },
    rejected: {
      entry: 'appealClock',
      on: { appeal: { ...permitted, target: 'submitted', actions: ['appealEnds', 'keepProof'] } },
    },
    credited: { entry: 'creditMoney', on: { reverse: { ...permitted, target: 'reversed' } } },
    reversed: { entry: 'reverseMoney', type: 'final' },
    /** What comes by its channel after its time is credited all the same. */
    expired: { on: credits },
    cancelled: { on: { ...credits, appear: { ...permitted, target: 'awaiting_proof' } } },
  },
})

export type RechargeState = StateOf<typeof rechargeLifecycle>

export const rechargeKnows = (state: RechargeState, type: RechargeMove['type']): boolean =>
  knows(rechargeLifecycle, state, type)

import { and, assign, setup } from 'xstate'
import { effects } from '../lib/effects.ts'
import { knows, type StateOf } from '../lib/states.ts'
import { merchantBlocker, type MerchantFacts, type MerchantMove } from './merchant.rules.ts'

type Change = (args: { context: MerchantFacts; event: MerchantMove }) => Partial<MerchantFacts>
const change = (to: Change) => assign<MerchantFacts, MerchantMove, undefined, MerchantMove, never>(to)

const permitted = { guard: 'permits' } as const
const gives = ['giveMarginBack', 'closeShop'] as const
const stops = { suspend: { ...permitted, target: 'suspended' } } as const

const MERCHANT_EFFECTS = ['keepApplication', 'openShop', 'payMargin', 'giveMarginBack', 'closeShop'] as const
export type MerchantEffect = (typeof MERCHANT_EFFECTS)[number]

/** What was asked, judged, paid for, and at last given back. */
export const merchantLifecycle = setup({
  types: { input: {} as MerchantFacts, context: {} as MerchantFacts, events: {} as MerchantMove },
  guards: {
    permits: ({ context, event }) => merchantBlocker(context, event) === undefined,
    isShort: ({ context }) => context.marginShort,
  },
  actions: {
    ...effects(...MERCHANT_EFFECTS),
    breakClock: change(({ context: { now, terms } }) => ({ breakUntil: now + terms.break })),
    noBreak: change(() => ({ breakUntil: null })),
    leaveClock: change(({ context: { now, terms } }) => ({ leaveAt: now + terms.leave })),
    noLeave: change(() => ({ leaveAt: null })),
  },
}).createMachine({
  id: 'merchant',
  context: ({ input }) => input,
  initial: 'none',
  states: {
    none: { on: { apply: { ...permitted, target: 'applied', actions: 'keepApplication' } } },
    applied: { on: { verify: { ...permitted, target: 'verified' }, refuse: { ...permitted, target: 'refused' } } },
    refused: { on: { apply: { ...permitted, target: 'applied', actions: 'keepApplication' } } },
    verified: { on: { payMargin: { ...permitted, target: 'active', actions: ['payMargin', 'openShop'] }, ...stops } },
    active: {
      on: {
        pause: { ...permitted, target: 'break' },
        leave: { ...permitted, target: 'leaving' },
        marginFell: { ...permitted, target: 'margin_low' },
        ...stops,
      },
    },
    break: {
      entry: 'breakClock',
      exit: 'noBreak',
      on: {
        resume: [
          { guard: and(['permits', 'isShort']), target: 'margin_low' },
          { ...permitted, target: 'active' },
        ],
        breakOver: [
          { guard: and(['permits', 'isShort']), target: 'margin_low' },
          { ...permitted, target: 'active' },
        ],
        leave: { ...permitted, target: 'leaving' },
        ...stops,
      },
    },
    margin_low: {
      on: {
        payMargin: { ...permitted, target: 'active', actions: 'payMargin' },
        marginRose: { ...permitted, target: 'active' },
        leave: { ...permitted, target: 'leaving' },
        ...stops,
      },
    },
    leaving: {
      entry: 'leaveClock',
      exit: 'noLeave',
      on: {
        stay: [
          { guard: and(['permits', 'isShort']), target: 'margin_low' },
          { ...permitted, target: 'active' },
        ],
        leaveDue: { ...permitted, target: 'left', actions: gives },
        ...stops,
      },
    },
    left: { on: { apply: { ...permitted, target: 'applied', actions: 'keepApplication' } } },
    suspended: {
      on: {
        release: [
          { guard: and(['permits', 'isShort']), target: 'margin_low', actions: 'openShop' },
          { ...permitted, target: 'active', actions: 'openShop' },
        ],
        expel: { ...permitted, target: 'left', actions: gives },
      },
    },
  },
})

export type MerchantLife = StateOf<typeof merchantLifecycle>

export const merchantAt = (state: MerchantLife, facts: MerchantFacts) =>
  merchantLifecycle.resolveState({ value: state, context: facts })

export const merchantKnows = (state: MerchantLife, type: MerchantMove['type']): boolean =>
  knows(merchantLifecycle, state, type)

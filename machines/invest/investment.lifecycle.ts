import { assign, setup } from 'xstate'
import { effects } from '../lib/effects.ts'
import { knows, type StateOf } from '../lib/states.ts'
import { investmentBlocker, type InvestmentFacts, type InvestmentMove } from './investment.rules.ts'

const permitted = { guard: 'permits' } as const

const INVESTMENT_EFFECTS = ['payDate', 'returnWhole', 'returnLessFee', 'voidDates'] as const
export type InvestmentEffect = (typeof INVESTMENT_EFFECTS)[number]

/**
 * The life of what a member bought. What was put in lies in an account of its own from the first moment to the last, and
 * returns whole unless the member ends it early; what dates bring comes from a pool. Nothing of it has a clock: moments
 * arrive with the facts.
 */
export const investmentLifecycle = setup({
  types: { input: {} as InvestmentFacts, context: {} as InvestmentFacts, events: {} as InvestmentMove },
  guards: { permits: ({ context, event }) => investmentBlocker(context, event) === undefined },
  actions: { ...effects(...INVESTMENT_EFFECTS), cooled: assign({ coolUntil: null }) },
}).createMachine({
  id: 'investment',
  context: ({ input }) => input,
  initial: 'cooling',
  states: {
    cooling: {
      exit: 'cooled',
      on: {
        coolOver: { ...permitted, target: 'running' },
        stop: { ...permitted, target: 'cancelled' },
        cancel: { ...permitted, target: 'cancelled' },
      },
    },
    running: {
      on: {
        settle: { ...permitted, actions: 'payDate' },
        runDry: { ...permitted, target: 'suspended.pool' },
        finish: { ...permitted, target: 'completed' },
        stop: { ...permitted, target: 'ended_early', actions: 'returnLessFee' },
        suspend: { ...permitted, target: 'suspended.team' },
        cancel: { ...permitted, target: 'cancelled' },
      },
    },
    suspended: {
      initial: 'pool',
      on: {
        finish: { ...permitted, target: 'completed' },
        stop: { ...permitted, target: 'ended_early', actions: 'returnWhole' },
        cancel: { ...permitted, target: 'cancelled' },
      },
      states: {
        pool: {
          on: {
            refill: { ...permitted, target: '#investment.running' },
            suspend: { ...permitted, target: 'team' },
          },
        },
        team: { on: { resume: { ...permitted, target: '#investment.running' } } },
      },
    },
    completed: { entry: ['returnWhole', 'voidDates'], type: 'final' },
    ended_early: { entry: 'voidDates', type: 'final' },
    cancelled: { entry: ['returnWhole', 'voidDates'], type: 'final' },
  },
})

export type InvestmentState = StateOf<typeof investmentLifecycle>

export const investmentKnows = (state: InvestmentState, type: InvestmentMove['type']): boolean =>
  knows(investmentLifecycle, state, type)

import { and, setup, type AnyMachineSnapshot } from 'xstate'
import { effects } from '../lib/effects.ts'
import { knows, pathOf, valueOf, type StateOf } from '../lib/states.ts'
import { clocks } from './order.clocks.ts'
import type { OrderFacts } from './order.facts.ts'
import { blockerOf, type OrderMove } from './order.rules.ts'

const permitted = { guard: 'permits' } as const

/** What was ever said to be paid no clock gives back. */
const claimed = {
  guard: and(['permits', 'wasPaid']),
  target: '#tradeOrder.disputed',
  actions: ['fromAwaiting', 'openDispute'],
} as const

const ORDER_EFFECTS = [
  'bindMerchant',
  'passOn',
  'holdPayment',
  'returnPayment',
  'returnAll',
  'releaseCoins',
  'divide',
  'settleMoney',
  'keepStatement',
] as const
export type OrderEffect = (typeof ORDER_EFFECTS)[number]

/**
 * The life of one order of the trade. The member's coins are in its escrow from the beginning until it is settled or
 * cancelled; what is set aside by the merchant joins them. Nothing of it has a clock: moments arrive with the facts.
 */
export const orderLifecycle = setup({
  types: { input: {} as OrderFacts, context: {} as OrderFacts, events: {} as OrderMove },
  guards: {
    permits: ({ context, event }) => blockerOf(context, event) === undefined,
    isWallet: ({ context }) => context.rail === 'wallet',
    mayGoOn: ({ context: { wantsRematch, memberAsked, rematches, terms } }) =>
      wantsRematch && !memberAsked && rematches < terms.rematches,
    wasPaid: ({ context }) => context.paidEver,
    otherAsked: ({ context, event }) => (event.by === 'member' ? context.merchantAsked : context.memberAsked),
    cameFromPaid: ({ context }) => context.before === 'paid',
    settles: ({ event }) => event.settles === true,
  },
  actions: {
    ...effects(...ORDER_EFFECTS),
    ...clocks,
  },
}).createMachine({
  id: 'tradeOrder',
  context: ({ input }) => input,
  initial: 'matching',
  states: {
    matching: {
      initial: 'searching',
      on: {
        cancel: { ...permitted, target: 'cancelled' },
        matchExpired: { ...permitted, target: 'cancelled' },
        marketClosed: { ...permitted, target: 'cancelled' },
        recall: { ...permitted, target: 'cancelled' },
        freeze: { ...permitted, actions: 'freezeClocks' },
        thaw: { ...permitted, actions: 'thawClocks' },
      },
      states: {
        searching: {
          on: { offer: { ...permitted, target: 'offered', actions: ['offerClock', 'arrive', 'bindMerchant'] } },
        },
        offered: {
          on: {
            accept: { ...permitted, target: '#tradeOrder.awaiting_payment', actions: ['payClock', 'holdPayment'] },
            decline: { ...permitted, target: 'searching', actions: ['searchOn', 'arrive', 'passOn'] },
            offerExpired: { ...permitted, target: 'searching', actions: ['searchOn', 'arrive', 'passOn'] },
          },
        },
      },
    },
    awaiting_payment: {
      entry: 'arrive',
      initial: 'due',
      on: {
        dispute: { ...permitted, target: 'disputed', actions: ['fromAwaiting', 'openDispute', 'keepStatement'] },
        freeze: { ...permitted, actions: 'freezeClocks' },
        thaw: { ...permitted, actions: 'thawClocks' },
      },
      states: {
        due: {
          on: {
            pay: [
              {
                guard: and(['permits', 'isWallet']),
                target: '#tradeOrder.settling',
                actions: ['settleClock', 'releaseCoins'],
              },
              { ...permitted, target: '#tradeOrder.paid', actions: 'markPaid' },
            ],
            extend: { ...permitted, actions: 'lengthen' },
            abandon: [
              {
                guard: and(['permits', 'mayGoOn']),
                target: '#tradeOrder.matching',
                actions: ['searchAnew', 'arrive', 'returnPayment', 'passOn'],
              },
              { ...permitted, target: '#tradeOrder.cancelled' },
            ],
            askCancel: [
              { guard: and(['permits', 'otherAsked']), target: '#tradeOrder.cancelled' },
              { ...permitted, actions: 'ask' },
            ],
            silenceExpired: [claimed, { ...permitted, target: '#tradeOrder.cancelled' }],
            payExpired: [
              claimed,
              {
                guard: and(['permits', 'isWallet', 'mayGoOn']),
                target: '#tradeOrder.matching',
                actions: ['searchAnew', 'arrive', 'returnPayment', 'passOn'],
              },
              { guard: and(['permits', 'isWallet']), target: '#tradeOrder.cancelled' },
              { ...permitted, target: 'late', actions: ['lateClock', 'arrive'] },
            ],
          },
        },
        late: {
          on: {
            pay: { ...permitted, target: '#tradeOrder.paid', actions: 'markPaid' },
            cancel: [
              {
                guard: and(['permits', 'mayGoOn']),
                target: '#tradeOrder.matching',
                actions: ['searchAnew', 'arrive', 'returnPayment', 'passOn'],
              },
              { ...permitted, target: '#tradeOrder.cancelled' },
            ],
            lateExpired: [
              {
                guard: and(['permits', 'mayGoOn']),
                target: '#tradeOrder.matching',
                actions: ['searchAnew', 'arrive', 'returnPayment', 'passOn'],
              },
              { ...permitted, target: '#tradeOrder.cancelled' },
            ],
          },
        },
      },
    },
    paid: {
      entry: 'arrive',
      on: {
        confirm: { ...permitted, target: 'settling', actions: ['settleClock', 'releaseCoins'] },
        undo: { ...permitted, target: 'awaiting_payment', actions: 'unpay' },
        confirmExpired: { ...permitted, target: 'disputed', actions: ['fromPaid', 'openDispute'] },
        dispute: { ...permitted, target: 'disputed', actions: ['fromPaid', 'openDispute', 'keepStatement'] },
        freeze: { ...permitted, actions: 'freezeClocks' },
        thaw: { ...permitted, actions: 'thawClocks' },
      },
    },
    disputed: {
      entry: 'arrive',
      initial: 'open',
      on: {
        confirm: { ...permitted, target: 'settling', actions: ['settleClock', 'releaseCoins'] },
        askCancel: [
          { guard: and(['permits', 'otherAsked']), target: 'cancelled' },
          { ...permitted, actions: 'askAside' },
        ],
        withdraw: [
          { guard: and(['permits', 'cameFromPaid']), target: 'paid', actions: 'resume' },
          { ...permitted, target: 'awaiting_payment', actions: 'resume' },
        ],
        evidence: { ...permitted, actions: 'keepStatement' },
        freeze: { ...permitted, actions: 'freezeClocks' },
        thaw: { ...permitted, actions: 'thawClocks' },
      },
      states: {
        open: { on: { take: { ...permitted, target: 'review', actions: 'leaseClock' } } },
        review: {
          on: {
            leaseExpired: { ...permitted, target: 'open', actions: 'leaseEnds' },
            propose: { ...permitted, target: 'proposed', actions: 'askBoth' },
            rule: [
              {
                guard: and(['permits', 'settles']),
                target: '#tradeOrder.settling',
                actions: ['settleClock', 'divide'],
              },
              { ...permitted, target: '#tradeOrder.cancelled', actions: 'divide' },
            ],
          },
        },
        proposed: {
          on: {
            agree: { ...permitted, actions: 'answer' },
            disagree: { ...permitted, actions: 'answer' },
            take: { ...permitted, target: 'review', actions: 'leaseClock' },
            rule: [
              {
                guard: and(['permits', 'settles']),
                target: '#tradeOrder.settling',
                actions: ['settleClock', 'divide'],
              },
              { ...permitted, target: '#tradeOrder.cancelled', actions: 'divide' },
            ],
          },
        },
      },
    },
    settling: {
      entry: 'arrive',
      on: {
        settleDue: { ...permitted, target: 'completed', actions: 'settleMoney' },
        flag: { ...permitted, actions: 'raiseFlag' },
        unflag: { ...permitted, actions: 'lowerFlag' },
        freeze: { ...permitted, actions: 'freezeClocks' },
        thaw: { ...permitted, actions: 'thawClocks' },
      },
    },
    completed: { entry: ['arrive', 'rateClock'], on: { rate: { ...permitted, actions: 'markRated' } } },
    cancelled: { entry: ['arrive', 'end', 'returnAll'], type: 'final' },
  },
})

export type OrderState = StateOf<typeof orderLifecycle>

export const orderAt = (state: OrderState, facts: OrderFacts) =>
  orderLifecycle.resolveState({ value: valueOf(state) as never, context: facts })

export const knowsMove = (state: OrderState, type: OrderMove['type']): boolean => knows(orderLifecycle, state, type)

export const stateIn = (snapshot: AnyMachineSnapshot) => pathOf(snapshot.value) as OrderState

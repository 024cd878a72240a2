import { and, assign, setup, type AnyMachineSnapshot } from 'xstate'
import { effects } from '../lib/effects.ts'
import { pathOf, valueOf, type StateOf } from '../lib/states.ts'
import { CLOCKS, type OrderFacts } from './order.facts.ts'
import { blockerOf, type OrderMove } from './order.rules.ts'
import { endReasonOf } from './order.ends.ts'

type Change = (here: { context: OrderFacts; event: OrderMove }) => Partial<OrderFacts>
const change = (to: Change) => assign<OrderFacts, OrderMove, undefined, OrderMove, never>(to)

/** Clocks that stop when the order goes elsewhere. */
const stopped = Object.fromEntries(
  CLOCKS.filter((clock) => clock !== 'matchBy').map((clock) => [clock, null]),
) as Partial<OrderFacts>

const permitted = { guard: 'permits' } as const
const again = { matchBy: null, memberAsked: false, merchantAsked: false, extensions: 0, late: false } as const

/**
 * The life of one order of the trade. The member's coins are in its escrow from the beginning until it is settled or
 * cancelled; what is set aside by the merchant joins them. Nothing of it has a clock: moments arrive with the facts.
 */
export const orderLifecycle = setup({
  types: { input: {} as OrderFacts, context: {} as OrderFacts, events: {} as OrderMove },
  guards: {
    permits: ({ context, event }) => blockerOf(context, event) === undefined,
    isWallet: ({ context }) => context.rail === 'wallet',
    mayGoOn: ({ context }) => context.wantsRematch && context.rematches < context.terms.rematches,
    otherAsked: ({ context, event }) => (event.by === 'member' ? context.merchantAsked : context.memberAsked),
    cameFromPaid: ({ context }) => context.before === 'paid',
    settles: ({ event }) => event.settles === true,
  },
  actions: {
    ...effects(
      'bindMerchant',
      'passOn',
      'holdPayment',
      'returnPayment',
      'returnAll',
      'releaseCoins',
      'keepProof',
      'divide',
      'settleMoney',
      'closeDispute',
      'keepStatement',
    ),
    arrive: change(({ context }) => ({ since: context.now })),
    offerClock: change(({ context: { now, terms, matchBy } }) => ({
      offerBy: Math.min(now + terms.offer, matchBy ?? Infinity),
    })),
    payClock: change(({ context: { now, terms } }) => ({ ...again, offerBy: null, payBy: now + terms.pay })),
    searchOn: change(() => ({ offerBy: null })),
    searchAnew: change(({ context: { now, terms, rematches } }) => ({
      ...stopped,
      ...again,
      matchBy: now + terms.match,
      rematches: rematches + 1,
    })),
    lateClock: change(({ context: { now, terms } }) => ({ payBy: null, silenceBy: null, lateBy: now + terms.late })),
    markPaid: change(({ context: { now, terms, lateBy } }) => ({
      ...stopped,
      paidAt: now,
      paidEver: true,
      late: lateBy !== null,
      memberAsked: false,
      merchantAsked: false,
      confirmBy: now + terms.confirm,
    })),
    settleClock: change(({ context: { now, terms } }) => ({
      ...stopped,
      paidEver: true,
      settleAt: now + terms.settle,
    })),
    lengthen: change(({ context: { payBy, terms, extensions } }) => ({
      payBy: (payBy ?? 0) + terms.extension,
      extensions: extensions + 1,
    })),
    ask: change(({ context: { now, terms }, event: { by } }) =>
      by === 'member'
        ? { memberAsked: true, silenceBy: now + terms.silence }
        : { merchantAsked: true, silenceBy: null },
    ),
    askAside: change(({ event: { by } }) => (by === 'member' ? { memberAsked: true } : { merchantAsked: true })),
    unpay: change(({ context: { now, terms } }) => ({
      ...stopped,
      undone: true,
      paidAt: null,
      payBy: now + terms.undo,
    })),
    openDispute: change(({ context: { now, terms, before }, event: { by } }) => ({
      ...stopped,
      opener: by === 'operator' ? null : by,
      before,
      memberAsked: false,
      merchantAsked: false,
      memberAnswer: '',
      merchantAnswer: '',
      evidenceBy: now + terms.evidence,
    })),
    fromAwaiting: change(() => ({ before: 'awaiting_payment' })),
    fromPaid: change(() => ({ before: 'paid' })),
    leaseClock: change(({ context: { now, terms } }) => ({ leaseBy: now + terms.lease })),
    leaseEnds: change(() => ({ leaseBy: null })),
    askBoth: change(({ context: { now, terms } }) => ({
      memberAnswer: '',
      merchantAnswer: '',
      leaseBy: null,
      answerBy: now + terms.answer,
    })),
    answer: change(({ event: { type, by } }) => {
      const said = type === 'agree' ? 'agree' : 'disagree'
      return by === 'member' ? { memberAnswer: said } : { merchantAnswer: said }
    }),
    resume: change(({ context: { now, terms, before } }) => ({
      ...stopped,
      opener: null,
      before: null,
      ...(before === 'paid' ? { confirmBy: now + terms.resumed } : { payBy: now + terms.resumed }),
    })),
    rateClock: change(({ context: { now, terms } }) => ({ ...stopped, rateBy: now + terms.rate })),
    markRated: change(({ event: { by } }) => (by === 'member' ? { memberRated: true } : { merchantRated: true })),
    raiseFlag: change(() => ({ flagged: true })),
    lowerFlag: change(() => ({ flagged: false })),
    freezeClocks: change(({ context: { now } }) => ({ frozenAt: now })),
    thawClocks: change(({ context }) => {
      const ice = context.now - (context.frozenAt ?? context.now)
      const shifted = CLOCKS.map((clock) => [clock, context[clock] === null ? null : context[clock] + ice])
      return { ...Object.fromEntries(shifted), since: context.since + ice, frozenAt: null }
    }),
    end: change(({ context, event }) => ({ ...stopped, matchBy: null, reason: endReasonOf(event, context) })),
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
        dispute: { ...permitted, target: 'disputed', actions: ['fromAwaiting', 'openDispute'] },
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
              { ...permitted, target: '#tradeOrder.paid', actions: ['markPaid', 'keepProof'] },
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
            silenceExpired: { ...permitted, target: '#tradeOrder.cancelled' },
            payExpired: [
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
            pay: { ...permitted, target: '#tradeOrder.paid', actions: ['markPaid', 'keepProof'] },
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
        dispute: { ...permitted, target: 'disputed', actions: ['fromPaid', 'openDispute'] },
        freeze: { ...permitted, actions: 'freezeClocks' },
        thaw: { ...permitted, actions: 'thawClocks' },
      },
    },
    disputed: {
      entry: 'arrive',
      initial: 'open',
      on: {
        confirm: { ...permitted, target: 'settling', actions: ['settleClock', 'closeDispute', 'releaseCoins'] },
        askCancel: [
          { guard: and(['permits', 'otherAsked']), target: 'cancelled', actions: 'closeDispute' },
          { ...permitted, actions: 'askAside' },
        ],
        withdraw: [
          { guard: and(['permits', 'cameFromPaid']), target: 'paid', actions: ['closeDispute', 'resume'] },
          { ...permitted, target: 'awaiting_payment', actions: ['closeDispute', 'resume'] },
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
                actions: ['settleClock', 'divide', 'closeDispute'],
              },
              { ...permitted, target: '#tradeOrder.cancelled', actions: ['divide', 'closeDispute'] },
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
                actions: ['settleClock', 'divide', 'closeDispute'],
              },
              { ...permitted, target: '#tradeOrder.cancelled', actions: ['divide', 'closeDispute'] },
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

/** An order as the lifecycle sees it, out of its state and its facts. */
export const orderAt = (state: OrderState, facts: OrderFacts) =>
  orderLifecycle.resolveState({ value: valueOf(state) as never, context: facts })

export const stateIn = (snapshot: AnyMachineSnapshot) => pathOf(snapshot.value) as OrderState

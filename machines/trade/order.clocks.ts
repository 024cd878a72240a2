import { assign } from 'xstate'
import { endReasonOf } from './order.ends.ts'
import { CLOCKS, type OrderFacts } from './order.facts.ts'
import type { OrderMove } from './order.rules.ts'

type Change = (args: { context: OrderFacts; event: OrderMove }) => Partial<OrderFacts>
const change = (to: Change) => assign<OrderFacts, OrderMove, undefined, OrderMove, never>(to)

const stopped = Object.fromEntries(
  CLOCKS.filter((clock) => clock !== 'matchBy').map((clock) => [clock, null]),
) as Partial<OrderFacts>

const again = { matchBy: null, memberAsked: false, merchantAsked: false, extensions: 0, late: false } as const

export const clocks = {
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
  markPaid: change(({ context: { now, terms, lateBy, payBy } }) => ({
    ...stopped,
    payKept: payBy,
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
    by === 'member' ? { memberAsked: true, silenceBy: now + terms.silence } : { merchantAsked: true, silenceBy: null },
  ),
  askAside: change(({ event: { by } }) => (by === 'member' ? { memberAsked: true } : { merchantAsked: true })),
  unpay: change(({ context: { now, terms, payKept } }) => ({
    ...stopped,
    undone: true,
    late: false,
    paidAt: null,
    payBy: Math.max(payKept ?? now, now + terms.undo),
  })),
  openDispute: change(({ context: { now, terms, before, payBy, payKept }, event: { by } }) => ({
    ...stopped,
    payKept: payBy ?? payKept,
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
  /** What was agreed to was what is proposed no more. */
  leaseClock: change(({ context: { now, terms } }) => ({
    memberAnswer: '',
    merchantAnswer: '',
    answerBy: null,
    leaseBy: now + terms.lease,
  })),
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
  resume: change(({ context: { now, terms, before, payKept, paidAt } }) => {
    const least = now + terms.resumed
    const runs =
      before === 'paid'
        ? { payKept, confirmBy: Math.max((paidAt ?? now) + terms.confirm, least) }
        : { payBy: Math.max(payKept ?? now, least) }
    return { ...stopped, opener: null, before: null, ...runs }
  }),
  rateClock: change(({ context: { now, terms } }) => ({ ...stopped, rateBy: now + terms.rate })),
  markRated: change(({ event: { by } }) => (by === 'member' ? { memberRated: true } : { merchantRated: true })),
  raiseFlag: change(() => ({ flagged: true })),
  lowerFlag: change(() => ({ flagged: false })),
  freezeClocks: change(({ context: { now } }) => ({ frozenAt: now })),
  thawClocks: change(({ context }) => {
    const ice = context.now - (context.frozenAt ?? context.now)
    const shifted = [...CLOCKS, 'paidAt' as const].map((at) => [at, context[at] === null ? null : context[at] + ice])
    return { ...Object.fromEntries(shifted), since: context.since + ice, frozenAt: null }
  }),
  end: change(({ context, event }) => ({ ...stopped, matchBy: null, reason: endReasonOf(event, context) })),
}

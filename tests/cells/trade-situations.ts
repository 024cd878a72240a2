import { DAY_MIN } from '#contract/time-units.ts'
import type { Rail } from '#contract/order.ts'
import type { OrderState } from '#machines/trade/order.lifecycle.ts'
import type { OrderMoveType } from '#machines/trade/order.rules.ts'
import { type Letter, type Row } from './trade.ts'

export type Way = readonly (readonly [event: OrderMoveType, by: Letter, minutes?: number])[]

export interface Situation {
  readonly name: string
  readonly state: OrderState
  readonly way: Way
  readonly rail: Rail
  readonly rematch?: boolean
  readonly settles?: boolean
  readonly but?: Row
}

export const OFFERED: Way = [['offer', 'S']]
export const DUE: Way = [...OFFERED, ['accept', 'C', 1]]
const ASKED: Way = [...DUE, ['askCancel', 'M', 2]]
export const LATE: Way = [...DUE, ['payExpired', 'S', 30]]
export const PAID: Way = [...DUE, ['pay', 'C', 1]]
const UNDONE: Way = [...PAID, ['undo', 'C', 1]]
export const OPEN: Way = [...DUE, ['dispute', 'M', 10]]
const REVIEW: Way = [...OPEN, ['take', 'O', 1]]
const PROPOSED: Way = [...REVIEW, ['propose', 'O', 1]]

/** Out of a wallet it is paid at once and never late, and no side takes the other's euros alone. */
const PAYS: Row = { pay: ['C', 'settling'], payExpired: ['S', 'cancelled', 30] }
const SEARCHES_ON: Row = { abandon: ['C', 'matching.searching'] }
const ASKED_FOR: Row = {
  askCancel: [
    ['M', 'said-already'],
    ['C', 'cancelled'],
  ],
  silenceExpired: ['S', 'cancelled', 17],
  payExpired: ['S', 'awaiting_payment.late', 30],
}
const NO_CONFIRM: Row = { confirm: ['M', 'not-now'] }
const EARLY: Row = { rule: ['O', 'too-early'] }
const BY_MERCHANT: Row = { withdraw: ['C', 'paid'] }

const both = (
  name: string,
  state: OrderState,
  way: Way,
  { wallet = {}, ...more }: Partial<Situation> & { wallet?: Row } = {},
): Situation[] => [
  { name, state, way, ...more, rail: 'bank' },
  { name, state, way, ...more, rail: 'wallet', but: { ...more.but, ...wallet } },
]

const DISPUTES: readonly Situation[] = [
  ...both('the member disputes', 'disputed.open', OPEN, { wallet: NO_CONFIRM }),
  {
    name: 'the merchant disputes what was paid',
    state: 'disputed.open',
    way: [...PAID, ['dispute', 'C', 10]],
    rail: 'bank',
    but: BY_MERCHANT,
  },
  {
    name: 'nobody confirmed',
    state: 'disputed.open',
    way: [...PAID, ['confirmExpired', 'S', DAY_MIN]],
    rail: 'bank',
    but: { withdraw: ['MC', 'not-yours'] },
  },
  {
    name: 'the member disputes what is late',
    state: 'disputed.open',
    way: [...LATE, ['dispute', 'M', 10]],
    rail: 'bank',
  },
  ...both('the member wants the dispute to end', 'disputed.open', [...OPEN, ['askCancel', 'M', 1]], {
    wallet: NO_CONFIRM,
    but: {
      askCancel: [
        ['M', 'said-already'],
        ['C', 'cancelled'],
      ],
    },
  }),
  ...both('an operator looks into it', 'disputed.review', REVIEW, { settles: true, wallet: NO_CONFIRM }),
  ...both('an operator rules for the member', 'disputed.review', REVIEW, {
    wallet: NO_CONFIRM,
    but: { rule: ['O', 'cancelled', DAY_MIN] },
  }),
  ...both('an operator would rule too soon', 'disputed.review', REVIEW, { wallet: NO_CONFIRM, but: EARLY }),
  ...both('something is proposed', 'disputed.proposed', PROPOSED, { settles: true, wallet: NO_CONFIRM }),
  ...both('the member agreed', 'disputed.proposed', [...PROPOSED, ['agree', 'M', 1]], {
    wallet: NO_CONFIRM,
    but: {
      ...EARLY,
      agree: [
        ['M', 'said-already'],
        ['C', 'disputed.proposed'],
      ],
      disagree: [
        ['M', 'said-already'],
        ['C', 'disputed.proposed'],
      ],
    },
  }),
  ...both('both agreed', 'disputed.proposed', [...PROPOSED, ['agree', 'M', 1], ['agree', 'C', 1]], {
    settles: true,
    wallet: NO_CONFIRM,
    but: { rule: ['O', 'settling'], agree: ['MC', 'said-already'], disagree: ['MC', 'said-already'] },
  }),
  ...both(
    'both agreed, and an operator looks into it anew',
    'disputed.review',
    [...PROPOSED, ['agree', 'M'], ['agree', 'C'], ['take', 'O', 1]],
    { wallet: NO_CONFIRM, but: { ...EARLY, leaseExpired: ['S', 'disputed.open', 33] } },
  ),
]

export const SITUATIONS: readonly Situation[] = [
  ...both('nobody is asked yet', 'matching.searching', []),
  ...both('a merchant is asked', 'matching.offered', OFFERED),
  ...both('a merchant accepted', 'awaiting_payment.due', DUE, { wallet: PAYS }),
  ...both('a merchant accepted, and others may be asked', 'awaiting_payment.due', DUE, {
    rematch: true,
    but: SEARCHES_ON,
    wallet: { ...PAYS, payExpired: ['S', 'matching.searching', 30] },
  }),
  ...both('the member asked to end it', 'awaiting_payment.due', ASKED, { but: ASKED_FOR, wallet: PAYS }),
  ...both('the member asked to end it, though others may be asked', 'awaiting_payment.due', ASKED, {
    rematch: true,
    but: { ...ASKED_FOR, abandon: ['C', 'cancelled'] },
    wallet: PAYS,
  }),
  ...both('the merchant asked to end it', 'awaiting_payment.due', [...DUE, ['askCancel', 'C', 1]], {
    but: {
      askCancel: [
        ['C', 'said-already'],
        ['M', 'cancelled'],
      ],
    },
    wallet: PAYS,
  }),
  ...both('more time was given twice', 'awaiting_payment.due', [...DUE, ['extend', 'M', 25], ['extend', 'M', 15]], {
    but: { extend: ['M', 'used-up', 55], payExpired: ['S', 'awaiting_payment.late', 60] },
    wallet: { ...PAYS, payExpired: ['S', 'cancelled', 60] },
  }),
  {
    name: 'the payment was taken back',
    state: 'awaiting_payment.due',
    way: UNDONE,
    rail: 'bank',
    but: { payExpired: ['S', 'disputed.open', 28] },
  },
  {
    name: 'the payment was taken back, and the member asked to end it',
    state: 'awaiting_payment.due',
    way: [...UNDONE, ['askCancel', 'M', 1]],
    rail: 'bank',
    but: { ...ASKED_FOR, silenceExpired: ['S', 'disputed.open', 16], payExpired: ['S', 'disputed.open', 28] },
  },
  { name: 'the payment is late', state: 'awaiting_payment.late', way: LATE, rail: 'bank' },
  {
    name: 'the payment is late, and others may be asked',
    state: 'awaiting_payment.late',
    way: LATE,
    rail: 'bank',
    rematch: true,
    but: { cancel: ['M', 'matching.searching'], lateExpired: ['S', 'matching.searching', 15] },
  },
  { name: 'it is paid', state: 'paid', way: PAID, rail: 'bank' },
  {
    name: 'it is paid again',
    state: 'paid',
    way: [...UNDONE, ['pay', 'C', 1]],
    rail: 'bank',
    but: { undo: ['C', 'used-up'] },
  },
  { name: 'it was paid long ago', state: 'paid', way: PAID, rail: 'bank', but: { undo: ['C', 'too-late', 11] } },
  ...DISPUTES,
  { name: 'it is settled', state: 'settling', way: [...PAID, ['confirm', 'M', 1]], rail: 'bank' },
  { name: 'it is settled', state: 'settling', way: PAID, rail: 'wallet' },
  {
    name: 'it is settled, but watched',
    state: 'settling',
    way: [...PAID, ['flag', 'O']],
    rail: 'wallet',
    but: { flag: ['O', 'said-already'], unflag: ['O', 'settling'], settleDue: ['S', 'order-frozen'] },
  },
  { name: 'it is over', state: 'completed', way: [...PAID, ['settleDue', 'S', 1]], rail: 'wallet' },
  { name: 'it is over', state: 'completed', way: [...PAID, ['confirm', 'M', 1], ['settleDue', 'S', 1]], rail: 'bank' },
  {
    name: 'it is over for the member',
    state: 'completed',
    way: [...PAID, ['settleDue', 'S', 1], ['rate', 'M']],
    rail: 'wallet',
    but: {
      rate: [
        ['M', 'said-already'],
        ['C', 'completed'],
      ],
    },
  },
  {
    name: 'it has been over for long',
    state: 'completed',
    way: [...PAID, ['settleDue', 'S', 1]],
    rail: 'wallet',
    but: { rate: ['MC', 'too-late', 14 * DAY_MIN] },
  },
  ...both('it was taken back', 'cancelled', [['cancel', 'M']]),
  ...both('it was given back', 'cancelled', [...DUE, ['abandon', 'C', 1]]),
]

import type { PaidFrom } from '#contract/shop-order.ts'
import { DAY_S } from '#contract/time-units.ts'
import type { ShopOrderState } from '#machines/shop-order/shop-order.lifecycle.ts'
import type { ShopOrderActor, ShopOrderMoveType } from '#machines/shop-order/shop-order.rules.ts'
import type { Row } from './cells.ts'

export const ACTORS = { M: 'member', G: 'gateway', T: 'store', C: 'carrier', O: 'operator', S: 'system' } as const
const PAY_BY = 1_800
const ANSWER_BY = 2 * DAY_S

/** What every state knows, and who may; everything was sent in one parcel, which nobody signed for yet. */
export const TABLE: Readonly<Record<ShopOrderState, Row<ShopOrderMoveType>>> = {
  unpaid: {
    pay: ['MG', 'unshipped'],
    cancel: ['M', 'cancelled'],
    expire: ['S', 'cancelled', PAY_BY],
  },
  unshipped: {
    ship: ['TOS', 'shipped'],
    overdue: ['S', 'cancelled', 7 * DAY_S],
    refund: ['M', 'refunding'],
  },
  pickup: {
    verify: ['T', 'received'],
    unfetched: ['S', 'cancelled', 14 * DAY_S],
    refund: ['M', 'refunding'],
  },
  shipped: {
    sign: ['C', 'not-now'],
    receive: ['M', 'received'],
    arrive: ['S', 'received', 10 * DAY_S],
    refund: ['M', 'refunding'],
  },
  received: { close: ['S', 'completed', 7 * DAY_S], refund: ['M', 'refunding'] },
  /** All of it is asked back, and nothing was sent yet. */
  refunding: {
    sign: ['C', 'not-now'],
    refuse: ['TO', 'refunding'],
    appeal: ['M', 'not-now'],
    settle: [
      ['TO', 'refunded'],
      ['S', 'refunded', ANSWER_BY],
    ],
    resume: [
      ['M', 'unshipped'],
      ['OS', 'not-now'],
    ],
  },
  completed: {},
  cancelled: {},
  refunded: {},
}

type Step = readonly [event: ShopOrderMoveType | 'one', by: ShopOrderActor, from?: PaidFrom]

export interface Life {
  readonly name: string
  readonly state: ShopOrderState
  readonly way: readonly Step[]
  readonly but?: Row<ShopOrderMoveType>
  /** Of the house, for points alone, to be fetched, one of two lines sent, every parcel signed for, asked back five times. */
  readonly is?: 'house' | 'points' | 'pickup' | 'partly' | 'signed' | 'asked'
  readonly seconds?: number
}

const PAID: readonly Step[] = [['pay', 'member']]
const SENT: readonly Step[] = [...PAID, ['ship', 'store']]
const RECEIVED: readonly Step[] = [...SENT, ['receive', 'member']]

const ONE: readonly Step[] = [...PAID, ['one', 'member']]
const settling = (to: ShopOrderState): Row<ShopOrderMoveType> => ({
  settle: [
    ['TO', to],
    ['S', to, ANSWER_BY],
  ],
})
const resuming = (to: ShopOrderState): Row<ShopOrderMoveType> => ({
  resume: [
    ['M', to],
    ['OS', 'not-now'],
  ],
})

export const SITUATIONS: readonly Life[] = [
  { name: 'it is not paid', state: 'unpaid', way: [] },
  {
    name: 'it is not paid, for a moment more',
    state: 'unpaid',
    way: [],
    but: { expire: ['S', 'too-early', PAY_BY - 1] },
  },
  { name: 'it is not paid, and to be fetched', state: 'unpaid', way: [], is: 'pickup', but: { pay: ['MG', 'pickup'] } },
  { name: 'it takes points alone, which are set aside', state: 'unpaid', way: [], is: 'points' },
  { name: 'it is paid out of the balance', state: 'unshipped', way: PAID },
  { name: 'it is paid by a gateway', state: 'unshipped', way: [['pay', 'gateway', 'gateway']] },
  {
    name: 'it is paid, and may be sent for a moment more',
    state: 'unshipped',
    way: PAID,
    but: { overdue: ['S', 'too-early', 7 * DAY_S - 1] },
  },
  {
    name: 'a part of it was sent',
    state: 'unshipped',
    way: PAID,
    is: 'partly',
    but: { overdue: ['S', 'shipped', 7 * DAY_S] },
  },
  { name: 'it can be fetched', state: 'pickup', way: PAID, is: 'pickup' },
  {
    name: 'it can be fetched for a moment more',
    state: 'pickup',
    way: PAID,
    is: 'pickup',
    but: { unfetched: ['S', 'too-early', 14 * DAY_S - 1] },
  },
  { name: 'it was sent', state: 'shipped', way: SENT },
  { name: 'it was sent by the demo', state: 'shipped', way: [...PAID, ['ship', 'system']], is: 'house' },
  {
    name: 'it counts as received a moment later',
    state: 'shipped',
    way: SENT,
    but: { arrive: ['S', 'too-early', 10 * DAY_S - 1] },
  },
  {
    name: 'its parcel was signed for',
    state: 'shipped',
    way: SENT,
    is: 'signed',
    but: { sign: ['C', 'shipped'] },
  },
  { name: 'it was received', state: 'received', way: RECEIVED },
  { name: 'it was received, of the house', state: 'received', way: RECEIVED, is: 'house' },
  { name: 'it was received, for points', state: 'received', way: RECEIVED, is: 'points' },
  {
    name: 'it can be returned for a moment more',
    state: 'received',
    way: RECEIVED,
    but: { close: ['S', 'too-early', 7 * DAY_S - 1] },
  },
  { name: 'it was fetched', state: 'received', way: [...PAID, ['verify', 'store']], is: 'pickup' },
  { name: 'its seller was paid', state: 'completed', way: [...RECEIVED, ['close', 'system']], seconds: 7 * DAY_S },
  {
    name: 'everything that was sent of it came back',
    state: 'unshipped',
    way: [...PAID, ['one', 'member'], ['settle', 'store']],
    is: 'partly',
    but: { overdue: ['S', 'refunded', 7 * DAY_S] },
  },
  {
    name: 'something was asked back of it as often as may be',
    state: 'received',
    way: RECEIVED,
    is: 'asked',
    but: { refund: ['M', 'refunds-enough'] },
  },
  { name: 'all of it is asked back', state: 'refunding', way: [...PAID, ['refund', 'member']] },
  {
    name: 'all of it is asked back of the house',
    state: 'refunding',
    way: [...PAID, ['refund', 'member']],
    is: 'house',
  },
  {
    name: 'its seller may answer for a moment more',
    state: 'refunding',
    way: [...PAID, ['refund', 'member']],
    but: {
      settle: [
        ['TO', 'refunded'],
        ['S', 'too-early', ANSWER_BY - 1],
      ],
    },
  },
  { name: 'one line of two is asked back', state: 'refunding', way: ONE, but: settling('unshipped') },
  {
    name: 'one line of two is asked back, and the other was sent',
    state: 'refunding',
    way: ONE,
    is: 'partly',
    but: settling('shipped'),
  },
  {
    name: 'one line is asked back of what can be fetched',
    state: 'refunding',
    way: ONE,
    is: 'pickup',
    but: { ...settling('pickup'), ...resuming('pickup') },
  },
  {
    name: 'one line is asked back of what is on its way',
    state: 'refunding',
    way: [...SENT, ['one', 'member']],
    but: { ...settling('shipped'), ...resuming('shipped') },
  },
  {
    name: 'one line is asked back of what was signed for',
    state: 'refunding',
    way: [...SENT, ['one', 'member']],
    is: 'signed',
    but: { ...settling('shipped'), ...resuming('shipped'), sign: ['C', 'refunding'] },
  },
  {
    name: 'one line is asked back of what was received',
    state: 'refunding',
    way: [...RECEIVED, ['one', 'member']],
    but: { ...settling('received'), ...resuming('received') },
  },
  {
    name: 'all that was received is asked back',
    state: 'refunding',
    way: [...RECEIVED, ['refund', 'member']],
    but: resuming('received'),
  },
  {
    name: 'all that was received for points is asked back',
    state: 'refunding',
    way: [...RECEIVED, ['refund', 'member']],
    is: 'points',
    but: resuming('received'),
  },
  {
    name: 'its seller refused',
    state: 'refunding',
    way: [...RECEIVED, ['refund', 'member'], ['refuse', 'store']],
    but: {
      refuse: ['TO', 'not-now'],
      appeal: ['M', 'refunding'],
      settle: ['TOS', 'not-now'],
      resume: [
        ['MO', 'not-now'],
        ['S', 'received', ANSWER_BY],
      ],
    },
  },
  {
    name: 'its seller refused, and it can be taken to our team for a moment more',
    state: 'refunding',
    way: [...RECEIVED, ['refund', 'member'], ['refuse', 'operator']],
    but: {
      refuse: ['TO', 'not-now'],
      appeal: ['M', 'refunding', ANSWER_BY - 1],
      settle: ['TOS', 'not-now'],
      resume: [
        ['MO', 'not-now'],
        ['S', 'too-early', ANSWER_BY - 1],
      ],
    },
  },
  {
    name: 'our team decides',
    state: 'refunding',
    way: [...RECEIVED, ['refund', 'member'], ['refuse', 'store'], ['appeal', 'member']],
    but: {
      refuse: ['TO', 'not-now'],
      settle: [
        ['O', 'refunded'],
        ['TS', 'not-now'],
      ],
      resume: [
        ['MO', 'received'],
        ['S', 'not-now'],
      ],
    },
  },
  {
    name: 'all of it came back',
    state: 'refunded',
    way: [...PAID, ['refund', 'member'], ['settle', 'store']],
  },
  { name: 'its buyer cancelled it', state: 'cancelled', way: [['cancel', 'member']] },
  { name: 'it was not sent in time', state: 'cancelled', way: [...PAID, ['overdue', 'system']], seconds: 7 * DAY_S },
]

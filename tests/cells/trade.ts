import { DAY_MIN } from '#contract/time-units.ts'
import type { RefusalName } from '#contract/refusals.ts'
import type { Actor } from '#machines/trade/order.facts.ts'
import type { OrderState } from '#machines/trade/order.lifecycle.ts'
import type { OrderMoveType } from '#machines/trade/order.rules.ts'
import type { OrderRow } from '#server/trade/rows.ts'

export const ACTOR = { M: 'member', C: 'merchant', S: 'system', O: 'operator' } as const satisfies Record<string, Actor>
export type Letter = keyof typeof ACTOR
type Who = Letter | 'CS' | 'MC'
export type Ends = OrderState | RefusalName

/** Who may, where it leads or why it does not, and after how many minutes in the state; everybody else may never. */
export type Cell = readonly [who: Who, ends: Ends, minutes?: number]
export type Row = Readonly<Partial<Record<OrderMoveType, Cell | readonly Cell[]>>>

export const endsOf = (row: Row, event: OrderMoveType, letter: Letter): { ends: Ends; minutes: number | undefined } => {
  const known = row[event]
  if (!known) return { ends: 'not-now', minutes: undefined }
  const cells = (typeof known[0] === 'string' ? [known] : known) as readonly Cell[]
  const mine = cells.find(([who]) => who.includes(letter))
  return { ends: mine?.[1] ?? 'not-yours', minutes: (mine ?? cells[0])?.[2] }
}

export const frozenEndsOf = (row: Row, event: OrderMoveType, letter: Letter, state: OrderState): Ends => {
  if (!row[event]) return 'not-now'
  if (!WHO[event].includes(letter)) return 'not-yours'
  return event === 'thaw' ? state : event === 'freeze' ? 'said-already' : 'order-frozen'
}

/** A stop changes nothing but that everything else waits; one that is not stopped cannot go on. */
const stops = (state: OrderState): Row => ({ freeze: ['O', state], thaw: ['O', 'not-now'] })

const MATCHING: Row = {
  cancel: ['M', 'cancelled'],
  matchExpired: ['S', 'cancelled', 60],
  marketClosed: ['S', 'cancelled'],
  recall: ['O', 'cancelled'],
}
const DISPUTED: Row = { confirm: ['M', 'settling'], withdraw: ['M', 'awaiting_payment.due'] }
const asked = (state: OrderState): Row => ({ askCancel: ['MC', state], evidence: ['MC', state], ...stops(state) })

export const WHO: Readonly<Record<OrderMoveType, string>> = {
  offer: 'S',
  accept: 'CS',
  decline: 'C',
  offerExpired: 'S',
  cancel: 'M',
  matchExpired: 'S',
  marketClosed: 'S',
  recall: 'O',
  pay: 'C',
  extend: 'M',
  abandon: 'C',
  askCancel: 'MC',
  silenceExpired: 'S',
  payExpired: 'S',
  lateExpired: 'S',
  confirm: 'M',
  undo: 'C',
  confirmExpired: 'S',
  dispute: 'MC',
  evidence: 'MC',
  withdraw: 'MC',
  take: 'O',
  leaseExpired: 'S',
  propose: 'O',
  agree: 'MC',
  disagree: 'MC',
  rule: 'O',
  settleDue: 'S',
  flag: 'O',
  unflag: 'O',
  freeze: 'O',
  thaw: 'O',
  rate: 'MC',
}

/** What every state knows, as section 5 of the trade's rules says it; whatever is not here is not known there. */
export const TABLE: Readonly<Record<OrderState, Row>> = {
  'matching.searching': {
    ...MATCHING,
    ...stops('matching.searching'),
    offer: ['S', 'matching.offered'],
  },
  'matching.offered': {
    ...MATCHING,
    ...stops('matching.offered'),
    accept: ['CS', 'awaiting_payment.due'],
    decline: ['C', 'matching.searching'],
    offerExpired: ['S', 'matching.searching', 5],
  },
  'awaiting_payment.due': {
    ...stops('awaiting_payment.due'),
    pay: ['C', 'paid'],
    extend: ['M', 'awaiting_payment.due', 25],
    abandon: ['C', 'cancelled'],
    askCancel: ['MC', 'awaiting_payment.due'],
    silenceExpired: ['S', 'not-now'],
    payExpired: ['S', 'awaiting_payment.late', 30],
    dispute: ['MC', 'disputed.open', 10],
  },
  'awaiting_payment.late': {
    ...stops('awaiting_payment.late'),
    pay: ['C', 'paid'],
    cancel: ['M', 'cancelled'],
    lateExpired: ['S', 'cancelled', 15],
    dispute: ['MC', 'disputed.open', 10],
  },
  paid: {
    ...stops('paid'),
    confirm: ['M', 'settling'],
    undo: ['C', 'awaiting_payment.due'],
    confirmExpired: ['S', 'disputed.open', DAY_MIN],
    dispute: ['MC', 'disputed.open', 10],
  },
  'disputed.open': { ...DISPUTED, ...asked('disputed.open'), take: ['O', 'disputed.review'] },
  'disputed.review': {
    ...DISPUTED,
    ...asked('disputed.review'),
    leaseExpired: ['S', 'disputed.open', 31],
    propose: ['O', 'disputed.proposed'],
    rule: ['O', 'settling', DAY_MIN],
  },
  'disputed.proposed': {
    ...DISPUTED,
    ...asked('disputed.proposed'),
    agree: ['MC', 'disputed.proposed'],
    disagree: ['MC', 'disputed.proposed'],
    take: ['O', 'disputed.review'],
    rule: ['O', 'settling', DAY_MIN],
  },
  settling: {
    ...stops('settling'),
    settleDue: ['S', 'completed'],
    flag: ['O', 'settling'],
    unflag: ['O', 'not-now'],
  },
  completed: { rate: ['MC', 'completed'] },
  cancelled: {},
}

/** What an escrow holds in a state, in coins and in euros: the merchant's part joins with the acceptance. */
export function heldIn(state: string, { quantity, net, rail }: OrderRow) {
  const isOpen = !['settling', 'completed', 'cancelled'].includes(state)
  const isBound = isOpen && !state.startsWith('matching.')
  return { COIN: isOpen ? quantity : 0n, EUR: isBound ? (rail === 'wallet' ? net : (net + 9n) / 10n) : 0n }
}

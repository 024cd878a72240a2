import { transition } from 'xstate'
import { begunOrder, type OrderFacts, type OrderTerms } from '#machines/trade/order.facts.ts'
import { knowsMove, orderAt, orderLifecycle, type OrderState, stateIn } from '#machines/trade/order.lifecycle.ts'
import { blockerOf, type OrderMove } from '#machines/trade/order.rules.ts'
import { ACTOR, type Letter } from './trade-cells.ts'
import type { Way } from './trade-situations.ts'

export const MINUTE = 60_000
const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
export const BEGIN = Date.UTC(2026, 2, 3, 10)

export const TERMS: OrderTerms = {
  match: HOUR,
  offer: 5 * MINUTE,
  pay: 30 * MINUTE,
  extension: 15 * MINUTE,
  extensions: 2,
  extendWithin: 5 * MINUTE,
  late: 15 * MINUTE,
  confirm: DAY,
  undo: 10 * MINUTE,
  silence: 15 * MINUTE,
  disputeAfter: 10 * MINUTE,
  evidence: DAY,
  answer: DAY,
  lease: 30 * MINUTE,
  resumed: 15 * MINUTE,
  settle: 2 * HOUR,
  rate: 14 * DAY,
  rematches: 2,
}

/** An order without a base: its state, its facts, and what the lifecycle wanted done. */
export interface Played {
  readonly state: OrderState
  readonly facts: OrderFacts
  readonly effects: readonly string[]
}

const CHOSEN = { rail: 'bank', mode: 'normal', wantsRematch: false } as const
type Chosen = Parameters<typeof begunOrder>[2]

export const begun = (chosen: Partial<Chosen> = {}, terms: Partial<OrderTerms> = {}): Played => ({
  state: 'matching.searching',
  facts: begunOrder(BEGIN, { ...TERMS, ...terms }, { ...CHOSEN, ...chosen }),
  effects: [],
})

export function moved({ state, facts }: Played, move: OrderMove, now: number): Played | string {
  const seen = { ...facts, now }
  if (!knowsMove(state, move.type)) return 'not-now'
  const blocker = blockerOf(seen, move)
  if (blocker) return blocker.code
  const [after, actions] = transition(orderLifecycle, orderAt(state, seen), move)
  return { state: stateIn(after), facts: after.context, effects: actions.map(({ type }) => type) }
}

export function played(way: Way, from: Played = begun()): Played {
  let order = from
  for (const [type, letter, minutes = 0] of way) {
    const next = moved(order, { type, by: ACTOR[letter as Letter], settles: true }, order.facts.now + minutes * MINUTE)
    if (typeof next === 'string') throw new Error(`${type} in ${order.state} is refused: ${next}`)
    order = next
  }
  return order
}

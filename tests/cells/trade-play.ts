import { transition } from 'xstate'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/time-units.ts'
import { begunOrder, type OrderFacts, type OrderTerms } from '#machines/trade/order.facts.ts'
import { knowsMove, orderAt, orderLifecycle, type OrderState, stateIn } from '#machines/trade/order.lifecycle.ts'
import { blockerOf, type OrderMove } from '#machines/trade/order.rules.ts'
import { ACTOR, type Letter } from './trade.ts'
import type { Way } from './trade-situations.ts'

export const BEGIN = Date.UTC(2026, 2, 3, 10)

export const TERMS: OrderTerms = {
  match: HOUR_MS,
  offer: 5 * MINUTE_MS,
  pay: 30 * MINUTE_MS,
  extension: 15 * MINUTE_MS,
  extensions: 2,
  extendWithin: 5 * MINUTE_MS,
  late: 15 * MINUTE_MS,
  confirm: DAY_MS,
  undo: 10 * MINUTE_MS,
  silence: 15 * MINUTE_MS,
  disputeAfter: 10 * MINUTE_MS,
  evidence: DAY_MS,
  answer: DAY_MS,
  lease: 30 * MINUTE_MS,
  resumed: 15 * MINUTE_MS,
  settle: 2 * HOUR_MS,
  rate: 14 * DAY_MS,
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
    const next = moved(
      order,
      { type, by: ACTOR[letter as Letter], settles: true },
      order.facts.now + minutes * MINUTE_MS,
    )
    if (typeof next === 'string') throw new Error(`${type} in ${order.state} is refused: ${next}`)
    order = next
  }
  return order
}

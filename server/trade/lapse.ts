import { type OrderFacts } from '#machines/trade/order.facts.ts'
import { EXPIRIES, type Expiry, type OrderMove } from '#machines/trade/order.rules.ts'

export function wakeOf(facts: OrderFacts): number | null {
  if (facts.frozenAt !== null || facts.flagged) return null
  const due = Object.values(EXPIRIES)
    .map((clock) => facts[clock])
    .filter((at) => at !== null)
  return due.length === 0 ? null : Math.min(...due)
}

/** The earliest first; nothing while it is stopped. */
export function lapseIn(facts: OrderFacts): OrderMove | undefined {
  const at = wakeOf(facts)
  if (at === null || at > facts.now) return undefined
  const passed = (Object.keys(EXPIRIES) as Expiry[])
    .map((type) => ({ type, at: facts[EXPIRIES[type]] }))
    .filter(({ at }) => at !== null && at <= facts.now)
  const first = passed.toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0))[0]
  return first && { type: first.type, by: 'system' }
}

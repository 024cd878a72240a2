import type { Address } from '#contract/addresses.ts'
import type { Venture } from '#contract/venture.ts'
import { PlaceRow } from '#src/ui/rows.tsx'
import { Cover } from './cover.tsx'
import { coverOf } from './names.ts'
import { RiskLevel } from './risk.tsx'
import { VentureStanding } from './venture-status.tsx'
import { Facts, Term } from './venture-terms.tsx'

const TO = {
  robot: (id: number) => `/pages/ai/ai_detail?kind=robot&id=${id}`,
  product: (id: number) => `/pages/ai/ai_detail?kind=product&id=${id}`,
  project: (id: number) => `/pages/project/detail?id=${id}`,
  subscribe: (id: number) => `/pages/index/cp_info?id=${id}`,
} as const satisfies Record<Venture['kind'], (id: number) => Address>

export function VentureBrief({ of }: { of: Venture }) {
  const { id, kind, title, cover, term_days, risk_level, status, suspended } = of
  return (
    <PlaceRow
      to={TO[kind](id)}
      lead={<Cover src={cover} title={title} seed={coverOf(of)} size="row" />}
      label={<bdi>{title}</bdi>}
      note={<Facts of={[<Term key="term" days={term_days} />, <RiskLevel key="risk" level={risk_level} />]} />}
      value={(status !== 'open' || suspended === 1) && <VentureStanding of={of} />}
    />
  )
}

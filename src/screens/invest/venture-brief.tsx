import { chakra } from '@chakra-ui/react'
import type { Address } from '#contract/addresses.ts'
import type { Venture } from '#contract/venture.ts'
import { IfBuilt, Place } from '#src/ui/place.tsx'
import { Cover } from './cover.tsx'
import { RiskLevel } from './risk.tsx'
import { VentureStanding } from './venture-status.tsx'
import { Term } from './venture-terms.tsx'

const look = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  paddingBlock: '3',
  borderBottomWidth: '1px',
  borderColor: 'line',
  color: 'ink',
  overflowWrap: 'anywhere',
} as const
const Still = chakra('div', { base: look })
const Way = chakra(Place, { base: { ...look, _hover: { color: 'accent' } } })
const Sides = chakra('span', {
  base: { flex: '1', minWidth: '0', display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3' },
})
const Words = chakra('span', { base: { flex: '1 1 8rem', minWidth: '0', '& > *': { display: 'block' } } })
const Note = chakra('span', {
  base: { '&&': { display: 'flex' }, flexWrap: 'wrap', columnGap: '3', textStyle: 'note', color: 'ink2' },
})

const TO = {
  robot: (id: number) => `/pages/ai/ai_detail?kind=robot&id=${id}`,
  product: (id: number) => `/pages/ai/ai_detail?kind=product&id=${id}`,
  project: (id: number) => `/pages/project/detail?id=${id}`,
  subscribe: (id: number) => `/pages/index/cp_info?id=${id}`,
} as const satisfies Record<Venture['kind'], (id: number) => Address>

export function VentureBrief({ of }: { of: Venture }) {
  const { id, kind, title, cover, term_days, risk_level } = of
  const inside = (
    <>
      <Cover src={cover} title={title} size="row" />
      <Sides>
        <Words>
          <bdi>{title}</bdi>
          <Note>
            <Term days={term_days} />
            <RiskLevel level={risk_level} />
          </Note>
        </Words>
        <VentureStanding of={of} />
      </Sides>
    </>
  )
  return (
    <IfBuilt to={TO[kind](id)} otherwise={<Still>{inside}</Still>}>
      {(there) => <Way to={there}>{inside}</Way>}
    </IfBuilt>
  )
}

import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Address } from '#contract/addresses.ts'
import type { Venture } from '#contract/venture.ts'
import { pressed } from '#src/theme/recipes/row.ts'
import { IfBuilt, Place } from '#src/ui/place.tsx'
import { Line } from '#src/ui/surface.tsx'
import { Note, Strong } from '#src/ui/text.tsx'
import { Cover } from './cover.tsx'
import { EstimateLine } from './estimate.tsx'
import { coverOf } from './names.ts'
import { RiskLevel } from './risk.tsx'
import { VentureStanding } from './venture-status.tsx'

const Way = chakra(
  Place,
  {
    base: {
      ...pressed,
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'start',
      columnGap: '3',
      rowGap: '2.5',
      paddingBlock: '4',
      '& > :not([data-lead]) ~ *': { gridColumn: '1 / -1' },
    },
  },
  { defaultProps: { 'data-row': '' } },
)

interface VentureRowProps {
  of: Venture
  to: Address
  price: ReactNode
  terms: ReactNode
  children?: ReactNode
}

export function VentureRow({ of, to, price, terms, children }: VentureRowProps) {
  const { title, brief, cover, risk_level, estimate } = of
  return (
    <IfBuilt to={to}>
      {(there) => (
        <Way to={there}>
          <span data-lead="">
            <Cover src={cover} title={title} seed={coverOf(of)} size="row" />
          </span>
          <span>
            <Line as="span" at="first">
              <Strong as="bdi" flex="1 1 7rem">
                {title}
              </Strong>
              <VentureStanding of={of} />
            </Line>
            <Note as="span" display="block">
              <bdi>{brief}</bdi>
            </Note>
          </span>
          <Line as="span">
            <Strong>{price}</Strong>
            <RiskLevel level={risk_level} />
          </Line>
          <Note as="span">{terms}</Note>
          {children}
          <EstimateLine estimate={estimate} />
        </Way>
      )}
    </IfBuilt>
  )
}

import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Address } from '#contract/addresses.ts'
import type { Venture } from '#contract/venture.ts'
import { IfBuilt, Place } from '#src/ui/place.tsx'
import { Note, Strong } from '#src/ui/text.tsx'
import { Cover } from './cover.tsx'
import { EstimateLine } from './estimate.tsx'
import { RiskLevel } from './risk.tsx'
import { VentureStanding } from './venture-status.tsx'

const look = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '3',
  rowGap: '2.5',
  paddingBlock: '4',
  borderBottomWidth: '1px',
  borderColor: 'line',
  color: 'ink',
  overflowWrap: 'anywhere',
} as const
const Still = chakra('div', { base: look })
const Way = chakra(Place, { base: { ...look, _hover: { bg: 'surface' } } })
const Words = chakra('span', { base: { minWidth: '0', '& > span': { display: 'block' } } })
const Head = chakra('span', {
  base: { '&&': { display: 'flex' }, flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '3' },
})
const Marks = chakra('span', {
  base: { '&&': { display: 'flex' }, flexWrap: 'wrap', columnGap: '4', paddingTop: '1' },
})
const Wide = chakra('span', { base: { gridColumn: '1 / -1', minWidth: '0' } })

interface VentureRowProps {
  of: Venture
  to: Address
  price: ReactNode
  terms: ReactNode
  children?: ReactNode
}

export function VentureRow({ of, to, price, terms, children }: VentureRowProps) {
  const { title, brief, cover, risk_level, estimate } = of
  const inside = (
    <>
      <Cover src={cover} title={title} size="row" />
      <Words>
        <Head>
          <Strong as="bdi" flex="1 1 7rem" minWidth="0">
            {title}
          </Strong>
          <Strong maxWidth="full">{price}</Strong>
        </Head>
        <Note as="span">
          <bdi>{brief}</bdi>
        </Note>
        <Marks>
          <VentureStanding of={of} />
          <RiskLevel level={risk_level} />
        </Marks>
      </Words>
      <Wide textStyle="note" color="ink2">
        {terms}
      </Wide>
      {children && <Wide>{children}</Wide>}
      <Wide>
        <EstimateLine estimate={estimate} />
      </Wide>
    </>
  )
  return (
    <IfBuilt to={to} otherwise={<Still>{inside}</Still>}>
      {(there) => <Way to={there}>{inside}</Way>}
    </IfBuilt>
  )
}

import { chakra } from '@chakra-ui/react'
import { Timer } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Built } from '#src/lib/places.ts'
import { Countdown } from '#src/ui/countdown.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Money } from '#src/ui/money.tsx'
import { Place } from '#src/ui/place.tsx'

const Way = chakra(Place, {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '1',
    paddingBlock: '3.5',
    borderBottomWidth: '1px',
    borderColor: 'line',
    _hover: { bg: 'surface' },
  },
})
const Words = chakra('span', {
  base: { flex: '1 1 9rem', minWidth: '0', overflowWrap: 'anywhere', '& > span': { display: 'block' } },
})
const Figures = chakra('span', {
  base: {
    marginInlineStart: 'auto',
    maxWidth: 'full',
    display: 'grid',
    justifyItems: 'end',
    alignContent: 'start',
    textAlign: 'end',
    overflowWrap: 'anywhere',
  },
})
const Clock = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '1', textStyle: 'note', color: 'ink2' },
  variants: { urges: { true: { color: 'warn', fontWeight: '600' } } },
})

/** The least that is said of an order in a list. */
export const Least = chakra('span', { base: { textStyle: 'eyebrow', color: 'ink3' } })

interface OrderLineProps {
  to: Built
  /** What it brings, or costs, in euros. */
  euros: string
  until: number | null
  /** The clock is that of whoever looks. */
  urges?: boolean
  onExpire: () => void
  children: ReactNode
}

/** One order in a list: what is said of it, its money, and its clock. */
export const OrderLine = ({ to, euros, until, urges = false, onExpire, children }: OrderLineProps) => (
  <Way to={to}>
    <Words>{children}</Words>
    <Figures>
      <chakra.span textStyle="strong">
        <Money value={euros} unit="EUR" />
      </chakra.span>
      {until !== null && (
        <Clock urges={urges}>
          <Icon of={Timer} size={16} />
          <Countdown until={until} onEnd={onExpire} />
        </Clock>
      )}
    </Figures>
  </Way>
)

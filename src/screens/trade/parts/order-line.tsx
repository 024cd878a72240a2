import { chakra } from '@chakra-ui/react'
import { Timer } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Built } from '#src/lib/places.ts'
import { Countdown } from '#src/ui/countdown.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { RowFigures, RowTo, RowWords } from '#src/ui/list-row.tsx'
import { Money } from '#src/ui/money.tsx'

const Clock = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '1', textStyle: 'note', color: 'ink2' },
  variants: { urges: { true: { color: 'warn', fontWeight: '600' } } },
})

interface OrderLineProps {
  to: Built
  euros: string
  until: number | null
  urges?: boolean
  onExpire: () => void
  children: ReactNode
}

export const OrderLine = ({ to, euros, until, urges = false, onExpire, children }: OrderLineProps) => (
  <RowTo to={to}>
    <RowWords>{children}</RowWords>
    <RowFigures>
      <chakra.span textStyle="strong">
        <Money value={euros} unit="EUR" />
      </chakra.span>
      {until !== null && (
        <Clock urges={urges}>
          <Icon of={Timer} size={16} />
          <Countdown until={until} onEnd={onExpire} />
        </Clock>
      )}
    </RowFigures>
  </RowTo>
)

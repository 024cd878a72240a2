import { chakra } from '@chakra-ui/react'
import { Timer, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Built } from '#src/lib/places.ts'
import { Countdown } from '#src/ui/countdown.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { RowFigures, RowTo, RowWords } from '#src/ui/list-row.tsx'
import { Money } from '#src/ui/money.tsx'
import { type Group, Tile } from '#src/ui/tile.tsx'
import { Strong } from '#src/ui/text.tsx'

const Clock = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '1', textStyle: 'note', color: 'ink2' },
  variants: { urges: { true: { color: 'warn', fontWeight: '600' } } },
})

interface OrderLineProps {
  to: Built
  icon: LucideIcon
  group: Group
  euros: string
  /** The money has come to whoever reads it. */
  arrived?: boolean
  until: number | null
  urges?: boolean
  onExpire: () => void
  children: ReactNode
}

export const OrderLine = ({
  to,
  icon,
  group,
  euros,
  arrived = false,
  until,
  urges = false,
  onExpire,
  children,
}: OrderLineProps) => (
  <RowTo to={to}>
    <span data-lead="">
      <Tile icon={icon} group={group} />
    </span>
    <RowWords>{children}</RowWords>
    <RowFigures>
      <Strong {...(arrived && { color: 'good' })}>
        <Money value={euros} unit="EUR" signed={arrived} />
      </Strong>
      {until !== null && (
        <Clock urges={urges}>
          <Icon of={Timer} size={16} />
          <Countdown until={until} onEnd={onExpire} />
        </Clock>
      )}
    </RowFigures>
  </RowTo>
)

import { chakra } from '@chakra-ui/react'
import { Timer, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Built } from '#src/lib/places.ts'
import { Countdown } from '#src/ui/countdown.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Least, RowTo } from '#src/ui/list-row.tsx'
import { Money } from '#src/ui/money.tsx'
import { type Group, Tile } from '#src/ui/tile.tsx'
import { Strong } from '#src/ui/text.tsx'

const Lines = chakra('span', {
  base: { flex: '1', minWidth: '0', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
})
const Ends = chakra('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    '& > :first-of-type': { flex: '1 1 7rem', maxWidth: 'full' },
  },
})
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
  title: ReactNode
  /** Beside the clock. */
  about: ReactNode
  children: ReactNode
}

/** What it is and its sum, what is to be said of it, and beside the clock one line more. */
export const OrderLine = ({
  to,
  icon,
  group,
  euros,
  arrived = false,
  until,
  urges = false,
  onExpire,
  title,
  about,
  children,
}: OrderLineProps) => (
  <RowTo to={to}>
    <span data-lead="">
      <Tile icon={icon} group={group} />
    </span>
    <Lines>
      <Ends>
        {title}
        <Strong {...(arrived && { color: 'good' })}>
          <Money value={euros} unit="EUR" signed={arrived} />
        </Strong>
      </Ends>
      {children}
      <Ends>
        <Least>{about}</Least>
        {until !== null && (
          <Clock urges={urges}>
            <Icon of={Timer} size={16} />
            <Countdown until={until} onEnd={onExpire} />
          </Clock>
        )}
      </Ends>
    </Lines>
  </RowTo>
)

import { chakra } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Address } from '#contract/addresses.ts'
import { usePlaces } from '#src/lib/places.ts'
import { Icon } from './icon.tsx'
import { Place } from './place.tsx'

const Line = chakra('nav', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    marginTop: '5',
    borderBlockWidth: '1px',
    borderColor: 'line',
    '& > a + a': { borderInlineStartWidth: '1px', borderColor: 'line' },
  },
})
const Way = chakra(Place, {
  base: {
    flex: '1 1 5rem',
    minWidth: 'min-content',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: '1.5',
    paddingBlock: '3',
    paddingInline: '2',
    textStyle: 'note',
    lineHeight: '1.3',
    textAlign: 'center',
    '& > :first-of-type': { color: 'ink2' },
    _hover: { color: 'accent' },
  },
})

export interface WayTo {
  readonly to: Address
  readonly icon: LucideIcon
  readonly words: ReactNode
}

export function Ways({ label, ways }: { label: string; ways: readonly WayTo[] }) {
  const { isBuilt } = usePlaces()
  const built = ways.flatMap(({ to, ...way }) => (isBuilt(to) ? [{ to, ...way }] : []))
  if (built.length === 0) return null
  return (
    <Line aria-label={label}>
      {built.map(({ to, icon, words }) => (
        <Way key={to} to={to}>
          <Icon of={icon} />
          <span>{words}</span>
        </Way>
      ))}
    </Line>
  )
}

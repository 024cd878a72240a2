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
    marginBlock: '1',
    '& > a:first-of-type [data-disc]': { bg: 'accent', color: 'onAccent' },
  },
})
const Way = chakra(Place, {
  base: {
    flex: '1 1 5rem',
    minWidth: 'min-content',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: '2',
    padding: '1',
    borderRadius: 'control',
    textStyle: 'label',
    textAlign: 'center',
    _active: { '& [data-disc]': { transform: 'scale(.94)' } },
  },
})
const Disc = chakra(
  'span',
  {
    base: {
      display: 'grid',
      placeItems: 'center',
      width: '14',
      height: '14',
      borderRadius: 'full',
      bg: 'soft',
      color: 'var(--disc, var(--q-colors-accent))',
      transitionProperty: 'transform',
      transitionDuration: 'quick',
    },
  },
  { defaultProps: { 'data-disc': '' } },
)

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
          <Disc>
            <Icon of={icon} size={24} />
          </Disc>
          <span>{words}</span>
        </Way>
      ))}
    </Line>
  )
}

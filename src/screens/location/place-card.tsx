import { chakra } from '@chakra-ui/react'
import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Point } from '#machines/location/point.rules.ts'
import { Digits } from '#src/ui/amount.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Card } from '#src/ui/surface.tsx'
import { Heading, Note } from '#src/ui/text.tsx'
import { coordinates } from './coordinates.ts'

const Frame = chakra(Card, { base: { padding: '4', gap: '1' } })

/** Meridians and parallels, and a ring around the pin: where it lies is told by figures, not by this picture. */
const Globe = chakra('span', {
  base: {
    height: '32',
    marginBottom: '3',
    display: 'grid',
    placeItems: 'center',
    borderRadius: 'control',
    overflow: 'hidden',
    position: 'relative',
    bg: 'paper',
    color: 'accent',
    backgroundImage:
      'linear-gradient(var(--q-colors-line) 1px, transparent 1px), linear-gradient(90deg, var(--q-colors-line) 1px, transparent 1px)',
    backgroundSize: '32px 32px',
    backgroundPosition: 'center',
    _before: {
      content: '""',
      position: 'absolute',
      width: '88px',
      height: '88px',
      borderRadius: 'full',
      bg: 'soft',
    },
    '& > span': { position: 'relative' },
  },
})

/** A place without a map: its pin, what it is called and its coordinates. */
export const PlaceCard = ({ at, name, children }: { at: Point; name: ReactNode; children?: ReactNode }) => (
  <Frame>
    <Globe>
      <Icon of={MapPin} size={36} />
    </Globe>
    <Heading look="title">{name}</Heading>
    {children}
    <Note>
      <Digits dir="ltr">{coordinates(at)}</Digits>
    </Note>
  </Frame>
)

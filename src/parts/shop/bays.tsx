import { chakra } from '@chakra-ui/react'
import { type ComponentType, memo } from 'react'

/** Two beside one another, three where there is room; one where letters are large. */
const Bay = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))',
    columnGap: '3',
    rowGap: '5',
    listStyle: 'none',
    padding: '0',
  },
})
export const BayItem = chakra('li', { base: { position: 'relative', minWidth: '0' } })
const Bays = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '5' } })

/**
 * So many are laid out and drawn together: what is appended to thousands moves none of them, and the browser watches as
 * many as there are bays. As many rows by two as by three.
 */
const BAY = 24
const BAY_DRAWN_LATE = { contentVisibility: 'auto', containIntrinsicSize: `auto ${(BAY / 2) * 280}px` } as const

interface Told {
  readonly id: number | string
}
interface BayProps<Item> {
  of: readonly Item[]
}

const isAlike = (one: BayProps<unknown>, other: BayProps<unknown>) =>
  one.of.length === other.of.length && one.of.every((item, at) => item === other.of[at])

/** A grid of tiles, each a list item of its own. */
export function gridOf<Item extends Told>(Tile: ComponentType<{ of: Item }>) {
  const OneBay = memo(
    ({ of }: BayProps<Item>) => (
      <Bay style={of.length === BAY ? BAY_DRAWN_LATE : undefined}>
        {of.map((one) => (
          <Tile key={one.id} of={one} />
        ))}
      </Bay>
    ),
    isAlike,
  )
  return function Grid({ of, onClick }: BayProps<Item> & { onClick?: () => void }) {
    const bays = Array.from({ length: Math.ceil(of.length / BAY) }, (_, nth) => of.slice(nth * BAY, (nth + 1) * BAY))
    return (
      <Bays onClick={onClick}>
        {bays.map((bay) => (
          <OneBay key={bay[0]?.id} of={bay} />
        ))}
      </Bays>
    )
  }
}

import { chakra } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { Coffee, Lamp, Luggage, Package, PenLine, Shirt, Sprout, type LucideIcon } from 'lucide-react'
import type { Category } from '#contract/shop.ts'
import { rail } from '#src/theme/recipes/rail.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Place } from '#src/ui/place.tsx'

/** Of those that we know; a category may come without one. */
const ICONS: Readonly<Partial<Record<string, LucideIcon>>> = {
  home: Lamp,
  pantry: Coffee,
  wear: Shirt,
  garden: Sprout,
  travel: Luggage,
  desk: PenLine,
}

/** The first disc, not its words' room, begins where the text of the page does. */
const Line = chakra('nav', { base: { ...rail, paddingInline: '2', scrollPaddingInline: '8px', columnGap: '1' } })
const Way = chakra(Place, {
  base: {
    minWidth: '4.5rem',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: '1.5',
    padding: '1',
    borderRadius: 'control',
    textStyle: 'label',
    whiteSpace: 'nowrap',
    _active: { '& > span:first-of-type': { transform: 'scale(.94)' } },
  },
})
const Disc = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '14',
    height: '14',
    borderRadius: 'full',
    bg: 'plumSoft',
    color: 'plum',
    transitionProperty: 'transform',
    transitionDuration: 'quick',
  },
})

export function Categories({ of: categories }: { of: readonly Category[] }) {
  const { t } = useLingui()
  return (
    <Line aria-label={t`Categories`}>
      {categories
        .filter(({ pid }) => pid === 0)
        .map(({ id, code, name }) => (
          <Way key={id} to={`/pages/shop/shop?cate_id=${id}`}>
            <Disc>
              <Icon of={ICONS[code] ?? Package} size={24} />
            </Disc>
            <span>{name}</span>
          </Way>
        ))}
    </Line>
  )
}

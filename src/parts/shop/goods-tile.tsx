import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { memo, useContext } from 'react'
import type { Address } from '#contract/addresses.ts'
import type { GoodsItem } from '#contract/shop.ts'
import { rail } from '#src/theme/recipes/rail.ts'
import { Icon } from '#src/ui/icon.tsx'
import { IconPlace, IfBuilt, Place } from '#src/ui/place.tsx'
import { Tag } from '#src/ui/surface.tsx'
import { Note, Strong } from '#src/ui/text.tsx'
import { ChooseAt } from './choose-at.ts'
import { GoodsCover } from './cover.tsx'
import { PriceFrom } from './price.tsx'

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

/** One row of them, which goes on beyond the page. */
export const GoodsRail = chakra('ul', {
  base: {
    ...rail,
    columnGap: '3',
    listStyle: 'none',
    '& > li': { flex: 'none', width: 'min(9.5rem, 70vw)' },
  },
})

const Item = chakra('li', { base: { position: 'relative', minWidth: '0' } })
const Way = chakra(Place, {
  base: { display: 'grid', gap: '1', borderRadius: 'card', height: 'full', alignContent: 'start' },
})
const Under = chakra('span', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '2', alignItems: 'baseline', justifyContent: 'space-between' },
})

/** In the corner of the cover, which is as high as it is wide. */
const Corner = chakra('div', {
  base: { position: 'absolute', top: '0', insetInline: '0', aspectRatio: '1', pointerEvents: 'none' },
})
const Choosing = chakra(IconPlace, {
  base: {
    position: 'absolute',
    bottom: '2',
    insetInlineEnd: '2',
    bg: 'surface',
    color: 'ink',
    pointerEvents: 'auto',
  },
})

function Choose({ of: { id, name } }: { of: GoodsItem }) {
  const { t } = useLingui()
  const at = useContext(ChooseAt)
  return (
    at !== undefined && (
      <IfBuilt to={`${at}${id}` as Address}>
        {(there) => (
          <Corner>
            <Choosing to={there} aria-label={t`Choose ${name}`}>
              <Icon of={Plus} />
            </Choosing>
          </Corner>
        )}
      </IfBuilt>
    )
  )
}

export const GoodsTile = memo(function GoodsTile({ of: goods }: { of: GoodsItem }) {
  const { id, code, motif, name, cover, sold_out, is_new, store_name } = goods
  return (
    <Item>
      <IfBuilt to={`/pages/shops/details?id=${id}`}>
        {(there) => (
          <Way to={there}>
            <GoodsCover picture={cover ?? undefined} seed={code} motif={motif} size="tile" />
            <bdi>{name}</bdi>
            <Under>
              <Strong>
                <PriceFrom of={goods} />
              </Strong>
              {store_name !== '' && (
                <Note as="span">
                  <bdi>{store_name}</bdi>
                </Note>
              )}
            </Under>
            {sold_out === 1 ? (
              <span>
                <Tag>
                  <Trans>Sold out</Trans>
                </Tag>
              </span>
            ) : (
              is_new === 1 && (
                <span>
                  <Tag tone="good">
                    <Trans comment="Tag on goods that came a short while ago">New</Trans>
                  </Tag>
                </span>
              )
            )}
          </Way>
        )}
      </IfBuilt>
      {sold_out === 0 && <Choose of={goods} />}
    </Item>
  )
})

const Bays = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '5' } })

/**
 * So many are laid out and drawn together: what is appended to thousands moves none of them, and the browser watches as
 * many as there are bays. As many rows by two as by three.
 */
const BAY = 24
const BAY_DRAWN_LATE = { contentVisibility: 'auto', containIntrinsicSize: `auto ${(BAY / 2) * 280}px` } as const

const isAlike = (one: { of: readonly GoodsItem[] }, other: { of: readonly GoodsItem[] }) =>
  one.of.length === other.of.length && one.of.every((goods, at) => goods === other.of[at])

const GoodsBay = memo(function GoodsBay({ of: goods }: { of: readonly GoodsItem[] }) {
  return (
    <Bay style={goods.length === BAY ? BAY_DRAWN_LATE : undefined}>
      {goods.map((one) => (
        <GoodsTile key={one.id} of={one} />
      ))}
    </Bay>
  )
}, isAlike)

export function GoodsGrid({ of: goods, onClick }: { of: readonly GoodsItem[]; onClick?: () => void }) {
  const bays = Array.from({ length: Math.ceil(goods.length / BAY) }, (_, nth) =>
    goods.slice(nth * BAY, (nth + 1) * BAY),
  )
  return (
    <Bays onClick={onClick}>
      {bays.map((bay) => (
        <GoodsBay key={bay[0]?.id} of={bay} />
      ))}
    </Bays>
  )
}

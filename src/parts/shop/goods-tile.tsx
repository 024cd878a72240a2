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
import { BayItem, gridOf } from './bays.tsx'
import { ChooseAt } from './choose-at.ts'
import { GoodsCover } from './cover.tsx'
import { PriceFrom } from './price.tsx'

/** One row of them, which goes on beyond the page. */
export const GoodsRail = chakra('ul', {
  base: {
    ...rail,
    columnGap: '3',
    listStyle: 'none',
    '& > li': { flex: 'none', width: 'min(9.5rem, 70vw)' },
  },
})

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
    <BayItem>
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
    </BayItem>
  )
})

export const GoodsGrid = gridOf(GoodsTile)

import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Given } from '#contract/endpoint.ts'
import type { GoodsItem, GoodsSort, shop } from '#contract/shop.ts'
import { GoodsRail, GoodsTile } from '#src/parts/shop/goods-tile.tsx'
import { SORT_WORDS } from '#src/parts/shop/sort-words.ts'
import { Button } from '#src/ui/button.tsx'
import { TextPlace } from '#src/ui/place.tsx'
import { Section } from '#src/ui/section.tsx'
import { Line } from '#src/ui/surface.tsx'
import { Note } from '#src/ui/text.tsx'
import { Categories } from './categories.tsx'

export type Shelves = Given<typeof shop.index>

interface LostProps {
  onRetry: () => void
  children: ReactNode
}

const Lost = ({ onRetry, children }: LostProps) => (
  <Line paddingInline="1">
    <Note>{children}</Note>
    <Button kind="text" onClick={onRetry}>
      <Trans>Try again</Trans>
    </Button>
  </Line>
)

const Shop = ({ children }: { children: ReactNode }) => (
  <Section
    title={<Trans>Shop</Trans>}
    all={
      <TextPlace to="/pages/shop/shop">
        <Trans>All goods</Trans>
      </TextPlace>
    }
  >
    {children}
  </Section>
)

interface ShelfProps {
  sort: GoodsSort
  goods: readonly GoodsItem[] | null
  onRetry: () => void
}

/** Those of the shop in one order; all of them stand there. */
function Shelf({ sort, goods, onRetry }: ShelfProps) {
  const { i18n, t } = useLingui()
  const title = i18n._(SORT_WORDS[sort])
  if (goods?.length === 0) return null
  return (
    <Section
      title={title}
      all={
        <TextPlace
          to={`/pages/shop/shop?sort=${sort}`}
          aria-label={t({ message: `See all: ${title}`, comment: 'Read aloud: link to all goods in this order' })}
        >
          <Trans comment="Link to the whole list of entries">See all</Trans>
        </TextPlace>
      }
    >
      {goods ? (
        <GoodsRail>
          {goods.map((one) => (
            <GoodsTile key={one.id} of={one} />
          ))}
        </GoodsRail>
      ) : (
        <Lost onRetry={onRetry}>
          <Trans>These goods did not load.</Trans>
        </Lost>
      )}
    </Section>
  )
}

interface ShelvesProps {
  /** Nothing: the shop did not answer. */
  of: Shelves | undefined
  onRetry: () => void
}

/** What the shop shows of itself. What has nothing is left out; what did not come says so, and takes nothing along. */
export function ShopShelves({ of, onRetry }: ShelvesProps) {
  if (of === undefined)
    return (
      <Shop>
        <Lost onRetry={onRetry}>
          <Trans>The goods did not load.</Trans>
        </Lost>
      </Shop>
    )
  const { categories, hot, new: fresh, recommend } = of
  return (
    <>
      {categories?.length !== 0 && (
        <Shop>
          {categories ? (
            <Categories of={categories} />
          ) : (
            <Lost onRetry={onRetry}>
              <Trans>The categories did not load.</Trans>
            </Lost>
          )}
        </Shop>
      )}
      <Shelf sort="sales" goods={hot} onRetry={onRetry} />
      <Shelf sort="new" goods={fresh} onRetry={onRetry} />
      <Shelf sort="default" goods={recommend} onRetry={onRetry} />
    </>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { PackageOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { GOODS_SORTS } from '#contract/shop.ts'
import { EVERY_GOODS, isNarrowed, type shelfFlow } from '#machines/shop/shelf.flow.ts'
import { usePanels } from '#src/lib/panels.ts'
import { usePlaces } from '#src/lib/places.ts'
import type { ViewProps } from '#src/lib/screen.tsx'
import { CartWay } from '#src/parts/shop/cart-way.tsx'
import { ChooseAt, chooseAt } from '#src/parts/shop/choose-at.ts'
import { GoodsGrid } from '#src/parts/shop/goods-tile.tsx'
import { SORT_WORDS } from '#src/parts/shop/sort-words.ts'
import { ToSearch } from '#src/parts/shop/to-search.tsx'
import { ListPage, listViews, NothingFound, NothingYet, refreshOf, type Around } from '#src/ui/list.tsx'
import { Pick } from '#src/ui/pick.tsx'
import { ChosenCategory } from '#src/parts/shop/categories.screen.tsx'
import { ShopWays } from './shop-ways.tsx'

export type ShelfViewProps = ViewProps<typeof shelfFlow>

function Order({ context: { filter }, send }: ShelfViewProps) {
  const { i18n, t } = useLingui()
  return (
    <div>
      <Pick
        label={t`Sorted by`}
        parts={GOODS_SORTS.map((key) => ({ key, words: i18n._(SORT_WORDS[key]) }))}
        chosen={filter.sort}
        plain="default"
        onChoose={(sort) => send({ type: 'filter', filter: { ...filter, sort } })}
      />
    </div>
  )
}

interface ShelfLooks {
  readonly title: ReactNode
  readonly isSearched?: boolean
  /** Whether a variant is chosen and added without leaving the list. */
  readonly isChosenHere?: boolean
  readonly nothing: ReactNode
}

/** Above the goods what is read by itself: categories, what there is to spend. */
export const shelfViews = ({ title, isSearched = false, isChosenHere = false, nothing }: ShelfLooks) =>
  listViews<ShelfViewProps>({
    Frame: ({ view, refreshing, children }: Around<ShelfViewProps>) => {
      const { shown, refresh } = usePanels()
      const again = refreshOf(view)
      const { filter } = view.context
      return (
        <ListPage
          view={view}
          title={title}
          actions={isSearched && <CartWay />}
          refreshing={refreshing}
          onRefresh={
            again &&
            (() => {
              again()
              refresh()
            })
          }
        >
          {isSearched && (
            <>
              <ToSearch />
              <ShopWays />
            </>
          )}
          <ChosenCategory
            value={{
              id: filter.cate_id,
              choose: (cate_id) => view.send({ type: 'filter', filter: { ...filter, cate_id } }),
            }}
          >
            {shown}
          </ChosenCategory>
          <Order {...view} />
          {children}
        </ListPage>
      )
    },
    Rows: ({ context }) => {
      const { current } = usePlaces()
      return (
        <ChooseAt value={isChosenHere ? chooseAt(current) : undefined}>
          <GoodsGrid of={context.items} />
        </ChooseAt>
      )
    },
    Nothing: (view) =>
      isNarrowed(view.context.filter) ? (
        <NothingFound onAll={() => view.send({ type: 'filter', filter: EVERY_GOODS })}>
          <Trans>Nothing of this category is sold here now.</Trans>
        </NothingFound>
      ) : (
        <NothingYet icon={PackageOpen} title={<Trans>Nothing on the shelf yet</Trans>} view={view}>
          {nothing}
        </NothingYet>
      ),
  })

import type { ReactNode } from 'react'
import { GOODS_SORTS, shop, type Shop } from '#contract/shop.ts'
import { shelfFlow } from '#machines/shop/shelf.flow.ts'
import { publicPage } from '#src/app/page.tsx'
import { WithPanels } from '#src/app/with-panels.tsx'
import type { Screen } from '#src/lib/screen.tsx'
import { numberIn, wordIn } from '#src/lib/search-text.ts'

/** The goods of one of the shops, under panels that are read with them. */
export function shelfPage(screen: Screen<typeof shelfFlow>, shop_type: Shop, panels: ReactNode) {
  const Shelf = publicPage(shelfFlow, screen).with(({ search: { cate_id, sort } }) => ({
    key: `${cate_id} ${sort}`,
    input: { shop_type, filter: { cate_id: numberIn(cate_id), sort: wordIn(GOODS_SORTS, sort) ?? 'default' } },
    calls: { list: shop.goods },
  }))
  return () => (
    <WithPanels panels={panels}>
      <Shelf />
    </WithPanels>
  )
}

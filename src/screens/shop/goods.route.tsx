import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useSearch } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { numberIn } from '#src/lib/search-text.ts'
import { goodsPage } from './goods-page.ts'
import { GoodsMissing, GoodsScreen } from './goods.screen.tsx'

const GoodsPage = goodsPage(GoodsScreen)

export const Route = createFileRoute('/pages/shops/details')({
  staticData: { access: 'optional', title: msg`Goods` },
  loader: words('shop', 'coupon'),
  component: () => {
    const { id: text, sku_id } = useSearch()
    const id = numberIn(text)
    return id === undefined ? <GoodsMissing /> : <GoodsPage id={id} wanted={numberIn(sku_id)} />
  },
})

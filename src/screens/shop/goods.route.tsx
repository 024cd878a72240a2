import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { cart } from '#contract/cart.ts'
import { shop } from '#contract/shop.ts'
import { goodsFlow } from '#machines/shop/goods.flow.ts'
import { keyedActor } from '#src/api/sent-again.ts'
import { page } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { numberIn } from '#src/lib/search-text.ts'
import { sharing } from './share-goods.ts'
import { GoodsScreen } from './goods.screen.tsx'

export const Route = createFileRoute('/pages/shops/details')({
  staticData: { access: 'optional', title: msg`Goods` },
  loader: words('shop'),
  component: page(goodsFlow, GoodsScreen).with(({ client, places, search, member }) => {
    const id = numberIn(search.id) ?? 0
    return {
      key: id,
      input: { id, wanted: numberIn(search.sku_id), isMember: member !== null },
      calls: { info: shop.info },
      actors: {
        add: keyedActor(client, cart.add),
        share: sharing(places.href(`/pages/shops/details?id=${id}`)),
      },
    }
  }),
})

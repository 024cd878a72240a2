import { cart } from '#contract/cart.ts'
import { shop } from '#contract/shop.ts'
import { goodsFlow } from '#machines/shop/goods.flow.ts'
import { keyedActor } from '#src/api/sent-again.ts'
import { page } from '#src/app/page.tsx'
import type { Screen } from '#src/lib/screen.tsx'
import { sharing } from './share-goods.ts'

interface Wanted {
  readonly id: number
  readonly wanted?: number | undefined
}

/** Goods on a page of their own, or in a sheet over a list. */
export const goodsPage = (screen: Screen<typeof goodsFlow>) =>
  page(goodsFlow, screen).with(({ client, places, member }, { id, wanted }: Wanted) => ({
    key: id,
    input: { id, wanted, isMember: member !== null },
    calls: { info: shop.info },
    actors: {
      add: keyedActor(client, cart.add),
      share: sharing(places.href(`/pages/shops/details?id=${id}`)),
    },
  }))

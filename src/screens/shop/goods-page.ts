import { fromPromise } from 'xstate'
import { cart } from '#contract/cart.ts'
import { shop } from '#contract/shop.ts'
import { goodsFlow } from '#machines/shop/goods.flow.ts'
import { keyedCall } from '#src/api/sent-again.ts'
import { page } from '#src/app/page.tsx'
import { learnCount } from '#src/lib/cart-count.ts'
import type { Screen } from '#src/lib/screen.tsx'
import { handIn } from '#src/parts/shop/hand-in.ts'
import { sharing } from './share-goods.ts'
import { visitorsCart } from './visitors-cart.ts'

interface Wanted {
  readonly id: number
  readonly wanted?: number | undefined
}

type Client = Parameters<typeof handIn>[0]

function membersCart(client: Client, member: number) {
  const add = keyedCall(client, cart.add)
  return {
    info: fromPromise<unknown, { id: number }>(async ({ input, signal }) => {
      await handIn(client)
      const goods = await client.call(shop.info, input, signal)
      learnCount(member, goods.cart_count)
      return goods
    }),
    add: fromPromise<unknown, Parameters<typeof add>[0]>(async ({ input, signal }) => {
      const added = await add(input, signal)
      learnCount(member, added.count)
      return added
    }),
  }
}

/** Goods on a page of their own, or in a sheet over a list. */
export const goodsPage = (screen: Screen<typeof goodsFlow>) =>
  page(goodsFlow, screen).with(({ client, places, member, id: holder }, { id, wanted }: Wanted) => ({
    key: id,
    input: { id, wanted, isMember: member !== null },
    actors: {
      ...(member ? membersCart(client, holder) : visitorsCart(client)),
      share: sharing(places.href(`/pages/shops/details?id=${id}`)),
    },
  }))

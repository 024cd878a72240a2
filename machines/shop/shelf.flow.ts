import { setup } from 'xstate'
import type { Given } from '#contract/endpoint.ts'
import { type GoodsItem, type GoodsSort, shop, type Shop } from '#contract/shop.ts'
import { remote } from '../lib/remote.ts'
import { listing, listingActions, listingGuards, type Listing, type ListingEvent } from '../stock/listing.part.ts'
import { NOTHING_READ } from '../stock/pages.ts'

export interface GoodsFilter {
  readonly cate_id?: number | undefined
  readonly sort: GoodsSort
}
type Head = Pick<Given<typeof shop.goods>, 'is_near'>
type Context = Listing<GoodsItem, Head> & { readonly shop_type: Shop; filter: GoodsFilter }
type Event = ListingEvent | { type: 'filter'; filter: GoodsFilter }

export const EVERY_GOODS: GoodsFilter = { sort: 'default' }
/** The order they stand in leaves none of them out. */
export const isNarrowed = ({ cate_id }: GoodsFilter) => cate_id !== undefined

/** The goods of one of the shops, a category of them, in an order. */
export const shelfFlow = setup({
  types: {
    input: {} as { shop_type: Shop; filter: GoodsFilter },
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy',
  },
  actors: { list: remote(shop, 'goods').goods },
  guards: { ...listingGuards, isNarrowed: ({ context }) => isNarrowed(context.filter) },
  actions: listingActions<Context, Event, GoodsItem, Head>(),
}).createMachine({
  id: 'shelf',
  context: ({ input }) => ({ ...input, ...NOTHING_READ }),
  initial: 'opening',
  /** Whatever is being asked for the filter of before is not heard any more. */
  on: { filter: { target: '.opening', actions: { type: 'narrow', params: ({ event: { filter } }) => ({ filter }) } } },
  states: listing({ asks: ({ shop_type, filter }: Context) => ({ shop_type, ...filter }), narrows: true }),
})

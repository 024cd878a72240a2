import { assign, setup } from 'xstate'
import { affiliate, type AffGoods, type AffiliateLink, type AffiliateSort } from '#contract/affiliate.ts'
import type { Given } from '#contract/endpoint.ts'
import { errorOf, outputOf } from '../lib/heard.ts'
import { remote } from '../lib/remote.ts'
import { required } from '../lib/required.ts'
import { troubleOf, type Trouble } from '../lib/trouble.ts'
import { listing, listingActions, listingGuards, type Listing, type ListingEvent } from '../stock/listing.part.ts'
import { NOTHING_READ } from '../stock/pages.ts'

export interface MallFilter {
  readonly cate_id?: number | undefined
  readonly keyword: string
  readonly sort: AffiliateSort
}
interface Input {
  readonly isMember: boolean
  readonly filter: MallFilter
}
type Head = Pick<Given<typeof affiliate.goods>, 'affiliate'>
type Context = Listing<AffGoods, Head> & {
  readonly isMember: boolean
  filter: MallFilter
  chosen?: AffGoods | undefined
  link?: AffiliateLink
  /** Why there is no link. */
  failed?: Trouble | undefined
}
type Event =
  | ListingEvent
  | { type: 'filter'; filter: MallFilter }
  | { type: 'choose'; goods: AffGoods }
  | { type: 'open' }
  | { type: 'back' }

export const EVERY_GOODS: MallFilter = { keyword: '', sort: 'default' }
/** The order they stand in leaves none of them out. */
export const isNarrowed = ({ cate_id, keyword }: MallFilter) => cate_id !== undefined || keyword !== ''

const choosing = {
  choose: {
    target: 'chosen',
    actions: { type: 'choose', params: ({ event }: { event: { goods: AffGoods } }) => event.goods },
  },
} as const
const list = listing({ asks: ({ filter }: Context) => filter, narrows: true, ways: choosing })
const ways = {
  open: { guard: 'isMember', target: 'linkLoading' },
  back: { target: 'settling', actions: 'let' },
} as const

/**
 * Goods that a partner sells, looked through as those of the shop. Whoever opens some there is given a link for it, which
 * is asked for each time and never kept.
 */
export const mallFlow = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event, tags: {} as 'busy' },
  actors: { list: remote(affiliate, 'goods').goods, link: remote(affiliate, 'link').link },
  guards: {
    ...listingGuards,
    isNarrowed: ({ context }) => isNarrowed(context.filter),
    isMember: ({ context }) => context.isMember,
  },
  actions: {
    ...listingActions<Context, Event, AffGoods, Head>(),
    choose: assign((_, chosen: AffGoods) => ({ chosen, failed: undefined })),
    let: assign({ chosen: undefined, failed: undefined }),
    take: assign((_, link: AffiliateLink) => ({ link, failed: undefined })),
    miss: assign((_, error: unknown) => ({ failed: troubleOf(error) })),
  },
}).createMachine({
  id: 'mall',
  context: ({ input }) => ({ ...input, ...NOTHING_READ }),
  initial: 'opening',
  /** Whatever is being asked for the filter of before is not heard any more. */
  on: {
    filter: { target: '.opening', actions: { type: 'narrow', params: ({ event: { filter } }) => ({ filter }) } },
  },
  states: {
    ...list,
    appending: { ...list.appending, on: choosing },
    refreshing: { ...list.refreshing, on: choosing },
    chosen: { on: ways },
    linkLoading: {
      tags: 'busy',
      on: { back: ways.back },
      invoke: {
        id: 'link',
        src: 'link',
        input: ({ context }) => ({ goods_id: required(context.chosen).id }),
        onDone: { target: 'led', actions: { type: 'take', params: outputOf } },
        onError: { target: 'linkFailed', actions: { type: 'miss', params: errorOf } },
      },
    },
    linkFailed: { on: ways },
    led: { type: 'final' },
  },
})

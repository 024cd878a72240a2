import { assign, setup } from 'xstate'
import { TYPED_MS } from '#contract/limits.ts'
import type { Given } from '#contract/endpoint.ts'
import { type GoodsItem, type GoodsSort, shop } from '#contract/shop.ts'
import { remote } from '../lib/remote.ts'
import { listing, listingActions, listingGuards, type Listing, type ListingEvent } from '../stock/listing.part.ts'
import { NOTHING_READ } from '../stock/pages.ts'
import { isEnough, remembered } from './search.rules.ts'

interface Input {
  readonly keyword: string
  /** What was searched for before on this phone, the latest first. */
  readonly history: readonly string[]
}
type Head = Pick<Given<typeof shop.goods>, 'is_near'>
type Context = Listing<GoodsItem, Head> & { keyword: string; sort: GoodsSort; history: readonly string[] }
type Event =
  | ListingEvent
  | { type: 'type'; keyword: string }
  /** It is what one means: it is remembered. */
  | { type: 'search'; keyword: string }
  | { type: 'sort'; sort: GoodsSort }
  | { type: 'clear' | 'confirm' | 'back' | 'keep' }

const wordOf = (event: Event) => ('keyword' in event ? event.keyword : '')

/** Goods are found as one types: an answer to words of before is never shown under those of now. */
export const searchFlow = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event, tags: {} as 'busy' },
  actors: { list: remote(shop, 'goods').goods },
  guards: {
    ...listingGuards,
    isEnough: ({ context }) => isEnough(context.keyword),
    hasHistory: ({ context }) => context.history.length > 0,
    isSaid: (_, keyword: string) => isEnough(keyword),
  },
  actions: {
    ...listingActions<Context, Event, GoodsItem, Head>(),
    type: assign(({ event }) => ({ keyword: wordOf(event), trouble: undefined })),
    sort: assign(({ event }) => (event.type === 'sort' ? { ...NOTHING_READ, sort: event.sort } : {})),
    recall: assign(({ context }) => ({ history: remembered(context.history, context.keyword) })),
    forget: assign({ history: [] }),
    empty: assign(NOTHING_READ),
    /** On this phone alone. */
    store: (_searching, _history: readonly string[]) => undefined,
  },
  delays: { typed: TYPED_MS },
}).createMachine({
  id: 'search',
  context: ({ input }) => ({ ...input, sort: 'default', ...NOTHING_READ }),
  initial: 'beginning',
  on: {
    type: { target: '.typing', actions: 'type' },
    search: {
      guard: { type: 'isSaid', params: ({ event }) => event.keyword },
      target: '.opening',
      actions: ['type', 'recall', { type: 'store', params: ({ context }) => context.history }],
    },
  },
  states: {
    beginning: {
      always: [
        { guard: 'isEnough', target: 'opening' },
        { guard: 'hasHistory', target: 'idle', actions: 'empty' },
        { target: 'historyEmpty', actions: 'empty' },
      ],
    },
    idle: { on: { clear: 'confirmingClear' } },
    historyEmpty: {},
    confirmingClear: {
      on: {
        confirm: { target: 'historyEmpty', actions: ['forget', { type: 'store', params: [] }] },
        back: 'idle',
      },
    },
    /** Hits of before stand until others come. */
    typing: { after: { typed: 'beginning' } },
    ...listing({
      asks: ({ keyword, sort }: Context) => ({ keyword, sort }),
      ways: {
        sort: { target: 'opening', actions: 'sort' },
        /** Whoever opens what was found meant these words. */
        keep: {
          actions: ['recall', { type: 'store', params: ({ context }: { context: Context }) => context.history }],
        },
      },
    }),
  },
})

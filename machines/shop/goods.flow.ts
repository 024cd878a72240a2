import { assign, setup } from 'xstate'
import { cart } from '#contract/cart.ts'
import type { Given } from '#contract/endpoint.ts'
import { shop } from '#contract/shop.ts'
import { errorOf, outputOf } from '../lib/heard.ts'
import { keyed } from '../lib/keyed.ts'
import { local, remote } from '../lib/remote.ts'
import { required } from '../lib/required.ts'
import { otherwise } from '../lib/refusal.ts'
import { isMissing, troubleOf, type Trouble } from '../lib/trouble.ts'
import { firstPicks, type GoodsInfo, isAtLimit, isShort, mostOf, picked, variantBy } from './goods.rules.ts'

interface Input {
  readonly id: number
  /** The variant that the address names. */
  readonly wanted?: number | undefined
  readonly isMember: boolean
}

interface Context extends Input {
  goods?: GoodsInfo
  picks: readonly string[]
  num: number
  trouble?: Trouble | undefined
}

type Event =
  | { type: 'retry' | 'add' | 'share' }
  | { type: 'pick'; option: number; value: string }
  | { type: 'count'; num: number }

type Added = Given<typeof cart.add>

const chosen = ({ goods, picks }: Context) => goods && variantBy(goods, picks)

const afterAdding = (goods: GoodsInfo, { count, item }: Added): GoodsInfo => ({
  ...goods,
  cart_count: count,
  variants: goods.variants.map((variant) =>
    variant.id === item.variant_id
      ? { ...variant, price: item.price, stock: item.stock, limit: item.limit, in_cart: item.num }
      : variant,
  ),
})

const pick = { target: 'settling', actions: 'pick' } as const
const share = 'sharing' as const
const looks = { pick, share } as const
const count = { actions: 'count' } as const
const buys = { ...looks, count, add: { guard: 'mayAdd', target: 'adding', actions: 'clear' } } as const

/** Goods are looked at, a variant is chosen, and so many of it come into the cart. */
export const goodsFlow = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy' | 'held',
  },
  actors: {
    info: remote(shop, 'info').info,
    add: keyed(cart.add, 'add'),
    share: local<unknown, { id: number; name: string }>('share'),
  },
  guards: {
    isMissing: (_, error: unknown) => isMissing(error),
    isOff: ({ context }) => context.goods?.status === 'off',
    isSoldOut: ({ context }) => context.goods?.sold_out === 1,
    isShort: ({ context }) => isShort(required(context.goods), chosen(context)),
    isAtLimit: ({ context }) => isAtLimit(required(chosen(context))),
    mayAdd: ({ context }) => {
      const variant = chosen(context)
      return variant !== undefined && context.num <= mostOf(variant)
    },
  },
  actions: {
    learn: assign(({ context }, goods: GoodsInfo) => ({
      goods,
      picks: context.picks.length > 0 ? context.picks : firstPicks(goods, context.wanted),
      num: 1,
      trouble: undefined,
    })),
    pick: assign(({ context, event }) =>
      event.type === 'pick'
        ? { picks: picked(context.picks, event.option, event.value), num: 1, trouble: undefined }
        : {},
    ),
    count: assign(({ event }) => (event.type === 'count' ? { num: event.num } : {})),
    take: assign(({ context }, added: Added) => ({ goods: afterAdding(required(context.goods), added), num: 1 })),
    note: assign((_, error: unknown) => ({ trouble: troubleOf(error) })),
    clear: assign({ trouble: undefined }),
  },
}).createMachine({
  id: 'goods',
  context: ({ input }) => ({ ...input, picks: [], num: 1 }),
  initial: 'opening',
  states: {
    opening: {
      tags: 'busy',
      invoke: {
        id: 'info',
        src: 'info',
        input: ({ context: { id } }) => ({ id }),
        onDone: { target: 'settling', actions: { type: 'learn', params: outputOf<GoodsInfo> } },
        onError: [{ guard: { type: 'isMissing', params: errorOf }, target: 'missing' }, otherwise('unreachable')],
      },
    },
    missing: {},
    unreachable: { on: { retry: 'opening' } },
    settling: {
      always: [
        { guard: 'isOff', target: 'offShelf' },
        { guard: 'isSoldOut', target: 'soldOut' },
        { guard: 'isShort', target: 'pointsShort' },
        { guard: 'isAtLimit', target: 'limitReached' },
        { target: 'choosing' },
      ],
    },
    offShelf: { on: { share } },
    soldOut: { on: looks },
    pointsShort: { on: looks },
    limitReached: { on: looks },
    choosing: { on: buys },
    adding: {
      tags: ['busy', 'held'],
      invoke: {
        id: 'add',
        src: 'add',
        input: ({ context }) => ({
          goods_id: context.id,
          variant_id: required(chosen(context)).id,
          num: context.num,
        }),
        onDone: { target: 'added', actions: { type: 'take', params: outputOf<Added> } },
        onError: otherwise('addRejected'),
      },
    },
    added: { on: buys },
    /** Somebody else may have taken the last one: it is read anew. */
    addRejected: { on: { ...buys, retry: { target: 'opening', actions: 'clear' } } },
    sharing: {
      tags: 'busy',
      invoke: {
        id: 'share',
        src: 'share',
        input: ({ context }) => ({ id: context.id, name: required(context.goods).name }),
        onDone: 'settling',
        onError: 'settling',
      },
    },
  },
})

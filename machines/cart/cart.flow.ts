import { assign, setup } from 'xstate'
import { cart, type CartData } from '#contract/cart.ts'
import { TYPED_MS } from '#contract/limits.ts'
import { shop } from '#contract/shop.ts'
import { errorOf, outputOf } from '../lib/heard.ts'
import { remote } from '../lib/remote.ts'
import { otherwise } from '../lib/refusal.ts'
import { troubleOf } from '../lib/trouble.ts'
import { firstPicks, type GoodsInfo, picked } from '../shop/goods.rules.ts'
import { type CartFacts, lineIn, wanted } from './cart.facts.ts'
import { wishing, without } from './cart.rules.ts'
import { choosing } from './choosing.part.ts'
import { removing } from './removing.part.ts'

type Event =
  | { type: 'retry' | 'refresh' | 'edit' | 'done' | 'remove' | 'removeGone' | 'confirm' | 'back' | 'take' }
  | { type: 'count'; id: number; num: number }
  | { type: 'select'; ids: readonly number[]; selected: 0 | 1 }
  | { type: 'choose'; id: number }
  | { type: 'pick'; option: number; value: string }
  | { type: 'mark'; ids: readonly number[]; isMarked: boolean }

const learn = { type: 'learn', params: outputOf<CartData> } as const
const index = { id: 'index', src: 'index', input: {} } as const

/** What is asked of lines is shown at once, and goes out when the finger rests; what comes back is never older than that. */
const asks = {
  count: { target: 'counting', actions: ['forgive', 'wish'] },
  select: { target: 'counting', actions: ['forgive', 'wish'] },
} as const
const stands = {
  ...asks,
  choose: { target: 'choosing', actions: ['forgive', 'mean'] },
  edit: { target: 'editing', actions: 'forgive' },
  removeGone: { target: 'confirmingDelete', actions: ['forgive', 'meanGone'] },
  refresh: { target: 'refreshing', actions: 'forgive' },
} as const
const reread = { target: 'rereading', actions: { type: 'reject', params: errorOf } } as const
const learned = { target: 'settling', actions: ['answered', learn] } as const

/** The cart: how many of each, which of them, in which variant, and what is removed. */
export const cartFlow = setup({
  types: { context: {} as CartFacts, events: {} as Event, tags: {} as 'busy' | 'held' },
  actors: {
    ...remote(cart, 'index', 'update', 'select', 'del'),
    info: remote(shop, 'info').info,
  },
  guards: {
    hasNumber: ({ context: { wishes } }) => wishes[0] !== undefined && 'id' in wishes[0],
    hasWish: ({ context: { wishes } }) => wishes.length > 0,
    isEmpty: ({ context: { kept } }) => kept?.count === 0,
    isRejected: ({ context }) => context.rejected !== undefined,
    hasNothing: ({ context: { kept } }) => kept?.selected_count === 0,
    hasMarked: ({ context }) => context.marked.length > 0,
    meansGone: ({ context }) => context.meansGone,
    isOther: ({ context }) => {
      const variant = wanted(context)
      return variant !== undefined && variant.stock > 0 && variant.id !== lineIn(context).variant_id
    },
  },
  actions: {
    learn: assign((_, kept: CartData) => ({ kept, trouble: undefined })),
    wish: assign(({ context: { wishes, sent }, event }) => {
      // What is on its way is not replaced, but followed.
      const open = without(wishes, sent)
      const isSent = sent ? [sent] : []
      if (event.type === 'count') return { wishes: [...isSent, ...wishing(open, { id: event.id, num: event.num })] }
      if (event.type !== 'select') return {}
      return { wishes: [...isSent, ...wishing(open, { ids: event.ids, selected: event.selected })] }
    }),
    send: assign(({ context: { wishes } }) => ({ sent: wishes[0] })),
    answered: assign(({ context: { wishes, sent } }) => ({ wishes: without(wishes, sent), sent: undefined })),
    reject: assign(({ context: { wishes, sent, line } }, error: unknown) => ({
      rejected: { id: line ?? (sent && 'id' in sent ? sent.id : undefined), trouble: troubleOf(error) },
      wishes: without(wishes, sent),
      sent: undefined,
      line: undefined,
    })),
    forgive: assign({ rejected: undefined, trouble: undefined, line: undefined }),
    mean: assign(({ event }) => (event.type === 'choose' ? { line: event.id, goods: undefined } : {})),
    lay: assign(({ context }, goods: GoodsInfo) => ({ goods, picks: firstPicks(goods, lineIn(context).variant_id) })),
    pick: assign(({ context, event }) =>
      event.type === 'pick' ? { picks: picked(context.picks, event.option, event.value), trouble: undefined } : {},
    ),
    mark: assign(({ context: { marked }, event }) => {
      if (event.type !== 'mark') return {}
      const others = marked.filter((id) => !event.ids.includes(id))
      return { marked: event.isMarked ? [...others, ...event.ids] : others }
    }),
    unmark: assign({ marked: [], meansGone: false, trouble: undefined, rejected: undefined, line: undefined }),
    meanMarked: assign({ meansGone: false, trouble: undefined }),
    meanGone: assign({ meansGone: true, trouble: undefined }),
    note: assign((_, error: unknown) => ({ trouble: troubleOf(error) })),
  },
  delays: { rested: TYPED_MS },
}).createMachine({
  id: 'cart',
  context: { wishes: [], picks: [], marked: [], meansGone: false },
  initial: 'opening',
  states: {
    opening: {
      tags: 'busy',
      invoke: { ...index, onDone: { target: 'settling', actions: learn }, onError: otherwise('unreachable') },
    },
    unreachable: { on: { retry: 'opening' } },
    settling: {
      always: [
        { guard: 'hasNumber', target: 'updating' },
        { guard: 'hasWish', target: 'selecting' },
        { guard: 'isEmpty', target: 'empty' },
        { guard: 'isRejected', target: 'updateRejected' },
        { guard: 'hasNothing', target: 'nothingSelected' },
        { target: 'showing' },
      ],
    },
    empty: { on: { refresh: 'refreshing' } },
    showing: { on: stands },
    nothingSelected: { on: stands },
    updateRejected: { on: stands },
    refreshing: {
      tags: 'busy',
      on: asks,
      invoke: { ...index, onDone: { target: 'settling', actions: learn }, onError: otherwise('settling') },
    },

    /** The finger still moves. */
    counting: { tags: 'held', on: asks, after: { rested: 'settling' } },
    updating: {
      tags: 'busy',
      on: { count: { actions: ['forgive', 'wish'] }, select: { actions: ['forgive', 'wish'] } },
      entry: 'send',
      invoke: {
        id: 'update',
        src: 'update',
        input: ({ context: { sent } }) => sent as { id: number; num: number },
        onDone: learned,
        onError: reread,
      },
    },
    selecting: {
      tags: 'busy',
      on: { count: { actions: ['forgive', 'wish'] }, select: { actions: ['forgive', 'wish'] } },
      entry: 'send',
      invoke: {
        id: 'select',
        src: 'select',
        input: ({ context: { sent } }) => {
          const { ids, selected } = sent as { ids: readonly number[]; selected: 0 | 1 }
          return { ids: ids.join(','), selected }
        },
        onDone: learned,
        onError: reread,
      },
    },
    /** Whoever refuses knows more than is shown. */
    rereading: {
      tags: 'busy',
      on: asks,
      invoke: {
        ...index,
        onDone: { target: 'settling', actions: learn },
        onError: 'settling',
      },
    },

    ...choosing,
    ...removing,
  },
})

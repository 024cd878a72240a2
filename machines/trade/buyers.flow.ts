import { assign, setup } from 'xstate'
import { BUYERS_AGAIN_MS, TYPED_MS } from '#contract/limits.ts'
import type { Rail } from '#contract/order.ts'
import { trade, type Buyers } from '#contract/trade.ts'
import { outputOf } from '../lib/heard.ts'
import { otherwise } from '../lib/refusal.ts'
import { listening, listeningTo, type Changed } from '../lib/live.ts'
import { remote } from '../lib/remote.ts'
import { troubleOf, type Trouble } from '../lib/trouble.ts'
import { again, following, followingDelays } from '../stock/following.part.ts'

export interface Sale {
  /** Plain, or nothing. */
  readonly quantity: string
  readonly pay_type: Rail
}

type Context = {
  sale: Sale
  buyers?: Buyers
  trouble?: Trouble
}

const question = {
  id: 'buyers',
  src: 'buyers',
  input: ({ context }: { context: Context }) => context.sale,
} as const
const shown = { type: 'show', params: outputOf<Buyers> } as const
const asks = {
  ask: {
    target: 'typing',
    reenter: true,
    actions: { type: 'take', params: ({ event }: { event: Ask }) => event.sale },
  },
} as const

interface Ask {
  readonly type: 'ask'
  readonly sale: Sale
}

/** Who buys what somebody types, and for how much: asked again as it is typed, and while it is looked at. */
export const buyersFlow = setup({
  types: {
    input: {} as { sale: Sale },
    context: {} as Context,
    events: {} as Ask | { type: 'retry' } | Changed,
    tags: {} as 'busy',
  },
  actors: { ...remote(trade, 'buyers'), listening },
  actions: {
    show: assign((_, buyers: Buyers) => ({ buyers, trouble: undefined })),
    take: assign((_, sale: Sale) => ({ sale })),
    note: assign((_, error: unknown) => ({ trouble: troubleOf(error) })),
  },
  delays: { ...followingDelays, typed: TYPED_MS, lookAgain: BUYERS_AGAIN_MS },
}).createMachine({
  id: 'buyers',
  context: ({ input }) => ({ ...input }),
  invoke: listeningTo('order'),
  initial: 'opening',
  states: {
    opening: {
      tags: 'busy',
      on: { ...asks, changed: { target: 'opening', reenter: true } },
      invoke: {
        ...question,
        onDone: { target: 'shown', actions: shown },
        onError: otherwise('unreachable'),
      },
    },
    unreachable: { on: { ...asks, retry: 'opening' } },
    shown: { on: { ...asks, changed: again }, after: { lookAgain: 'following' } },
    /** What is shown is of the quantity before. */
    typing: { tags: 'busy', on: asks, after: { typed: 'following' } },
    ...following({ question, heard: { target: 'shown', actions: shown }, ways: asks }),
  },
})

import { setup } from 'xstate'
import { withdrawal, type WithdrawalInfo } from '#contract/withdrawal.ts'
import { keyed } from '../lib/keyed.ts'
import { required } from '../lib/required.ts'
import { listening, listeningTo, type Changed } from '../lib/live.ts'
import { remote } from '../lib/remote.ts'
import type { Trouble } from '../lib/trouble.ts'
import { actedOn, actedOnActions, actedOnGuards, acting, freshened, shows } from '../stock/acted-on.part.ts'
import { again, followingDelays } from '../stock/following.part.ts'

interface Context {
  orderNo: string
  item?: WithdrawalInfo
  trouble?: Trouble | undefined
}

type Event = { type: 'retry' } | { type: 'ask' } | { type: 'cancel' } | { type: 'back' } | Changed

interface Args {
  readonly context: Context
}

const info = {
  id: 'info',
  src: 'info',
  input: ({ context }: Args) => ({ order_no: context.orderNo }),
} as const
const ways = { ask: { guard: 'mayCancel', target: 'confirmingCancel', actions: 'clear' }, changed: again } as const

/** What got no answer is followed by reading it anew. */
export const withdrawalFlow = setup({
  types: {
    input: {} as { orderNo: string },
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy' | 'held',
  },
  actors: { ...remote(withdrawal, 'info'), cancel: keyed(withdrawal.cancel, 'cancel'), listening },
  guards: {
    ...actedOnGuards('item'),
    mayCancel: ({ context }) => required(context.item).allowed.includes('cancel'),
  },
  actions: actedOnActions<Context, Event, WithdrawalInfo>('item'),
  delays: followingDelays,
}).createMachine({
  id: 'withdrawalDetail',
  context: ({ input }) => ({ ...input }),
  invoke: listeningTo('withdrawal'),
  initial: 'opening',
  states: {
    ...actedOn({ question: info, ways }),
    confirmingCancel: { on: { cancel: 'cancelling', back: 'following' } },
    cancelling: acting({
      call: 'cancel',
      input: ({ context: { orderNo, item } }: Args) => ({ order_no: orderNo, version: required(item).version }),
      done: shows,
      stale: [freshened, 'clear'],
    }),
  },
})

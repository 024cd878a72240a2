import { assign, setup } from 'xstate'
import { withdrawal, type WithdrawalInfo } from '#contract/withdrawal.ts'
import { keyed } from '../lib/keyed.ts'
import { required } from '../lib/required.ts'
import { listening, listeningTo, type Changed } from '../lib/live.ts'
import { otherwise } from '../lib/refusal.ts'
import { remote } from '../lib/remote.ts'
import { freshIn, isMissing, troubleOf, type Failed, type Trouble } from '../lib/trouble.ts'
import { actedOn } from '../stock/acted-on.part.ts'
import { again, followingDelays } from '../stock/following.part.ts'

interface Context {
  orderNo: string
  item?: WithdrawalInfo
  trouble?: Trouble | undefined
}

type Event = { type: 'retry' } | { type: 'ask' } | { type: 'cancel' } | { type: 'back' } | Changed

type Heard = { event: { output: WithdrawalInfo } }
const said = ({ event }: Heard) => event.output
const failed = ({ event }: Failed) => event.error
const shown = { type: 'show', params: said } as const
const lost = [{ guard: { type: 'isMissing', params: failed }, target: 'missing' }] as const
const info = {
  id: 'info',
  src: 'info',
  input: ({ context }: { context: Context }) => ({ order_no: context.orderNo }),
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
    isMissing: (_, error: unknown) => isMissing(error),
    isStale: (_, error: unknown) => freshIn(error) !== undefined,
    mayCancel: ({ context }) => required(context.item).allowed.includes('cancel'),
    /** No answer came, and yet it went on: it says itself what was done. */
    wentOn: ({ context: { trouble, item } }, { version }: WithdrawalInfo) =>
      trouble?.refusal === undefined && version !== item?.version,
  },
  actions: {
    show: assign((_, item: WithdrawalInfo) => ({ item })),
    note: assign((_, error: unknown) => ({ trouble: troubleOf(error) })),
    clear: assign({ trouble: undefined }),
  },
  delays: followingDelays,
}).createMachine({
  id: 'withdrawalDetail',
  context: ({ input }) => ({ ...input }),
  invoke: listeningTo('withdrawal'),
  initial: 'opening',
  states: {
    ...actedOn({
      question: info,
      shown,
      shownAgain: shown,
      wentOn: { guard: { type: 'wentOn', params: said }, target: 'showing', actions: ['clear', shown] },
      ways,
      lost,
    }),
    confirmingCancel: { on: { cancel: 'cancelling', back: 'following' } },
    cancelling: {
      tags: ['held', 'busy'],
      invoke: {
        id: 'cancel',
        src: 'cancel',
        input: ({ context: { orderNo, item } }) => ({ order_no: orderNo, version: required(item).version }),
        onDone: { target: 'showing', actions: ['clear', shown] },
        onError: [
          {
            guard: { type: 'isStale', params: failed },
            target: 'stale',
            actions: [{ type: 'show', params: ({ event }: Failed) => freshIn(event.error) as WithdrawalInfo }, 'clear'],
          },
          otherwise('rereading'),
        ],
      },
    },
  },
})

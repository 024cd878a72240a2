import { assign, setup } from 'xstate'
import { coupon, type MemberCouponStatus } from '#contract/coupon.ts'
import type { Given } from '#contract/endpoint.ts'
import { outputOf, type Heard } from '../lib/heard.ts'
import { listening, listeningTo, type Changed } from '../lib/live.ts'
import { otherwise, refusalGuards, refused } from '../lib/refusal.ts'
import { remote } from '../lib/remote.ts'
import { troubleOf, type Trouble } from '../lib/trouble.ts'
import { followingDelays } from '../stock/following.part.ts'

export type ShownCode = Given<typeof coupon.code>

interface Input {
  readonly id: number
}
interface Context extends Input {
  shown?: ShownCode
  trouble?: Trouble | undefined
}
type Event =
  | { type: 'retry' }
  /** Its minute is over. */
  | { type: 'expire' }
  | Changed

const code = { id: 'code', src: 'code', input: ({ context: { id } }: { context: Context }) => ({ id }) } as const
const taken = { type: 'take', params: outputOf<ShownCode> } as const
const leads = (asked: MemberCouponStatus, target: string) =>
  ({
    guard: { type: 'stands', params: ({ event }: Heard<ShownCode>) => ({ is: event.output.status, asked }) },
    target,
    actions: taken,
  }) as const
const heard = [leads('used', 'used'), leads('expired', 'over'), { target: 'showing', actions: taken }] as const
const gone = refused('missing', 'missing')

/** What a voucher is shown by: it turns every minute, and is asked after until it is used. */
export const couponCodeFlow = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event, tags: {} as 'busy' },
  actors: { ...remote(coupon, 'code'), listening },
  guards: {
    ...refusalGuards,
    stands: (_, { is, asked }: { is: MemberCouponStatus; asked: MemberCouponStatus }) => is === asked,
  },
  actions: {
    take: assign((_, shown: ShownCode) => ({ shown, trouble: undefined })),
    note: assign((_, error: unknown) => ({ trouble: troubleOf(error) })),
  },
  delays: followingDelays,
}).createMachine({
  id: 'couponCode',
  context: ({ input }) => ({ ...input }),
  invoke: listeningTo('coupon'),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      on: { changed: { target: 'loading', reenter: true } },
      invoke: { ...code, onDone: heard, onError: [gone, otherwise('unreachable')] },
    },
    unreachable: { on: { retry: 'loading', changed: 'loading' } },
    missing: {},
    showing: { on: { expire: 'turning', changed: 'asking' }, after: { followAgain: 'asking' } },
    asking: {
      on: { expire: 'turning', changed: { target: 'asking', reenter: true } },
      invoke: { ...code, onDone: heard, onError: [gone, otherwise('behind')] },
    },
    /** What is shown still holds for the rest of its minute. */
    behind: { on: { expire: 'turning', changed: 'asking' }, after: { followAgain: 'asking' } },
    turning: {
      tags: 'busy',
      on: { changed: { target: 'turning', reenter: true } },
      invoke: { ...code, onDone: heard, onError: [gone, otherwise('expired')] },
    },
    expired: { on: { retry: 'turning', changed: 'turning' } },
    used: {},
    over: {},
  },
})

import { assign, setup } from 'xstate'
import { coupon, type MemberCoupon } from '#contract/coupon.ts'
import type { Given } from '#contract/endpoint.ts'
import type { Paged } from '#contract/shapes.ts'
import { errorOf, outputOf } from '../lib/heard.ts'
import { keyed } from '../lib/keyed.ts'
import { listening, listeningTo, type Changed } from '../lib/live.ts'
import { local } from '../lib/remote.ts'
import { required } from '../lib/required.ts'
import { troubleOf, type Trouble } from '../lib/trouble.ts'
import { again, followingDelays } from '../stock/following.part.ts'
import { listing, listingActions, listingGuards, type Listing, type ListingEvent } from '../stock/listing.part.ts'
import { NOTHING_READ } from '../stock/pages.ts'
import { type CouponRow, type CouponsOf, type CouponTab, mayTake, oneTaken, shut } from './coupons.rules.ts'

type Head = Partial<Pick<Given<typeof coupon.my>, 'counts'>>

interface Input {
  readonly tab: CouponTab
  readonly of: CouponsOf
  readonly isMember: boolean
}
type Context = Listing<CouponRow, Head> &
  Input & {
    /** The one that is meant. */
    wish?: number | undefined
    taken?: MemberCoupon | undefined
    /** Why it was not received. */
    undone?: Trouble | undefined
  }

interface Take {
  readonly type: 'take'
  readonly id: number
}
type Event = ListingEvent | Take | { type: 'tab'; tab: CouponTab } | Changed

const meant = ({ event }: { event: unknown }) => event as Take
const ways = {
  take: {
    guard: { type: 'mayTake', params: meant },
    target: 'receiving',
    actions: { type: 'mean', params: meant },
  },
} as const
const stands = {
  ...ways,
  refresh: 'refreshing',
  more: { guard: 'hasMore', target: 'appending' },
} as const

/** What is given away, and what the member has of it: one list, in four tabs. */
export const couponsFlow = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy' | 'held',
  },
  actors: {
    list: local<Paged<CouponRow> & Head, { tab: CouponTab; page: number; limit?: number } & CouponsOf>('list'),
    receive: keyed(coupon.receive, 'receive'),
    listening,
  },
  guards: {
    ...listingGuards,
    mayTake: ({ context: { items, isMember } }, wanted: Take) =>
      isMember && mayTake(items.find(({ id }) => id === wanted.id)),
  },
  actions: {
    ...listingActions<Context, Event, CouponRow, Head>(),
    mean: assign((_, { id }: Take) => ({ wish: id, taken: undefined, undone: undefined })),
    /** How many there are is told by the list of them. */
    settle: assign(({ context: { items, wish } }, taken: MemberCoupon) => ({
      items: items.map((row) => (row.id === wish ? oneTaken(row) : row)),
      head: {},
      taken,
    })),
    regret: assign(({ context: { items, wish } }, error: unknown) => {
      const undone = troubleOf(error)
      const { refusal, message } = undone
      return {
        undone,
        items: refusal === undefined ? items : items.map((row) => (row.id === wish ? shut(row, message) : row)),
      }
    }),
  },
  delays: followingDelays,
}).createMachine({
  id: 'coupons',
  context: ({ input }) => ({ ...input, ...NOTHING_READ }),
  invoke: listeningTo('coupon'),
  initial: 'opening',
  /** Whatever is being asked for the tab of before is not heard any more. */
  on: {
    tab: {
      target: '.opening',
      actions: {
        type: 'narrow',
        params: ({ event: { tab } }) => ({ tab, wish: undefined, taken: undefined, undone: undefined }),
      },
    },
  },
  states: {
    ...listing({ asks: ({ tab, of }: Context) => ({ tab, ...of }), follows: 'all', ways }),
    receiving: {
      tags: ['held', 'busy'],
      on: { tab: {} },
      invoke: {
        id: 'receive',
        src: 'receive',
        input: ({ context }) => ({ id: required(context.wish) }),
        onDone: { target: 'received', actions: { type: 'settle', params: outputOf<MemberCoupon> } },
        onError: { target: 'receiveRejected', actions: { type: 'regret', params: errorOf } },
      },
    },
    /** The news of it are its own. */
    received: { on: stands },
    receiveRejected: { on: { ...stands, changed: again } },
  },
})

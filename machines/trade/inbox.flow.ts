import { assign, setup } from 'xstate'
import { merchant, type Incoming, type MerchantTab } from '#contract/merchant.ts'
import type { TradeOrder } from '#contract/order.ts'
import { listening, listeningTo, type Changed } from '../lib/live.ts'
import { keyed } from '../lib/keyed.ts'
import { isClean, type Problems } from '../lib/problems.ts'
import { otherwise, refused } from '../lib/refusal.ts'
import { remote } from '../lib/remote.ts'
import { again, followingDelays } from '../stock/following.part.ts'
import { listing, listingActions, listingGuards, type Listing, type ListingEvent } from '../stock/listing.part.ts'
import { NOTHING_READ } from '../stock/pages.ts'
import { takenForm, takeProblems, type TakeForm } from './take.rules.ts'

type Head = Pick<Incoming, 'counts'>
type Context = Listing<TradeOrder, Head> & {
  tab: MerchantTab
  taking: boolean
  problems: Problems<keyof TakeForm>
  taken?: string
}

type Event =
  | ListingEvent
  | { type: 'expire' }
  | { type: 'tab'; tab: MerchantTab }
  | { type: 'take' }
  | { type: 'submit'; form: TakeForm }
  | { type: 'back' }
  | Changed

type Submitted = { event: { form: TakeForm } }
const formOf = ({ event }: Submitted) => takenForm(event.form)
const submits = [
  { guard: { type: 'isComplete', params: formOf }, target: 'submitting', actions: 'clear' },
  { target: 'invalid', actions: { type: 'mark', params: formOf } },
] as const
const take = { take: 'takeSheet' } as const
const list = listing({
  asks: ({ tab }: Context) => ({ tab }),
  follows: 'all',
  ways: { expire: again, ...take },
  elsewhere: { 'no-role': 'noRole' },
})

export const inboxFlow = setup({
  types: {
    input: {} as { tab: MerchantTab; taking: boolean },
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy' | 'held',
  },
  actors: { ...remote(merchant, 'list'), take: keyed(merchant.take, 'take'), listening },
  guards: {
    ...listingGuards,
    hasRead: ({ context }) => context.head !== undefined,
    isTaking: ({ context }) => context.taking,
    isComplete: (_, form: TakeForm) => isClean(takeProblems(form)),
  },
  actions: {
    ...listingActions<Context, Event, TradeOrder, Head>(),
    mark: assign((_, form: TakeForm) => ({ problems: takeProblems(form), trouble: undefined })),
    clear: assign({ problems: {}, trouble: undefined }),
  },
  delays: followingDelays,
}).createMachine({
  id: 'inbox',
  context: ({ input }) => ({ ...input, ...NOTHING_READ, problems: {} }),
  invoke: listeningTo('order'),
  initial: 'arriving',
  /** Whatever is being asked for the tab of before is not heard any more. */
  on: { tab: { target: '.opening', actions: { type: 'narrow', params: ({ event: { tab } }) => ({ tab }) } } },
  states: {
    ...list,
    arriving: { always: [{ guard: 'isTaking', target: 'takeSheet' }, { target: 'opening' }] },
    noRole: { on: { tab: {} } },
    empty: { on: { ...list.empty.on, ...take } },
    takeSheet: {
      initial: 'idle',
      on: {
        tab: {},
        back: [
          { guard: 'hasRead', target: 'following', actions: 'clear' },
          { target: 'opening', actions: 'clear' },
        ],
      },
      states: {
        idle: { entry: 'clear', on: { submit: submits } },
        invalid: { on: { submit: submits } },
        submitting: {
          tags: ['held', 'busy'],
          on: { back: {} },
          invoke: {
            id: 'take',
            src: 'take',
            input: ({ event }) => takenForm((event as Submitted['event']).form),
            onDone: { target: '#inbox.taken', actions: assign({ taken: ({ event }) => event.output.order_no }) },
            onError: [refused('no-role', '#inbox.noRole'), otherwise('rejected')],
          },
        },
        rejected: { on: { submit: submits } },
      },
    },
    taken: { type: 'final' },
  },
})

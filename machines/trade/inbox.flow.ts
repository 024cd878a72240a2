import { assign, setup } from 'xstate'
import { FOLLOW_AGAIN_MS } from '#contract/limits.ts'
import { merchant, type Incoming, type MerchantTab } from '#contract/merchant.ts'
import type { TradeOrder } from '#contract/order.ts'
import type { RefusalName } from '#contract/refusals.ts'
import { listening, listeningTo, type Changed } from '../lib/live.ts'
import { keyed } from '../lib/keyed.ts'
import { isClean, type Problems } from '../lib/problems.ts'
import { isRefusal, otherwise, refused } from '../lib/refusal.ts'
import { remote } from '../lib/remote.ts'
import { troubleOf, type Failed, type Trouble } from '../lib/trouble.ts'
import { begun, continued, hasAny, hasMore, NOTHING_READ, reread, rereadBy, type Listed } from '../stock/pages.ts'
import { takenForm, takeProblems, type TakeForm } from './take.rules.ts'

type Context = Listed<TradeOrder> & {
  tab: MerchantTab
  /** Whether a phrase was to be given at once. */
  taking: boolean
  counts?: Incoming['counts']
  problems: Problems<keyof TakeForm>
  /** The number of the order that was taken. */
  taken?: string
  trouble?: Trouble
}

type Event =
  | { type: 'retry' }
  | { type: 'more' }
  | { type: 'refresh' }
  /** A clock on the list ran out: only the server knows what that means. */
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
const noted = { type: 'note', params: ({ event }: Failed) => event.error } as const
const read = { changed: 'following', refresh: 'refreshing', take: 'takeSheet' } as const

/** A merchant reads the orders that came, tab by tab, follows them, and takes one that is shown to nobody by its phrase. */
export const inboxFlow = setup({
  types: {
    input: {} as { tab: MerchantTab; taking: boolean },
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy' | 'held',
  },
  actors: { ...remote(merchant, 'list'), take: keyed(merchant.take, 'take'), listening },
  guards: {
    hasAny: ({ context }) => hasAny(context),
    hasMore: ({ context }) => hasMore(context),
    hasRead: ({ context }) => context.counts !== undefined,
    isTaking: ({ context }) => context.taking,
    isComplete: (_, form: TakeForm) => isClean(takeProblems(form)),
    is: (_, { error, refusal }: { error: unknown; refusal: RefusalName }) => isRefusal(error, refusal),
  },
  actions: {
    begin: assign((_, answer: Incoming) => ({ ...begun(answer), counts: answer.counts, trouble: undefined })),
    renew: assign(({ context }, answer: Incoming) => ({
      ...reread(context, answer),
      counts: answer.counts,
      trouble: undefined,
    })),
    append: assign(({ context }, answer: Incoming) => ({
      ...continued(context, answer),
      counts: answer.counts,
      trouble: undefined,
    })),
    choose: assign((_, tab: MerchantTab) => ({ ...NOTHING_READ, tab, trouble: undefined })),
    mark: assign((_, form: TakeForm) => ({ problems: takeProblems(form), trouble: undefined })),
    note: assign((_, error: unknown) => ({ trouble: troubleOf(error) })),
    clear: assign({ problems: {}, trouble: undefined }),
  },
  delays: { followAgain: FOLLOW_AGAIN_MS },
}).createMachine({
  id: 'inbox',
  context: ({ input }) => ({ ...input, ...NOTHING_READ, problems: {} }),
  invoke: listeningTo('order'),
  initial: 'arriving',
  /** Whatever is being asked for the tab of before is not heard any more. */
  on: { tab: { target: '.opening', actions: { type: 'choose', params: ({ event }) => event.tab } } },
  states: {
    arriving: { always: [{ guard: 'isTaking', target: 'takeSheet' }, { target: 'opening' }] },
    noRole: { on: { tab: {} } },
    opening: {
      tags: 'busy',
      on: { changed: { target: 'opening', reenter: true } },
      invoke: {
        id: 'list',
        src: 'list',
        input: ({ context: { tab } }) => ({ tab, page: 1 }),
        onDone: { target: 'settling', actions: { type: 'begin', params: ({ event }) => event.output } },
        onError: [refused('no-role', 'noRole'), otherwise('unreachable')],
      },
    },
    unreachable: { on: { retry: { target: 'opening', actions: 'clear' } } },
    settling: { always: [{ guard: 'hasAny', target: 'list' }, { target: 'listEmpty' }] },
    listEmpty: { on: read },
    list: { on: { ...read, expire: 'following', more: { guard: 'hasMore', target: 'appending' } } },
    appending: {
      tags: 'busy',
      invoke: {
        id: 'list',
        src: 'list',
        input: ({ context: { tab, page } }) => ({ tab, page: page + 1 }),
        onDone: { target: 'settling', actions: { type: 'append', params: ({ event }) => event.output } },
        onError: { target: 'stuck', actions: noted },
      },
    },
    stuck: { on: { ...read, expire: 'following', more: 'appending' } },
    following: {
      on: {
        ...read,
        changed: { target: 'following', reenter: true },
        expire: { target: 'following', reenter: true },
        more: { guard: 'hasMore', target: 'appending' },
      },
      invoke: {
        id: 'list',
        src: 'list',
        input: ({ context }) => ({ tab: context.tab, ...rereadBy(context) }),
        onDone: { target: 'settling', actions: { type: 'renew', params: ({ event }) => event.output } },
        onError: [refused('no-role', 'noRole'), { target: 'behind' }],
      },
    },
    behind: {
      on: { ...read, more: { guard: 'hasMore', target: 'appending' } },
      after: { followAgain: 'following' },
    },
    refreshing: {
      tags: 'busy',
      invoke: {
        id: 'list',
        src: 'list',
        input: ({ context: { tab } }) => ({ tab, page: 1 }),
        onDone: { target: 'settling', actions: { type: 'begin', params: ({ event }) => event.output } },
        onError: { target: 'settling', actions: noted },
      },
    },
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
        invalid: { tags: 'held', on: { submit: submits } },
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
        rejected: { tags: 'held', on: { submit: submits } },
      },
    },
    taken: { type: 'final' },
  },
})

import { assign, setup } from 'xstate'
import { home, type Home } from '#contract/home.ts'
import { notice, type MessagesConfig, type Popup } from '#contract/notice.ts'
import { known } from '../lib/known.ts'
import { listening, listeningTo, type Changed } from '../lib/live.ts'
import { remote } from '../lib/remote.ts'
import { troubleOf, type Failed, type Trouble } from '../lib/trouble.ts'
import { again, following, followingDelays } from '../stock/following.part.ts'

type Context = {
  member: boolean
  returnTo?: string
  seenPopup: number
  home?: Home
  popup?: Popup
  trouble?: Trouble
  /** The market has turned since home was last asked. */
  turned?: boolean
}

const question = { id: 'index', src: 'index', input: {} } as const
const answered = ({ event }: { event: { output: Home } }) => event.output
const shown = { type: 'show', params: answered } as const
const heard = [
  { guard: { type: 'isOpenNow', params: answered }, target: 'marketOpen', actions: shown },
  { target: 'marketClosed', actions: shown },
] as const
const ways = {
  refresh: 'refreshing',
  marketTurned: { target: 'refreshing', actions: 'keepTurn' },
} as const

/** The first screen: the market, an order under way, the trade in numbers, and the ways in. */
export const homeFlow = setup({
  types: {
    input: {} as { member: boolean; returnTo?: string; seenPopup: number },
    context: {} as Context,
    events: {} as { type: 'retry' } | { type: 'refresh' } | { type: 'marketTurned' } | { type: 'dismiss' } | Changed,
    tags: {} as 'busy',
  },
  actors: { ...remote(home, 'index'), ...remote(notice, 'config'), listening },
  guards: {
    isInterrupted: ({ context }) => context.returnTo !== undefined,
    isNewPopup: ({ context }, config: MessagesConfig) => config.popup !== null && config.popup.id > context.seenPopup,
    hasTurned: ({ context }) => context.turned === true,
    isOpen: ({ context }) => context.home?.market.is_open === 1,
    isOpenNow: (_, answer: Home) => answer.market.is_open === 1,
  },
  actions: {
    show: assign((_, answer: Home) => ({ home: answer, trouble: undefined, turned: false })),
    keepTurn: assign({ turned: true }),
    note: assign((_, error: unknown) => ({ trouble: troubleOf(error) })),
    /** Whoever runs the flow remembers it. */
    remember: (_home, _popup: Popup) => undefined,
  },
  delays: followingDelays,
}).createMachine({
  id: 'home',
  context: ({ input }) => ({ ...input }),
  invoke: listeningTo('order', 'money'),
  initial: 'opening',
  states: {
    opening: {
      tags: 'busy',
      on: { changed: { target: 'opening', reenter: true } },
      invoke: {
        ...question,
        onDone: { target: 'listening', actions: shown },
        onError: { target: 'unreachable', actions: { type: 'note', params: ({ event }: Failed) => event.error } },
      },
    },
    unreachable: { on: { retry: 'opening' } },
    listening: {
      invoke: {
        id: 'config',
        src: 'config',
        input: {},
        onDone: [
          { guard: 'isInterrupted', target: 'signedInNotice' },
          {
            guard: { type: 'isNewPopup', params: ({ event }) => event.output },
            target: 'popupNotice',
            actions: assign({ popup: ({ event }) => event.output.popup ?? undefined }),
          },
          { guard: 'hasTurned', target: 'refreshing' },
          { guard: 'isOpen', target: 'marketOpen' },
          { target: 'marketClosed' },
        ],
        onError: [
          { guard: 'hasTurned', target: 'refreshing' },
          { guard: 'isOpen', target: 'marketOpen' },
          { target: 'marketClosed' },
        ],
      },
      on: { marketTurned: { actions: 'keepTurn' } },
    },
    signedInNotice: { on: { dismiss: 'following' } },
    popupNotice: {
      entry: { type: 'remember', params: ({ context }) => known(context.popup) },
      on: { dismiss: 'following' },
    },
    marketOpen: { on: { ...ways, changed: again } },
    marketClosed: { on: { ...ways, changed: again } },
    ...following({ question, heard, ways }),
    refreshing: {
      tags: 'busy',
      on: {
        changed: { target: 'refreshing', reenter: true },
        marketTurned: { target: 'refreshing', reenter: true, actions: 'keepTurn' },
      },
      invoke: {
        ...question,
        onDone: heard,
        onError: [
          {
            guard: 'isOpen',
            target: 'marketOpen',
            actions: { type: 'note', params: ({ event }: Failed) => event.error },
          },
          { target: 'marketClosed', actions: { type: 'note', params: ({ event }: Failed) => event.error } },
        ],
      },
    },
  },
})

import { assign, setup } from 'xstate'
import { home, type Home } from '#contract/home.ts'
import { FOLLOW_AGAIN_MS } from '#contract/limits.ts'
import { notice, type MessagesConfig, type Popup } from '#contract/notice.ts'
import { listening, listeningTo, type Changed } from '../lib/live.ts'
import { remote } from '../lib/remote.ts'
import { troubleOf, type Failed, type Trouble } from '../lib/trouble.ts'

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
  },
  delays: { followAgain: FOLLOW_AGAIN_MS },
}).createMachine({
  id: 'home',
  context: ({ input }) => ({ ...input }),
  invoke: listeningTo('order'),
  initial: 'opening',
  states: {
    opening: {
      tags: 'busy',
      on: { changed: { target: 'opening', reenter: true } },
      invoke: {
        id: 'index',
        src: 'index',
        input: {},
        onDone: { target: 'listening', actions: { type: 'show', params: ({ event }) => event.output } },
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
      on: { changed: 'following', marketTurned: { actions: 'keepTurn' } },
    },
    signedInNotice: { on: { dismiss: 'following' } },
    popupNotice: { on: { dismiss: 'following' } },
    marketOpen: {
      on: {
        changed: 'following',
        refresh: 'refreshing',
        marketTurned: { target: 'refreshing', actions: 'keepTurn' },
      },
    },
    marketClosed: {
      on: {
        changed: 'following',
        refresh: 'refreshing',
        marketTurned: { target: 'refreshing', actions: 'keepTurn' },
      },
    },
    following: {
      on: {
        changed: { target: 'following', reenter: true },
        refresh: 'refreshing',
        marketTurned: { target: 'refreshing', actions: 'keepTurn' },
      },
      invoke: {
        id: 'index',
        src: 'index',
        input: {},
        onDone: [
          {
            guard: { type: 'isOpenNow', params: ({ event }) => event.output },
            target: 'marketOpen',
            actions: { type: 'show', params: ({ event }) => event.output },
          },
          { target: 'marketClosed', actions: { type: 'show', params: ({ event }) => event.output } },
        ],
        onError: 'behind',
      },
    },
    behind: {
      on: {
        changed: 'following',
        refresh: 'refreshing',
        marketTurned: { target: 'refreshing', actions: 'keepTurn' },
      },
      after: { followAgain: 'following' },
    },
    refreshing: {
      tags: 'busy',
      on: {
        changed: { target: 'refreshing', reenter: true },
        marketTurned: { target: 'refreshing', reenter: true, actions: 'keepTurn' },
      },
      invoke: {
        id: 'index',
        src: 'index',
        input: {},
        onDone: [
          {
            guard: { type: 'isOpenNow', params: ({ event }) => event.output },
            target: 'marketOpen',
            actions: { type: 'show', params: ({ event }) => event.output },
          },
          { target: 'marketClosed', actions: { type: 'show', params: ({ event }) => event.output } },
        ],
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

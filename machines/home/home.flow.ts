import { assign, fromCallback, setup, type AnyActorRef, type AnyEventObject } from 'xstate'
import { home, type Home } from '#contract/home.ts'
import { notice, type MessagesConfig, type Popup } from '#contract/notice.ts'
import { noted, outputOf } from '../lib/heard.ts'
import { otherwise } from '../lib/refusal.ts'
import { required } from '../lib/required.ts'
import { listening, listeningTo, type Changed } from '../lib/live.ts'
import { remote } from '../lib/remote.ts'
import { troubleOf, type Trouble } from '../lib/trouble.ts'
import { again, following, followingDelays } from '../stock/following.part.ts'

type Context = {
  member: boolean
  returnTo?: string
  seenPopup: number
  offered: boolean
  /** The offer was answered, and the house has not been heard since. */
  untold?: boolean
  home?: Home
  popup?: Popup
  trouble?: Trouble
  /** The market has turned since home was last asked. */
  turned?: boolean
}

const question = { id: 'index', src: 'index', input: {} } as const
const shown = { type: 'show', params: outputOf<Home> } as const
const heard = [
  { guard: 'isUntold', target: 'listening', actions: shown },
  { guard: { type: 'isOpenNow', params: outputOf<Home> }, target: 'marketOpen', actions: shown },
  { target: 'marketClosed', actions: shown },
] as const
const ways = {
  refresh: 'refreshing',
  marketTurned: { target: 'refreshing', actions: 'keepTurn' },
} as const
/** Until then the house's message waits; all is asked for again in the language that was chosen. */
const offerAnswered = { guard: 'isOffered', target: 'following', actions: 'closeOffer' } as const

/** Sends `answered` once nobody is offered a language any more; whoever runs the flow provides it. */
const offer = fromCallback<AnyEventObject, { by: AnyActorRef }>(() => undefined)
const waitsForAnswer = {
  id: 'offer',
  src: 'offer',
  input: ({ self }: { self: AnyActorRef }) => ({ by: self }),
} as const

export const homeFlow = setup({
  types: {
    input: {} as { member: boolean; returnTo?: string; seenPopup: number; offered: boolean },
    context: {} as Context,
    events: {} as
      | { type: 'retry' }
      | { type: 'refresh' }
      | { type: 'marketTurned' }
      | { type: 'dismiss' }
      | { type: 'answered' }
      | Changed,
    tags: {} as 'busy',
  },
  actors: { ...remote(home, 'index'), ...remote(notice, 'config'), listening, offer },
  guards: {
    isInterrupted: ({ context }) => context.returnTo !== undefined,
    isOffered: ({ context }) => context.offered && context.returnTo === undefined,
    isNewPopup: ({ context }, { popup }: MessagesConfig) =>
      !context.offered && popup !== null && popup.id > context.seenPopup,
    isUntold: ({ context }) => context.untold === true,
    hasTurned: ({ context }) => context.turned === true,
    isOpen: ({ context }) => context.home?.market.is_open === 1,
    isOpenNow: (_, answer: Home) => answer.market.is_open === 1,
  },
  actions: {
    show: assign((_, answer: Home) => ({ home: answer, trouble: undefined, turned: false, untold: false })),
    keepTurn: assign({ turned: true }),
    closeOffer: assign({ offered: false, untold: true }),
    note: assign((_, error: unknown) => ({ trouble: troubleOf(error) })),
    remember: (_home, _popup: Popup) => undefined,
    /** The way back has been offered. */
    goneBack: () => undefined,
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
        onError: otherwise('unreachable'),
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
    signedInNotice: { entry: 'goneBack', on: { dismiss: 'following' } },
    popupNotice: {
      entry: { type: 'remember', params: ({ context }) => required(context.popup) },
      on: { dismiss: 'following' },
    },
    marketOpen: { invoke: waitsForAnswer, on: { ...ways, changed: again, answered: offerAnswered } },
    marketClosed: { invoke: waitsForAnswer, on: { ...ways, changed: again, answered: offerAnswered } },
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
        onError: [{ guard: 'isOpen', target: 'marketOpen', actions: noted }, otherwise('marketClosed')],
      },
    },
  },
})

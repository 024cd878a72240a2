import { assign, setup } from 'xstate'
import { FOLLOW_AGAIN_MS } from '#contract/limits.ts'
import { payment, type PayOutcome, type PayStart } from '#contract/payment.ts'
import type { Heard } from '../lib/heard.ts'
import { listening, listeningTo, type Changed } from '../lib/live.ts'
import { otherwise, refusalGuards, refused } from '../lib/refusal.ts'
import { remote } from '../lib/remote.ts'
import { troubleOf, type Trouble } from '../lib/trouble.ts'
import { heard, standing, stands } from './outcome.part.ts'
import { blockOf, isLong } from './hand-off.rules.ts'

export interface HandOffInput {
  payNo: string
  /** How it is handed over, where this tab began it. */
  start?: PayStart | undefined
  /** The app runs inside another one. */
  isInside: boolean
  returnTo?: string
}

interface Context extends HandOffInput {
  last?: PayOutcome
  /** By the server's clock. */
  since?: number
  isOpened: boolean
  trouble?: Trouble | undefined
}

type Event = { type: 'open' } | { type: 'ask' } | { type: 'retry' } | Changed

const ends = [standing('paid', 'paid'), standing('failed', 'failed'), standing('closed', 'closed')]

const status = {
  id: 'status',
  src: 'status',
  input: ({ context }: { context: Context }) => ({ pay_no: context.payNo, order_no: '' }),
} as const

const open = { target: 'waiting', actions: 'open' } as const
const waits = { open, ask: 'checking', changed: 'checking' } as const

/**
 * A member is handed over to a gateway, and comes back: what the gateway did is asked of the server, never of the page
 * that one comes back from.
 */
export const handOffFlow = setup({
  types: {
    input: {} as HandOffInput,
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy',
  },
  actors: { ...remote(payment, 'status'), listening },
  guards: {
    ...refusalGuards,
    stands,
    isLong: ({ context: { since } }, now: number) => since !== undefined && isLong(since, now),
    isBlocked: ({ context: { start, isInside } }) => start !== undefined && blockOf(start, isInside) !== undefined,
    isAtHand: ({ context: { start, isOpened } }) => start !== undefined && !isOpened,
  },
  actions: {
    hear: assign(({ context }, last: PayOutcome) => ({
      last,
      since: context.since ?? last.server_time,
      trouble: undefined,
    })),
    note: assign((_, error: unknown) => ({ trouble: troubleOf(error) })),
    open: assign({ isOpened: true }),
    /** Whoever asks once more waits once more. */
    begin: assign({ since: undefined }),
  },
  delays: { followAgain: FOLLOW_AGAIN_MS },
}).createMachine({
  id: 'hand-off',
  context: ({ input }) => ({ ...input, isOpened: false }),
  invoke: listeningTo('payment'),
  initial: 'preparing',
  states: {
    preparing: {
      tags: 'busy',
      invoke: {
        ...status,
        onDone: [...ends, { target: 'deciding', actions: heard }],
        onError: [refused('missing', 'missing'), otherwise('unreachable')],
      },
    },
    unreachable: { on: { retry: 'preparing' } },
    missing: {},
    deciding: {
      always: [
        { guard: 'isBlocked', target: 'blocked' },
        { guard: 'isAtHand', target: 'handedOff' },
        { target: 'waiting' },
      ],
    },
    handedOff: { on: { open, changed: 'checking' }, after: { followAgain: 'checking' } },
    waiting: { on: waits, after: { followAgain: 'checking' } },
    checking: {
      tags: 'busy',
      on: { open, changed: { target: 'checking', reenter: true } },
      invoke: {
        ...status,
        onDone: [
          ...ends,
          {
            guard: { type: 'isLong', params: ({ event }: Heard<PayOutcome>) => event.output.server_time },
            target: 'timeout',
            actions: heard,
          },
          { target: 'deciding', actions: heard },
        ],
        onError: otherwise('behind'),
      },
    },
    behind: { on: waits, after: { followAgain: 'checking' } },
    timeout: { on: { ask: { target: 'checking', actions: 'begin' }, changed: 'checking' } },
    /** A gateway that said no may still say yes. */
    failed: { on: { changed: 'preparing' } },
    closed: { on: { changed: 'preparing' } },
    blocked: { on: { changed: 'preparing' } },
    paid: {},
  },
})

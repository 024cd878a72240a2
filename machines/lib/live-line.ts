import { assign, fromCallback, setup, type AnyEventObject } from 'xstate'
import type { Asked, Given } from '#contract/endpoint.ts'
import type { live } from '#contract/live.ts'
import { local } from './remote.ts'

type Since = typeof live.since
type Step = Pick<Given<Since>, 'cursor'> & { readonly topics: readonly string[]; readonly gap: boolean }

/** What the stream says of itself; `cut` is one that fell silent, `refused` one that was not granted. */
export type Streamed = ({ type: 'opened' | 'told' } & Step) | { type: 'lost' } | { type: 'cut' } | { type: 'refused' }

const FAILURES = 3
const POLLS = 12

const stepOf = ({ cursor, events, gap }: Given<Since>): Step => ({
  cursor,
  topics: events.map(({ topic }) => topic),
  gap: gap === 1,
})

/** A phone's one line to what happens elsewhere: streamed, and asked for every few seconds while nothing can be streamed. */
export const lineMachine = setup({
  types: {
    context: {} as { cursor: string; failures: number; polls: number },
    events: {} as { type: 'attend' } | { type: 'rest' } | { type: 'forget' } | Streamed,
  },
  actors: {
    stream: fromCallback<AnyEventObject, { cursor: string }>(() => undefined),
    since: local<Given<Since>, Asked<Since>>('since'),
  },
  guards: {
    hasFailedOften: ({ context }) => context.failures + 1 >= FAILURES,
    hasPolledLong: ({ context }) => context.polls >= POLLS,
  },
  actions: {
    tell: (_line, _step: Step) => undefined,
    move: assign((_, { cursor }: Step) => ({ cursor })),
    settle: assign({ failures: 0, polls: 0 }),
    fail: assign({ failures: ({ context }) => context.failures + 1 }),
    count: assign({ polls: ({ context }) => context.polls + 1 }),
  },
  delays: { again: 1_000, poll: 5_000 },
}).createMachine({
  id: 'line',
  context: { cursor: '', failures: 0, polls: 0 },
  initial: 'resting',
  on: {
    rest: '.resting',
    forget: { target: '.resting', actions: ['settle', assign({ cursor: '' })] },
  },
  states: {
    resting: { on: { attend: 'streaming' } },
    streaming: {
      invoke: { id: 'stream', src: 'stream', input: ({ context: { cursor } }) => ({ cursor }) },
      on: {
        opened: {
          actions: [
            'settle',
            { type: 'move', params: ({ event }) => event },
            { type: 'tell', params: ({ event }) => event },
          ],
        },
        told: {
          actions: [
            { type: 'move', params: ({ event }) => event },
            { type: 'tell', params: ({ event }) => event },
          ],
        },
        lost: [
          { guard: 'hasFailedOften', target: 'polling' },
          { target: 'waiting', actions: 'fail' },
        ],
        cut: 'polling',
        refused: 'polling',
      },
    },
    waiting: { after: { again: 'streaming' } },
    polling: {
      entry: 'count',
      invoke: {
        id: 'since',
        src: 'since',
        input: ({ context: { cursor } }) => ({ cursor }),
        onDone: {
          target: 'pausing',
          actions: [
            { type: 'move', params: ({ event }) => stepOf(event.output) },
            { type: 'tell', params: ({ event }) => stepOf(event.output) },
          ],
        },
        onError: 'pausing',
      },
    },
    pausing: {
      after: { poll: [{ guard: 'hasPolledLong', target: 'streaming', actions: 'settle' }, { target: 'polling' }] },
    },
  },
})

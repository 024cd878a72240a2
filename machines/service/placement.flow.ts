import { assign, setup } from 'xstate'
import type { Given } from '#contract/endpoint.ts'
import { service, type Placement } from '#contract/service.ts'
import { required } from '../lib/required.ts'
import { otherwise, refusalGuards, refused } from '../lib/refusal.ts'
import { remote } from '../lib/remote.ts'
import { troubleOf, type Trouble } from '../lib/trouble.ts'

interface Context {
  placement?: Placement | null
  trouble?: Trouble | undefined
}

interface Args {
  readonly context: Context
}

interface Learned {
  readonly event: { readonly output: Given<typeof service.placement> }
}
const learns = { type: 'learn', params: ({ event }: Learned) => event.output.placement } as const

/** An answer whose own answer was lost may be given again: it counts once. */
const says = { join: 'joining', decline: 'declining' } as const
/** Another phone answered, or nobody waits any more: how it is by now is read. */
const readsAnew = [refused('moved-on', 'opening'), refused('missing', 'opening')] as const
const answers = <const Accept extends 0 | 1>(accept: Accept) =>
  ({
    id: 'answerPlacement',
    src: 'answerPlacement',
    input: ({ context }: Args) => ({ placement_no: required(context.placement).placement_no, accept }),
  }) as const

export const placementFlow = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'retry' } | { type: 'join' } | { type: 'decline' },
    tags: {} as 'busy' | 'held',
  },
  actors: remote(service, 'placement', 'answerPlacement'),
  guards: {
    isAsked: (_, placement: Placement | null) => placement !== null,
    ...refusalGuards,
  },
  actions: {
    learn: assign((_, placement: Placement | null) => ({ placement, trouble: undefined })),
    note: assign((_, error: unknown) => ({ trouble: troubleOf(error) })),
  },
}).createMachine({
  id: 'placement-answer',
  context: {},
  initial: 'opening',
  states: {
    opening: {
      tags: 'busy',
      invoke: {
        id: 'placement',
        src: 'placement',
        input: {},
        onDone: [
          {
            guard: { type: 'isAsked', params: ({ event }) => event.output.placement },
            target: 'asked',
            actions: learns,
          },
          { target: 'none', actions: learns },
        ],
        onError: otherwise('unreachable'),
      },
    },
    unreachable: { on: { retry: 'opening' } },
    none: {},
    asked: { on: says },
    joining: {
      tags: ['held', 'busy'],
      invoke: {
        ...answers(1),
        onDone: 'joined',
        onError: [...readsAnew, refused('not-available', 'unavailable'), otherwise('unknown')],
      },
    },
    declining: {
      tags: ['held', 'busy'],
      invoke: { ...answers(0), onDone: 'declined', onError: [...readsAnew, otherwise('unknown')] },
    },
    unknown: { tags: 'held', on: says },
    joined: { type: 'final' },
    declined: { type: 'final' },
    unavailable: { type: 'final' },
  },
})

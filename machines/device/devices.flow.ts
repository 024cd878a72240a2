import { assign, setup } from 'xstate'
import { device, type OpenSession, type OpenSessions } from '#contract/device.ts'
import { outputOf } from '../lib/heard.ts'
import { required } from '../lib/required.ts'
import { listening, listeningTo, type Changed } from '../lib/live.ts'
import { otherwise } from '../lib/refusal.ts'
import { remote } from '../lib/remote.ts'
import { troubleOf, type Trouble } from '../lib/trouble.ts'
import { again, following, followingDelays } from '../stock/following.part.ts'

interface Context {
  open?: OpenSessions
  meant?: OpenSession | undefined
  ended?: OpenSession | 'others' | undefined
  trouble?: Trouble | undefined
}

const question = { id: 'list', src: 'list', input: {} } as const
const learns = { target: 'settling', actions: { type: 'learn', params: outputOf<OpenSessions> } } as const
const ends = {
  end: {
    target: 'confirmingOne',
    actions: { type: 'mean', params: ({ event }: { event: { item: OpenSession } }) => event.item },
  },
  endOthers: { target: 'confirmingAll', actions: { type: 'mean', params: undefined } },
} as const
const close = { target: 'settling', actions: 'forget' } as const
const back = 'settling'
const endedNow = { target: 'ended', actions: [{ type: 'learn', params: outputOf<OpenSessions> }, 'end'] } as const

const followed = following({ question, heard: learns, ways: { ...ends, close } })

export const devicesFlow = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'end'; item: OpenSession }
      | { type: 'endOthers' }
      | { type: 'confirm' }
      | { type: 'back' }
      | { type: 'close' }
      | { type: 'retry' }
      | Changed,
    tags: {} as 'busy' | 'held',
  },
  actors: { ...remote(device, 'list', 'end', 'endOthers'), listening },
  guards: {
    hasEnded: ({ context }) => context.ended !== undefined,
    isAlone: ({ context }) => required(context.open).list.length < 2,
  },
  actions: {
    learn: assign((_, open: OpenSessions) => ({ open, trouble: undefined })),
    mean: assign((_, meant: OpenSession | undefined) => ({ meant, ended: undefined, trouble: undefined })),
    end: assign(({ context }) => ({ ended: context.meant ?? ('others' as const) })),
    forget: assign({ ended: undefined }),
    note: assign((_, error: unknown) => ({ trouble: troubleOf(error) })),
  },
  delays: followingDelays,
}).createMachine({
  id: 'devices',
  context: {},
  invoke: listeningTo('session'),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      on: { changed: { target: 'loading', reenter: true } },
      invoke: { ...question, onDone: learns, onError: otherwise('unreachable') },
    },
    unreachable: { on: { retry: 'loading' } },
    settling: {
      always: [{ guard: 'hasEnded', target: 'ended' }, { guard: 'isAlone', target: 'alone' }, { target: 'ready' }],
    },
    ready: { on: { ...ends, changed: again } },
    alone: { on: { changed: again } },
    ended: { on: { ...ends, close, changed: again } },
    ...followed,
    behind: { ...followed.behind, on: { ...followed.behind.on, retry: again } },
    confirmingOne: { on: { confirm: 'endingOne', back } },
    endingOne: {
      tags: ['held', 'busy'],
      invoke: {
        id: 'end',
        src: 'end',
        input: ({ context }) => ({ session_no: required(context.meant).session_no }),
        onDone: endedNow,
        onError: otherwise('actionFailed'),
      },
    },
    confirmingAll: { on: { confirm: 'endingAll', back } },
    endingAll: {
      tags: ['held', 'busy'],
      invoke: { id: 'endOthers', src: 'endOthers', input: {}, onDone: endedNow, onError: otherwise('actionFailed') },
    },
    actionFailed: { on: { ...ends, retry: 'loading' } },
  },
})

import { assign, setup } from 'xstate'
import { FRAME_WAITS_MS, isListed, judgeLink, link, type Frames, type Judged } from '#contract/link.ts'
import { outputOf } from '../lib/heard.ts'
import { otherwise } from '../lib/refusal.ts'
import { remote } from '../lib/remote.ts'
import { troubleOf, type Trouble } from '../lib/trouble.ts'

export interface FrameInput {
  url: string
  title: string
  /** The origin of this app. */
  own: string
}

interface Context extends FrameInput {
  link: Judged
  trouble?: Trouble
}

/** A page of a host that the operator lists, in a frame that may do nothing around it. */
export const frameFlow = setup({
  types: {
    input: {} as FrameInput,
    context: {} as Context,
    events: {} as { type: 'loaded' } | { type: 'blocked' } | { type: 'retry' },
    tags: {} as 'busy',
  },
  actors: remote(link, 'frames'),
  guards: {
    isInvalid: ({ context }) => 'fault' in context.link,
    isListed: ({ context: { link } }, frames: Frames) => 'kind' in link && isListed(link, frames),
  },
  actions: {
    note: assign((_, error: unknown) => ({ trouble: troubleOf(error) })),
    forget: assign({ trouble: undefined }),
  },
  delays: { waits: FRAME_WAITS_MS },
}).createMachine({
  id: 'frame',
  context: ({ input }) => ({ ...input, link: judgeLink(input.url, input.own) }),
  initial: 'checking',
  states: {
    checking: {
      tags: 'busy',
      entry: 'forget',
      always: { guard: 'isInvalid', target: 'invalidLink' },
      invoke: {
        id: 'frames',
        src: 'frames',
        input: {},
        onDone: [
          { guard: { type: 'isListed', params: outputOf<Frames> }, target: 'loading' },
          { target: 'notAllowed' },
        ],
        onError: otherwise('error'),
      },
    },
    invalidLink: {},
    notAllowed: {},
    loading: { on: { loaded: 'ready', blocked: 'error' }, after: { waits: 'timeout' } },
    /** Within the frame one may go on to where it may not. */
    ready: { on: { blocked: 'error' } },
    timeout: { on: { retry: 'loading' } },
    error: { on: { retry: 'checking' } },
  },
})

import { setup } from 'xstate'
import { FRAMES_ASKED_MS, isListed, judgeLink, LEAVING_MS, link, type Frames, type Judged } from '#contract/link.ts'
import { outputOf } from '../lib/heard.ts'
import { local, remote } from '../lib/remote.ts'
import { hindranceOf, mayComeInside } from './leave.rules.ts'

export interface LeaveInput {
  /** As the address has it: whatever somebody wrote there. */
  url: string
  /** The origin of this app. */
  own: string
  /** It was inside already, or does not come in. */
  isOutward: boolean
  /** The app runs inside another one, which opens no second window. */
  isInside: boolean
}

interface Context extends LeaveInput {
  link: Judged
}

interface Open {
  readonly type: 'open'
  readonly isOnline: boolean
}

const isOnlineOf = ({ event }: { event: Open }) => event.isOnline
const open = [
  { guard: { type: 'isHeld', params: isOnlineOf }, target: 'cannotOpen' },
  { guard: { type: 'isCut', params: isOnlineOf }, target: 'tryLater' },
  { target: 'redirecting' },
] as const

/** Where a link leads is said before anybody goes there; nobody goes without pressing. */
export const leaveFlow = setup({
  types: {
    input: {} as LeaveInput,
    context: {} as Context,
    events: {} as Open,
    tags: {} as 'busy',
  },
  actors: {
    ...remote(link, 'frames'),
    /** Done once this page is no longer what is looked at. */
    leaving: local<void>('leaving'),
  },
  guards: {
    isInvalid: ({ context }) => 'fault' in context.link,
    staysOutside: ({ context: { link, isOutward } }) => !mayComeInside(link, isOutward),
    isListed: ({ context: { link } }, frames: Frames) => 'kind' in link && isListed(link, frames),
    isHeld: ({ context }, isOnline: boolean) => hindranceOf(context, isOnline) === 'held',
    isCut: ({ context }, isOnline: boolean) => hindranceOf(context, isOnline) === 'cut',
  },
  delays: { frames: FRAMES_ASKED_MS, leaving: LEAVING_MS },
}).createMachine({
  id: 'leave',
  context: ({ input }) => ({ ...input, link: judgeLink(input.url, input.own) }),
  initial: 'checking',
  states: {
    checking: {
      tags: 'busy',
      always: [
        { guard: 'isInvalid', target: 'invalidLink' },
        { guard: 'staysOutside', target: 'confirm' },
      ],
      invoke: {
        id: 'frames',
        src: 'frames',
        input: {},
        onDone: [{ guard: { type: 'isListed', params: outputOf<Frames> }, target: 'inside' }, { target: 'confirm' }],
        onError: 'confirm',
      },
      after: { frames: 'confirm' },
    },
    invalidLink: {},
    confirm: { on: { open } },
    redirecting: {
      invoke: { id: 'leaving', src: 'leaving', onDone: 'opened', onError: 'cannotOpen' },
      after: { leaving: 'cannotOpen' },
    },
    opened: { on: { open } },
    cannotOpen: { on: { open } },
    tryLater: { on: { open } },
    inside: { type: 'final' },
  },
})

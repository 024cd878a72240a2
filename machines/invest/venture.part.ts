import { assign, type EventObject } from 'xstate'
import { errorOf, outputOf } from '../lib/heard.ts'
import { required } from '../lib/required.ts'
import { isRefusal, otherwise } from '../lib/refusal.ts'
import { isMissing } from '../lib/trouble.ts'
import { isStopped, type VentureInfo, type Which } from './buy.rules.ts'

export interface Seen extends Which {
  info?: VentureInfo
}

interface Args {
  readonly context: Seen
}

const retry = { target: 'opening', actions: 'clear' } as const
const looked = { on: { retry } } as const
const still = (...statuses: VentureInfo['status'][]) => ({ type: 'isStill', params: statuses }) as const

export const ventureGuards = {
  /** What reads as no number of anything is nothing, too. */
  isGone: (_: unknown, error: unknown) => isMissing(error) || isRefusal(error, 'invalid'),
  isStopped: ({ context }: Args) => isStopped(required(context.info)),
  isStill: ({ context }: Args, statuses: readonly VentureInfo['status'][]) =>
    statuses.includes(required(context.info).status),
}

export const ventureActions = <Context extends Seen, Event extends EventObject>() => ({
  see: assign<Context, Event, VentureInfo, Event, never>((_, info) => ({ info, trouble: undefined }) as never),
})

/**
 * Something that one can put money in is opened and read. The flow brings the call `info` and the state `open`, and says
 * `before` what leads on at once where it is on sale.
 */
export const venture = <const Before extends readonly object[]>(before: Before) =>
  ({
    opening: {
      tags: 'busy',
      invoke: {
        id: 'info',
        src: 'info',
        input: ({ context: { kind, id } }: Args): Which => ({ kind, id }),
        onDone: {
          target: 'deciding',
          actions: { type: 'see', params: outputOf<VentureInfo> },
        },
        onError: [{ guard: { type: 'isGone', params: errorOf }, target: 'missing' }, otherwise('unreachable')],
      },
    },
    unreachable: looked,
    missing: {},
    deciding: {
      always: [
        { guard: 'isStopped', target: 'stopped' },
        { guard: still('coming'), target: 'coming' },
        { guard: still('sold_out', 'full'), target: 'soldOut' },
        { guard: still('running'), target: 'running' },
        { guard: still('ended'), target: 'ended' },
        ...before,
        { target: 'open' },
      ],
    },
    coming: looked,
    soldOut: looked,
    running: looked,
    ended: looked,
    stopped: looked,
  }) as const

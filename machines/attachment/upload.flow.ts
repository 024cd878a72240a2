import { assign, fromCallback, sendTo, setup, type AnyEventObject, type NonReducibleUnknown } from 'xstate'
import type { Attachment } from '#contract/attachment.ts'
import { errorOf, noted } from '../lib/heard.ts'
import { otherwise } from '../lib/refusal.ts'
import { required } from '../lib/required.ts'
import { local } from '../lib/remote.ts'
import { troubleOf, type Trouble } from '../lib/trouble.ts'
import { FINAL, UnfitFile, type Draft, type Gesture, type Picture, type Unfit } from './picture.ts'

export type Recalled = { readonly type: 'recalled'; readonly draft?: Draft | undefined }
export type Shelving = { readonly type: 'keep'; readonly draft: Draft } | { readonly type: 'drop' }

export type Sent =
  | { readonly type: 'progressed'; readonly part: number }
  | { readonly type: 'arrived'; readonly attachment: Attachment }
  | { readonly type: 'broke'; readonly error: unknown }

interface Context {
  readonly key: string
  readonly picture?: Picture
  readonly sendsOriginal?: true
  readonly part: number
  readonly attachment?: Attachment
  readonly unfit?: Unfit
  readonly trouble?: Trouble
}

const NOTHING = {
  picture: undefined,
  sendsOriginal: undefined,
  part: 0,
  attachment: undefined,
  unfit: undefined,
  trouble: undefined,
}
const chosen = { target: 'compressing' } as const
const switched = { guard: 'hasOriginal', actions: ['switch', 'keep'] } as const
/** Whatever was sent, or is on its way, is not what is wanted now. */
const sentAnew = { ...switched, target: 'uploading', reenter: true } as const

const wanted = ({ picture, sendsOriginal }: Context): Picture =>
  (sendsOriginal && picture?.original) || required(picture)

/**
 * A picture is chosen, made small on the phone, and sent, or its original where that is wanted; until it has become part
 * of something, the phone keeps it, and with it what was wanted.
 */
export const uploadFlow = setup({
  types: {
    input: {} as { key: string },
    context: {} as Context,
    events: {} as Gesture | Recalled | Sent,
    tags: {} as 'busy',
  },
  actors: {
    shelf: fromCallback<AnyEventObject, { key: string }>(() => undefined),
    compress: local<Picture, { file: NonReducibleUnknown }>('compress'),
    sending: fromCallback<AnyEventObject, { picture: Picture }>(() => undefined),
  },
  guards: {
    hasOriginal: ({ context: { picture } }) => picture?.original !== undefined,
    hasArrived: (_, draft: Draft | undefined) => draft?.attachment !== undefined,
    hasPicture: (_, draft: Draft | undefined) => draft !== undefined,
    isFinal: (_, error: unknown) => FINAL.some((refusal) => refusal === troubleOf(error).refusal),
  },
  actions: {
    clear: assign(NOTHING),
    recall: assign((_, draft: Draft | undefined) => ({ ...NOTHING, ...draft })),
    take: assign((_, picture: Picture) => ({ ...NOTHING, picture })),
    spurn: assign((_, error: unknown) => ({ unfit: error instanceof UnfitFile ? error.why : ('unreadable' as const) })),
    note: assign((_, error: unknown) => ({ trouble: troubleOf(error) })),
    progress: assign((_, part: number) => ({ part })),
    receive: assign((_, attachment: Attachment) => ({ attachment })),
    switch: assign(({ context: { sendsOriginal } }) => ({
      sendsOriginal: sendsOriginal ? undefined : (true as const),
      attachment: undefined,
    })),
    begin: assign({ part: 0, trouble: undefined }),
    keep: sendTo('shelf', ({ context: { picture, sendsOriginal, attachment } }): Shelving => ({
      type: 'keep',
      draft: {
        picture: required(picture),
        ...(sendsOriginal && { sendsOriginal }),
        ...(attachment && { attachment }),
      },
    })),
    drop: sendTo('shelf', (): Shelving => ({ type: 'drop' })),
  },
}).createMachine({
  id: 'upload',
  context: ({ input: { key } }) => ({ key, part: 0 }),
  invoke: { id: 'shelf', src: 'shelf', input: ({ context: { key } }) => ({ key }) },
  initial: 'recalling',
  on: { remove: { target: '.empty', actions: ['clear', 'drop'] } },
  states: {
    recalling: {
      tags: 'busy',
      on: {
        recalled: [
          {
            guard: { type: 'hasArrived', params: ({ event }) => event.draft },
            target: 'uploaded',
            actions: { type: 'recall', params: ({ event }) => event.draft },
          },
          {
            guard: { type: 'hasPicture', params: ({ event }) => event.draft },
            target: 'resuming',
            actions: { type: 'recall', params: ({ event }) => event.draft },
          },
          { target: 'empty' },
        ],
      },
    },
    empty: { on: { open: 'choosing', choose: chosen } },
    choosing: { on: { dismiss: 'empty', choose: chosen } },
    compressing: {
      tags: 'busy',
      entry: 'clear',
      invoke: {
        id: 'compress',
        src: 'compress',
        input: ({ event }) => ({ file: (event as { file: object }).file }),
        onDone: { target: 'uploading', actions: [{ type: 'take', params: ({ event }) => event.output }, 'keep'] },
        onError: { target: 'unfit', actions: [{ type: 'spurn', params: errorOf }, 'drop'] },
      },
      on: { cancel: { target: 'empty', actions: 'drop' } },
    },
    unfit: { on: { choose: chosen } },
    resuming: { on: { retry: 'uploading', choose: chosen, switch: switched } },
    uploading: {
      tags: 'busy',
      entry: 'begin',
      invoke: { id: 'sending', src: 'sending', input: ({ context }) => ({ picture: wanted(context) }) },
      on: {
        progressed: { actions: { type: 'progress', params: ({ event }) => event.part } },
        arrived: {
          target: 'uploaded',
          actions: [{ type: 'receive', params: ({ event }) => event.attachment }, 'keep'],
        },
        broke: [
          { guard: { type: 'isFinal', params: errorOf }, target: 'refused', actions: [noted, 'drop'] },
          otherwise('failed'),
        ],
        cancel: 'cancelled',
        switch: sentAnew,
      },
    },
    cancelled: { on: { retry: 'uploading', choose: chosen, switch: switched } },
    failed: { on: { retry: 'uploading', choose: chosen, switch: switched } },
    refused: { on: { choose: chosen } },
    uploaded: { on: { choose: chosen, switch: sentAnew } },
  },
})

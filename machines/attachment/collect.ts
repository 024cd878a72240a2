import { assign, enqueueActions, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { PICTURES_PICKED } from '#contract/limits.ts'
import type { StateOf } from '../lib/states.ts'
import { noPictures, type Gesture, type PictureEvent, type PictureProgress } from './picture.ts'
import { uploadFlow } from './upload.flow.ts'

type Upload = ActorRefFrom<typeof uploadFlow>

const progressOf = (upload: Upload): PictureProgress => {
  const { value, context }: SnapshotFrom<typeof uploadFlow> = upload.getSnapshot()
  const { key: _, ...facts } = context
  return { state: value satisfies StateOf<typeof uploadFlow>, ...facts }
}

/**
 * The pictures of one thing, each a conversation of its own; whoever invokes it reads `context.pictures` by `onSnapshot`,
 * and passes `picture` events on. `finish` says that they have become part of it: the phone forgets them.
 */
export const collectMachine = setup({
  types: {
    /** `key` says what they are for, and to whom: drafts are found by it. */
    input: {} as { key: string; most?: number },
    context: {} as { uploads: readonly Upload[]; pictures: readonly PictureProgress[] },
    events: {} as PictureEvent | { type: 'finish' } | { type: `xstate.snapshot.${string}` },
  },
  actors: { upload: uploadFlow },
}).createMachine({
  id: 'collect',
  context: ({ input: { key, most = PICTURES_PICKED }, spawn }) => ({
    uploads: Array.from({ length: most }, (_, at) =>
      spawn('upload', { id: `upload-${at}`, input: { key: `${key}/${at}` }, syncSnapshot: true }),
    ),
    pictures: noPictures(most),
  }),
  on: {
    'xstate.snapshot.*': { actions: assign({ pictures: ({ context: { uploads } }) => uploads.map(progressOf) }) },
    picture: {
      actions: enqueueActions(({ context: { uploads }, event: { at, gesture }, enqueue }) => {
        const upload = uploads[at]
        if (upload) enqueue.sendTo(upload, gesture)
      }),
    },
    finish: {
      actions: enqueueActions(({ context: { uploads }, enqueue }) => {
        for (const upload of uploads) enqueue.sendTo(upload, { type: 'remove' } satisfies Gesture)
      }),
    },
  },
})

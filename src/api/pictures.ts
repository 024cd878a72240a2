import { fromCallback, fromPromise, type AnyEventObject, type NonReducibleUnknown } from 'xstate'
import { attachment } from '#contract/attachment.ts'
import { collectMachine } from '#machines/attachment/collect.ts'
import type { Picture } from '#machines/attachment/picture.ts'
import { type Recalled, type Sent, type Shelving, uploadFlow } from '#machines/attachment/upload.flow.ts'
import { compress } from '#src/lib/compress.ts'
import { loadDraft, dropDraft, saveDraft } from '#src/lib/picture-drafts.ts'
import type { Client } from './client.ts'
import { carrierOf } from './send-picture.ts'

/** A shelf that does not answer holds nobody up. */
const PATIENCE_MS = 1_000

const compressing = fromPromise<Picture, { file: NonReducibleUnknown }>(({ input: { file } }) => compress(file as Blob))

const shelfOf = (member: number) =>
  fromCallback<AnyEventObject, { key: string }>(({ sendBack, receive, input: { key } }) => {
    const say = (recalled: Recalled) => sendBack(recalled)
    const patience = setTimeout(say, PATIENCE_MS, { type: 'recalled' })
    let last: Promise<unknown> = loadDraft(member, key).then((draft) => say({ type: 'recalled', draft }))
    // One after the other: what was kept first must not come back after it was dropped.
    receive((event) => {
      const shelving = event as Shelving
      last = last.then(() =>
        shelving.type === 'keep' ? saveDraft(member, key, shelving.draft) : dropDraft(member, key),
      )
    })
    return () => clearTimeout(patience)
  })

/** The answer is what to call when nobody wants it any more. */
export function sends(client: Client, drawn: Promise<Blob>, sendBack: (event: Sent) => void): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  const say = (event: Sent) => signal.aborted || sendBack(event)
  const progress = (part: number) => say({ type: 'progressed', part })
  drawn
    .then((picture) => {
      signal.throwIfAborted()
      return client.carry(attachment.upload, carrierOf({ picture, signal, progress }))
    })
    .then(
      (arrived) => say({ type: 'arrived', attachment: arrived }),
      (error: unknown) => say({ type: 'broke', error }),
    )
  return () => leaving.abort()
}

const sendingBy = (client: Client) =>
  fromCallback<AnyEventObject, { picture: Picture }>(({ sendBack, input: { picture } }) =>
    sends(client, Promise.resolve(picture.content as Blob), sendBack),
  )

export const picturesBy = (client: Client, member: number) =>
  collectMachine.provide({
    actors: {
      upload: uploadFlow.provide({
        actors: { shelf: shelfOf(member), compress: compressing, sending: sendingBy(client) },
      }),
    },
  })

export const forgetPictures = (member: number, key: string, most: number) =>
  Promise.all(Array.from({ length: most }, (_, at) => dropDraft(member, `${key}/${at}`)))

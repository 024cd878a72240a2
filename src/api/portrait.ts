import { fromCallback, fromPromise, type AnyEventObject, type NonReducibleUnknown } from 'xstate'
import type { Cut, Photo } from '#machines/account/crop.rules.ts'
import { compress } from '#src/lib/compress.ts'
import { cutOut, pictureAt } from '#src/lib/cut-out.ts'
import type { Client } from './client.ts'
import { sends } from './pictures.ts'

/** Where the last photo is shown from: it is held no longer than until the next one. */
let last = ''

/** A photo as the phone can show it: upright, and no larger than it need be. */
export const reading = fromPromise<Photo, { file: NonReducibleUnknown }>(async ({ input: { file } }) => {
  const { content } = await compress(file as Blob)
  URL.revokeObjectURL(last)
  last = URL.createObjectURL(content as Blob)
  const { naturalWidth: width, naturalHeight: height } = await pictureAt(last)
  return { address: last, width, height }
})

export const sendingCutBy = (client: Client) =>
  fromCallback<AnyEventObject, { photo: Photo; cut: Cut }>(({ sendBack, input: { photo, cut } }) =>
    sends(client, cutOut(photo, cut), sendBack),
  )

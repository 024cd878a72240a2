import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Count, Url } from './shapes.ts'

export const Attachment = v.object({ id: Count, url: Url, width: Count, height: Count, size: Count })
export type Attachment = v.InferOutput<typeof Attachment>

/** Fetched with the token in the header, never in the address. */
export const PICTURES = '/files/pictures'
export const PICTURE_PATTERN = /^\/files\/pictures\/[0-9a-f]{32}$/

/** As the specification gives them. */
export const UPLOAD_FORM = { dir: 'images', from: 'file' } as const

export const attachment = {
  upload: endpoint({
    path: '/user/attachment/upload',
    access: 'member',
    writes: true,
    carriesFile: true,
    takes: v.object({
      dir: v.literal(UPLOAD_FORM.dir),
      from: v.literal(UPLOAD_FORM.from),
      file: v.instance(Uint8Array),
    }),
    gives: Attachment,
    refusals: ['invalid', 'picture-kind', 'picture-large', 'picture-broken', 'pictures-full', 'too-often'],
    summary:
      'Keeps a picture for its sender, drawn anew without anything but what is to be seen. The same bytes again give the first answer again.',
  }),
}

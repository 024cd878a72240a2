import type { Sharp } from 'sharp'
import { PICTURE_KINDS, PICTURE_WIDTHS, type Picture, type PictureFile } from '#contract/picture.ts'
import { redrawn } from '../attachment/redraw.ts'

export interface Encoded {
  readonly hash: Picture
  readonly files: readonly { readonly name: PictureFile; readonly bytes: Buffer }[]
}

/** AVIF takes seconds at more effort, and is hardly smaller. */
const AS = {
  avif: (picture: Sharp) => picture.avif({ quality: 55, effort: 2 }),
  webp: (picture: Sharp) => picture.webp({ quality: 76 }),
}

/** The same to be seen has the same hash. */
export const encode = (sent: Buffer): Promise<Encoded> =>
  redrawn(sent, async ({ pixels, anew }) => {
    const hash = pixels.toString('hex').slice(0, 32)
    const files = []
    for (const width of PICTURE_WIDTHS)
      for (const kind of PICTURE_KINDS) {
        const picture = anew().resize({ width, withoutEnlargement: true })
        files.push({ name: `${hash}-${width}.${kind}` as const, bytes: await AS[kind](picture).toBuffer() })
      }
    return { hash, files }
  })

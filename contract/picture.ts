import * as v from 'valibot'

/** A picture that everybody may see, by a hash: what stands under it never changes. */
export const Picture = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))
export type Picture = v.InferOutput<typeof Picture>

/** One narrower than that is drawn as wide as it is. */
export const PICTURE_WIDTHS = [320, 640, 1280] as const
export const PICTURE_KINDS = ['avif', 'webp'] as const

export const PICTURE_FILE = /^[0-9a-f]{32}-(?:320|640|1280)\.(avif|webp)$/

export type PictureFile = `${string}-${(typeof PICTURE_WIDTHS)[number]}.${(typeof PICTURE_KINDS)[number]}`

export const PUBLIC_PICTURES = '/pictures'

export const pictureAt = (file: PictureFile) => `${PUBLIC_PICTURES}/${file}`

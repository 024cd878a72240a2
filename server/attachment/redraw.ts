import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { PICTURE_KEPT, PICTURE_PIXELS, PICTURE_SIDE } from '#contract/limits.ts'
import { refuse } from '../lib/refuse.ts'
import { turnstile } from '../lib/passwords.ts'
import { lookOf } from './look.ts'

export interface Drawn {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
  /** 1024 bits: pictures that look alike differ in few. */
  readonly look: string
  /** A hash of the pixels: the same picture in other bytes has the same. */
  readonly pixels: Buffer
}

const AT_ONCE = 2
const QUEUE = 32
const SECONDS = 10

// What the library could read besides would be one more way in.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] })
sharp.cache(false)
sharp.concurrency(1)

const turn = turnstile(AT_ONCE, QUEUE)

export const redraw = (sent: Buffer): Promise<Drawn> =>
  isPicture(sent) ? turn(() => drawn(sent)) : refuse('picture-kind')

/** Only the bytes decide; name and type are the sender's words. */
function isPicture(bytes: Buffer): boolean {
  const begins = (text: string, at = 0) => bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'))
  return begins('\xff\xd8\xff') || begins('\x89PNG\r\n\x1a\n') || (begins('RIFF') && begins('WEBP', 8))
}

async function drawn(sent: Buffer): Promise<Drawn> {
  const { side, quality } = PICTURE_KEPT
  await measure(sent)
  const { data, info } = await orBroken(
    open(sent)
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .raw()
      .timeout({ seconds: SECONDS })
      .toBuffer({ resolveWithObject: true }),
  )
  const { width, height, channels } = info
  const bytes = await sharp(data, { raw: { width, height, channels } })
    .jpeg({ quality })
    .timeout({ seconds: SECONDS })
    .toBuffer()
  const pixels = createHash('sha256').update(`${width}x${height}x${channels}`).update(data).digest()
  return { bytes, width, height, look: await lookOf(bytes), pixels }
}

const open = (bytes: Buffer) => sharp(bytes, { failOn: 'error', limitInputPixels: PICTURE_PIXELS })

/** The head alone: a few bytes may claim more pixels than there is memory. */
async function measure(bytes: Buffer): Promise<void> {
  const { width, height } = await orBroken(sharp(bytes, { limitInputPixels: false }).metadata())
  if (Math.max(width, height) > PICTURE_SIDE || width * height > PICTURE_PIXELS) refuse('picture-large')
}

const orBroken = <T>(work: Promise<T>): Promise<T> => work.catch(() => refuse('picture-broken'))

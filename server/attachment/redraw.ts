import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { PICTURE_KEPT, PICTURE_PIXELS, PICTURE_SIDE } from '#contract/limits.ts'
import { refuse } from '../lib/refuse.ts'
import { turnstile } from '../lib/passwords.ts'
import { lookOf } from './look.ts'

interface Seen {
  readonly width: number
  readonly height: number
  /** A hash of the pixels: the same picture in other bytes has the same. */
  readonly pixels: Buffer
  /** For each file that is made of it. */
  readonly anew: () => Sharp
}

export interface Drawn extends Omit<Seen, 'anew'> {
  readonly bytes: Buffer
  /** 1024 bits: pictures that look alike differ in few. */
  readonly look: string
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

export const redraw = (sent: Buffer): Promise<Drawn> => redrawn(sent, asKept)

/** What is made of what is to be seen of a file, and of nothing else in it. */
export const redrawn = <Made>(sent: Buffer, make: (seen: Seen) => Promise<Made>): Promise<Made> =>
  isPicture(sent) ? turn(async () => make(await seenIn(sent))) : refuse('picture-kind')

/** Only the bytes decide; name and type are the sender's words. */
function isPicture(bytes: Buffer): boolean {
  const begins = (text: string, at = 0) => bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'))
  return begins('\xff\xd8\xff') || begins('\x89PNG\r\n\x1a\n') || (begins('RIFF') && begins('WEBP', 8))
}

async function seenIn(sent: Buffer): Promise<Seen> {
  const { side } = PICTURE_KEPT
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
  const pixels = createHash('sha256').update(`${width}x${height}x${channels}`).update(data).digest()
  const anew = () => sharp(data, { raw: { width, height, channels } }).timeout({ seconds: SECONDS })
  return { width, height, pixels, anew }
}

async function asKept({ anew, ...seen }: Seen): Promise<Drawn> {
  const bytes = await anew().jpeg({ quality: PICTURE_KEPT.quality }).toBuffer()
  return { ...seen, bytes, look: await lookOf(bytes) }
}

const open = (bytes: Buffer) => sharp(bytes, { failOn: 'error', limitInputPixels: PICTURE_PIXELS })

/** The head alone: a few bytes may claim more pixels than there is memory. */
async function measure(bytes: Buffer): Promise<void> {
  const { width, height } = await orBroken(sharp(bytes, { limitInputPixels: false }).metadata())
  if (Math.max(width, height) > PICTURE_SIDE || width * height > PICTURE_PIXELS) refuse('picture-large')
}

const orBroken = <T>(work: Promise<T>): Promise<T> => work.catch(() => refuse('picture-broken'))

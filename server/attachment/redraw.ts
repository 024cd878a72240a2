import sharp from 'sharp'
import { PICTURE_KEPT, PICTURE_PIXELS, PICTURE_SIDE } from '#contract/limits.ts'
import { refuse } from '../lib/refuse.ts'
import { turnstile } from '../lib/passwords.ts'

export interface Drawn {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
  /** In 64 bits, how bright each place is beside its neighbour: pictures that look alike differ in few. */
  readonly look: bigint
}

const AT_ONCE = 2
const QUEUE = 32
const SECONDS = 10
const LOOK = { width: 9, height: 8 } as const

// What the library could read besides would be one more way in.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] })
sharp.cache(false)
sharp.concurrency(1)

const turn = turnstile(AT_ONCE, QUEUE)

/** Draws a picture anew: what is to be seen and nothing else, no larger than it is kept. */
export const redraw = (sent: Buffer): Promise<Drawn> =>
  isPicture(sent) ? turn(() => drawn(sent)) : refuse('picture-kind')

/** Only the first bytes say what a file is; its name and its type are somebody's words. */
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
      .jpeg({ quality })
      .timeout({ seconds: SECONDS })
      .toBuffer({ resolveWithObject: true }),
  )
  return { bytes: data, width: info.width, height: info.height, look: await lookOf(data) }
}

const open = (bytes: Buffer) => sharp(bytes, { failOn: 'error', limitInputPixels: PICTURE_PIXELS })

/** Reads the head alone: a few bytes may claim more pixels than there is memory. */
async function measure(bytes: Buffer): Promise<void> {
  const { width, height } = await orBroken(sharp(bytes, { limitInputPixels: false }).metadata())
  if (Math.max(width, height) > PICTURE_SIDE || width * height > PICTURE_PIXELS) refuse('picture-large')
}

async function lookOf(bytes: Buffer): Promise<bigint> {
  const { width, height } = LOOK
  const grey = await sharp(bytes).greyscale().resize(width, height, { fit: 'fill' }).raw().toBuffer()
  let look = 0n
  for (let place = 0; place < grey.length; place += 1)
    if (place % width > 0) look = (look << 1n) | BigInt((grey[place] ?? 0) > (grey[place - 1] ?? 0))
  return BigInt.asIntN(64, look)
}

const orBroken = <T>(work: Promise<T>): Promise<T> => work.catch(() => refuse('picture-broken'))

import sharp from 'sharp'

const SIDE = 128
const WAVES = 32

const WAVE = Array.from({ length: WAVES }, (_, wave) =>
  Float64Array.from({ length: SIDE }, (__, at) => Math.cos(((2 * at + 1) * wave * Math.PI) / (2 * SIDE))),
)

/** The signs of the 1024 slowest waves, as bits. */
export async function lookOf(kept: Buffer): Promise<string> {
  const grey = await sharp(kept).greyscale().resize(SIDE, SIDE, { fit: 'fill' }).raw().toBuffer()
  const across = WAVE.map((wave) =>
    Float64Array.from({ length: SIDE }, (_, row) => dot(wave, grey.subarray(row * SIDE, (row + 1) * SIDE))),
  )
  return WAVE.flatMap((wave) => across.map((column) => (dot(wave, column) > 0 ? '1' : '0'))).join('')
}

function dot(wave: Float64Array, values: Float64Array | Buffer): number {
  let sum = 0
  for (let at = 0; at < SIDE; at += 1) sum += (wave[at] ?? 0) * (values[at] ?? 0)
  return sum
}

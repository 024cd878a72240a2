import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'

/** Towns from the south to the north, each by its row, and all that they are called in the order of how it is spelt. */
export interface Towns {
  /** In hundred thousandths of a degree, as those of the other direction. */
  readonly latitudes: Int32Array
  readonly longitudes: Int32Array
  readonly people: Uint32Array
  /** Which of `places` it lies in. */
  readonly within: Uint16Array
  /** Which of the names is its own. */
  readonly named: Uint32Array
  /** Whose name it is. */
  readonly calls: Uint32Array
  /** Where a name ends in `text`. */
  readonly ends: Uint32Array
  readonly text: Buffer
  /** Countries with their regions. */
  readonly places: readonly { readonly country: string; readonly region: string }[]
}

export const DEGREE = 100_000
export const TABLE = join(import.meta.dirname, 'towns.br')
const SOUTH = -90 * DEGREE

const aligned = (length: number) => Math.ceil(length / 4) * 4
const bytesOf = ({ buffer, byteOffset, byteLength }: NodeJS.ArrayBufferView) =>
  Buffer.from(buffer, byteOffset, byteLength)

/** What grows from row to row is told by how much, and of a name whether it is a town's own. */
export function packed({ latitudes, longitudes, people, within, named, calls, ends, text, places }: Towns): Buffer {
  const owns = new Uint8Array(calls.length)
  for (const name of named) owns[name] = 1
  const columns = [
    Uint32Array.from(latitudes, (value, at) => value - (latitudes[at - 1] ?? SOUTH)),
    longitudes,
    people,
    within,
    owns,
    calls,
    Uint16Array.from(ends, (end, at) => end - (ends[at - 1] ?? 0)),
    text,
    Buffer.from(JSON.stringify(places)),
  ]
  return Buffer.concat(
    columns.map(bytesOf).flatMap((column) => {
      const length = Buffer.alloc(4)
      length.writeUInt32LE(column.length)
      return [length, column, Buffer.alloc(aligned(column.length) - column.length)]
    }),
  )
}

/** Column for column, as they were packed. */
function* columnsOf(bytes: Buffer): Generator<Buffer, Buffer> {
  for (let at = 0; ;) {
    const from = at + 4
    const length = bytes.readUInt32LE(at)
    yield bytes.subarray(from, from + length)
    at = from + aligned(length)
  }
}

function summed<Sums extends Int32Array | Uint32Array>(steps: ArrayLike<number>, from: number, sums: Sums): Sums {
  let sum = from
  for (let at = 0; at < sums.length; at += 1) {
    sum += steps[at] ?? 0
    sums[at] = sum
  }
  return sums
}

function unpacked(bytes: Buffer): Towns {
  const columns = columnsOf(bytes)
  const next = () => columns.next().value
  const fours = () => {
    const { buffer, byteOffset, length } = next()
    return new Uint32Array(buffer, byteOffset, length / 4)
  }
  const twos = () => {
    const { buffer, byteOffset, length } = next()
    return new Uint16Array(buffer, byteOffset, length / 2)
  }
  const [steps, longitudes, people, within] = [fours(), Int32Array.from(fours(), (bits) => bits | 0), fours(), twos()]
  const [owns, calls, lengths] = [next(), fours(), twos()]
  const named = new Uint32Array(steps.length)
  for (const [name, town] of calls.entries()) if (owns[name] === 1) named[town] = name
  return {
    latitudes: summed(steps, SOUTH, new Int32Array(steps.length)),
    longitudes,
    people,
    within,
    named,
    calls,
    ends: summed(lengths, 0, new Uint32Array(lengths.length)),
    text: next(),
    places: JSON.parse(next().toString()),
  }
}

let known: Promise<Towns> | undefined

/** Read when somebody first asks for a town, and kept. */
export function towns(): Promise<Towns> {
  known ??= readFile(TABLE)
    .then(promisify(brotliDecompress))
    .then((bytes) => unpacked(bytes))
  return known
}

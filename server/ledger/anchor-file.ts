import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/** Kept where the database cannot change it. */
export interface Anchor {
  readonly book: string
  readonly posting: bigint
  readonly root: Buffer
  readonly at: Date
}

export class UnreadableAnchors extends Error {
  override name = 'UnreadableAnchors'
  constructor(what: string, cause: unknown) {
    super(
      `${what}. Put the file back as it was, or move it away to begin with a new one, and let two operators resume.`,
      { cause },
    )
  }
}

/** Returns once it is on disk. */
export function appendAnchor(file: string, { book, posting, root, at }: Anchor): void {
  const line = JSON.stringify({ book, posting: `${posting}`, root: root.toString('hex'), at: at.toISOString() })
  try {
    mkdirSync(dirname(file), { recursive: true })
    dropTornLine(file)
    const descriptor = openSync(file, 'a', 0o600)
    writeSync(descriptor, `${line}\n`)
    fsyncSync(descriptor)
    closeSync(descriptor)
  } catch (error) {
    throw new Error(`the anchor could not be written to ${file}`, { cause: error })
  }
}

/** Oldest first. A last line without its end was never finished, and does not count. */
export function anchorsIn(file: string, book: string): Anchor[] {
  if (!existsSync(file)) return []
  const lines = textOf(file).split('\n').slice(0, -1)
  return lines.map((line, at) => parse(line, `${file}, line ${at + 1}`)).filter((anchor) => anchor.book === book)
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new UnreadableAnchors(`${file} cannot be read (${(error as NodeJS.ErrnoException).code})`, error)
  }
}

function parse(line: string, place: string): Anchor {
  try {
    const { book, posting, root, at } = JSON.parse(line) as Record<'book' | 'posting' | 'root' | 'at', string>
    if (!/^[0-9a-f]{64}$/.test(root)) throw new RangeError(root)
    return { book, posting: BigInt(posting), root: Buffer.from(root, 'hex'), at: new Date(at) }
  } catch (error) {
    throw new UnreadableAnchors(`${place} is no anchor`, error)
  }
}

function dropTornLine(file: string): void {
  if (!existsSync(file)) return
  const text = readFileSync(file)
  const whole = text.lastIndexOf('\n') + 1
  if (whole < text.length) truncateSync(file, whole)
}

import { Readable } from 'node:stream'
import { isAfter, textOf, type Cursor } from './cursor.ts'
import type { Happening } from './queries.ts'

const UNREAD = 64 * 1024

const framed = (event: string, cursor: Cursor, data: object) =>
  `id: ${textOf(cursor)}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`

/** `left`: by their own hand, so nothing is told. */
function endingsIn({ topic, body }: Happening): Readonly<Record<'ended' | 'left', readonly string[]>> {
  const { ended = [], left = [] } = (topic === 'session' ? body : {}) as Record<string, readonly string[]>
  return { ended, left }
}

/** What happens waits until what was missed has been told. */
export class Listener {
  readonly memberId: number
  readonly tokenHash: Buffer
  private readonly sessionNo: string
  readonly stream = new Readable({ read: () => undefined, highWaterMark: UNREAD })
  private waiting: Happening[] | undefined = []
  private ended = false
  private last: Cursor = { xact: 0n, id: 0n }

  constructor(memberId: number, tokenHash: Buffer, sessionNo: string) {
    this.memberId = memberId
    this.sessionNo = sessionNo
    this.tokenHash = tokenHash
  }

  push(happening: Happening): void {
    if (this.waiting) this.waiting.push(happening)
    else if (isAfter(happening.cursor, this.last)) this.say(happening)
  }

  open(missed: readonly Happening[], at: Cursor, gap: boolean): void {
    missed.forEach((happening) => this.say(happening))
    this.last = at
    this.write(framed('open', at, { gap: gap ? 1 : 0 }))
    const waited = this.waiting ?? []
    this.waiting = undefined
    waited.forEach((happening) => this.push(happening))
  }

  /** A phone that has not read the last sign of life is gone. */
  beat(): void {
    if (this.waiting) return
    if (this.stream.readableLength > 0) this.stream.destroy()
    else this.write(': beat\n\n')
  }

  end(): void {
    this.ended = true
    if (this.stream.readableLength > 0) this.stream.destroy()
    else this.stream.push(null)
  }

  /** After the end of its session a phone hears nothing more. */
  private say(happening: Happening): void {
    const { cursor, topic, body } = happening
    const { ended, left } = endingsIn(happening)
    this.last = cursor
    if (left.includes(this.sessionNo)) return this.end()
    this.write(framed(topic, cursor, body))
    if (ended.includes(this.sessionNo)) this.end()
  }

  private write(text: string): void {
    if (this.ended || this.stream.destroyed) return
    if (this.stream.readableLength > UNREAD) this.stream.destroy()
    else this.stream.push(text)
  }
}

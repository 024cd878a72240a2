import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { APP_KEY } from '#contract/limits.ts'
import { Envelope } from '#contract/envelope.ts'

export interface Shot {
  readonly path: string
  readonly token: string
  readonly form: Readonly<Record<string, string>>
}

/** A connection that was open before anything was asked. */
export interface Line {
  load(shot: Shot): void
  fire(): Promise<Envelope>
  close(): void
}

/** Opens this many connections, spread evenly over the servers. */
export const openLines = (origins: readonly string[], count: number): Promise<Line[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => openLine(new URL(origins[at % origins.length] ?? ''))))

/** Every request lies with its server but for the last byte; then all last bytes are sent at once. */
export async function volley(lines: readonly Line[], shots: readonly Shot[]): Promise<Envelope[]> {
  const loaded = lines.slice(0, shots.length)
  for (const [at, line] of loaded.entries()) line.load(shots[at] as Shot)
  await pause(10)
  return Promise.all(loaded.map((line) => line.fire()))
}

async function openLine({ hostname, port }: URL): Promise<Line> {
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  await once(socket, 'connect')
  let last: Uint8Array = Buffer.alloc(0)
  return {
    load(shot) {
      const bytes = bytesOf(shot)
      last = bytes.subarray(-1)
      socket.write(bytes.subarray(0, -1))
    },
    async fire() {
      const answer = answerOn(socket)
      socket.write(last)
      return v.parse(Envelope, JSON.parse(await answer))
    },
    close: () => void socket.destroy(),
  }
}

function bytesOf({ path, token, form }: Shot): Buffer {
  const body = new URLSearchParams({ app_key: APP_KEY, token, ...form }).toString()
  const head = [
    `POST ${path} HTTP/1.1`,
    'host: quay.test',
    'content-type: application/x-www-form-urlencoded',
    `content-length: ${Buffer.byteLength(body)}`,
  ]
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`)
}

function answerOn(socket: Socket): Promise<string> {
  return new Promise((answered, failed) => {
    let heard: Buffer = Buffer.alloc(0)
    const closed = () => done(() => failed(new Error('the server closed the connection')))
    const hear = (piece: Buffer) => {
      heard = Buffer.concat([heard, piece])
      const end = heard.indexOf('\r\n\r\n')
      const length = Number(/content-length: (\d+)/i.exec(heard.subarray(0, end).toString())?.[1])
      if (end > 0 && heard.length >= end + 4 + length) done(() => answered(heard.subarray(end + 4).toString()))
    }
    const done = (act: () => void) => {
      socket.off('data', hear).off('close', closed)
      act()
    }
    socket.on('data', hear).once('close', closed)
  })
}

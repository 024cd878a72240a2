import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { APP_KEY } from '#contract/limits.ts'
import { CODE, Envelope } from '#contract/envelope.ts'

export interface Shot {
  readonly path: string
  readonly token: string
  readonly form: Readonly<Record<string, string>>
  /** What is sent as it is, by somebody who is no phone; the answer is done when it is thanked for. */
  readonly said?: { readonly headers: Readonly<Record<string, string>>; readonly body: string }
}

/** A connection that was open before anything was asked. */
export interface Line {
  load(shot: Shot): void
  fire(): Promise<Envelope>
  close(): void
}

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
  let isSaid = false
  return {
    load(shot) {
      isSaid = shot.said !== undefined
      const bytes = bytesOf(shot)
      last = bytes.subarray(-1)
      socket.write(bytes.subarray(0, -1))
    },
    async fire() {
      const answer = answerOn(socket)
      socket.write(last)
      const { status, text } = await answer
      return isSaid ? thanks(status) : v.parse(Envelope, JSON.parse(text))
    },
    close: () => void socket.destroy(),
  }
}

const thanks = (status: string): Envelope =>
  status === '200'
    ? { code: CODE.done, msg: '', data: {} }
    : { code: 0, msg: '', data: { refusal: `status ${status}` } }

function bytesOf({ path, token, form, said }: Shot): Buffer {
  const body = said?.body ?? new URLSearchParams({ app_key: APP_KEY, token, ...form }).toString()
  const headers = said?.headers ?? { 'content-type': 'application/x-www-form-urlencoded' }
  const head = [
    `POST ${path} HTTP/1.1`,
    'host: quay.test',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `content-length: ${Buffer.byteLength(body)}`,
  ]
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`)
}

function answerOn(socket: Socket): Promise<{ status: string; text: string }> {
  return new Promise((answered, failed) => {
    let heard: Buffer = Buffer.alloc(0)
    const closed = () => done(() => failed(new Error('the server closed the connection')))
    const hear = (piece: Buffer) => {
      heard = Buffer.concat([heard, piece])
      const end = heard.indexOf('\r\n\r\n')
      const length = Number(/content-length: (\d+)/i.exec(heard.subarray(0, end).toString())?.[1])
      if (end > 0 && heard.length >= end + 4 + length)
        done(() => answered({ status: heard.subarray(9, 12).toString(), text: heard.subarray(end + 4).toString() }))
    }
    const done = (act: () => void) => {
      socket.off('data', hear).off('close', closed)
      act()
    }
    socket.on('data', hear).once('close', closed)
  })
}

import { connect, type Socket } from 'node:net'
import { given, serveQuestions } from './child.ts'

/** Each lane sends its own bodies in turn, over and over unless they are for once, each when the last one was answered. */
export interface Load {
  readonly port: number
  readonly path: string
  readonly bodies: readonly (readonly string[])[]
  readonly once: boolean
  readonly seconds: number
  readonly most: number
}

export interface Run {
  readonly seconds: number
  readonly wrong: number
  readonly milliseconds: readonly number[]
}

const HEAD_END = '\r\n\r\n'

const { port, path, bodies, once, seconds, most } = given<Load>()
const times: number[] = []
const began = performance.now()
const end = began + seconds * 1000
let wrong = 0

const requestOf = (body: string) =>
  [
    `POST ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    'content-type: application/x-www-form-urlencoded',
    `content-length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n')

function lengthOf(answer: string): number | undefined {
  const head = answer.indexOf(HEAD_END)
  const length = /\r\ncontent-length: (\d+)/i.exec(answer.slice(0, Math.max(0, head)))?.[1]
  return head < 0 || length === undefined ? undefined : head + HEAD_END.length + Number(length)
}

function lane(own: readonly string[]): Promise<void> {
  const requests = own.map(requestOf)
  let sent = 0
  return new Promise((done, fail) => {
    const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let answer = ''
    let asked = 0
    const ask = () => {
      const over = performance.now() >= end || times.length >= most || (once && sent === requests.length)
      if (over) return void socket.end(done)
      answer = ''
      asked = performance.now()
      sent += 1
      return void socket.write(requests[(sent - 1) % requests.length] ?? '')
    }
    socket.setEncoding('latin1')
    socket.once('connect', ask)
    socket.once('error', fail)
    socket.on('data', (text: string) => {
      answer += text
      if (answer.length !== lengthOf(answer)) return
      times.push(performance.now() - asked)
      if (!answer.includes('{"code":1,')) wrong += 1
      ask()
    })
  })
}

await Promise.all(bodies.map(lane))
const run: Run = { seconds: (performance.now() - began) / 1000, wrong, milliseconds: times }
serveQuestions(run, { leave: () => Promise.resolve() })

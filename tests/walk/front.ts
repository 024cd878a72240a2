import { createReadStream } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Fault } from '#contract/envelope.ts'
import { inClone } from '../../scripts/lib/place.mjs'

export type Fate = 'held' | 'real' | Fault

export interface Wire {
  /** From now on whoever asks must wait. */
  hold(): void
  asked(): Promise<void>
  /** Everybody who waits, and everybody who asks until the next `hold`, meets this. */
  meet(fate: Exclude<Fate, 'held'>): Promise<void>
}

interface Question {
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

export type Address = string | RegExp

interface Line {
  readonly address: Address
  take(question: Question): void
}

export type Front = Awaited<ReturnType<typeof openFront>>

export const TOUCH_PAGE = '/touch-page/'
const TYPES: Record<string, string> = { html: 'text/html', js: 'text/javascript', css: 'text/css' }

function serveTouchPage(path: string, response: ServerResponse): void {
  const file = path || 'index.html'
  const type = TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
  createReadStream(inClone('.cache', 'touch-page', file))
    .on('error', () => response.writeHead(404).end())
    .once('open', () => response.writeHead(200, { 'content-type': type }))
    .pipe(response)
}

const GARBLED = '<!doctype html><title>Bad gateway</title>'
const pathOf = ({ url = '/' }: IncomingMessage) => new URL(url, 'http://front').pathname
const isAt = (address: Address, path: string) => (typeof address === 'string' ? address === path : address.test(path))

export function signal() {
  let give = (): void => undefined
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { give: () => give(), given }
}

/**
 * The one port of a worker, before whichever house is open behind it: faults are arranged here, on the real wire, and
 * the browser keeps what it has read of the app.
 */
export async function openFront() {
  let house: FastifyInstance | undefined
  let lines: Line[] = []
  const server = createServer((request, response) => {
    const path = pathOf(request)
    const line = lines.find(({ address }) => isAt(address, path))
    if (path.startsWith(TOUCH_PAGE)) serveTouchPage(path.slice(TOUCH_PAGE.length), response)
    else if (line) line.take({ request, response })
    else settle({ request, response }, 'real', () => undefined)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo

  function settle({ request, response }: Question, fate: Fate, onFault: (path: string) => void): void {
    // Whoever has hung up meanwhile does not ask any more.
    if (response.destroyed) return
    if (fate === 'real' && house) return house.routing(request, response)
    onFault(pathOf(request))
    if (fate === 'silent' || fate === 'real') return void request.socket.destroy()
    response.writeHead(fate === 'busy' ? 500 : 200, { 'content-type': 'text/html' }).end(GARBLED)
  }

  return {
    /** By name: a browser trusts no number with a passkey. */
    origin: `http://localhost:${port}`,

    serve(next: FastifyInstance) {
      house = next
    },

    /** Takes one address in hand; whoever looks at the browser's complaints hears where a fault was made on purpose. */
    wire(address: Address, onFault: (path: string) => void): Wire {
      let fate: Fate = 'real'
      let heard = signal()
      let waiting: Question[] = []
      lines.push({
        address,
        take(question) {
          if (fate !== 'held') return settle(question, fate, onFault)
          waiting.push(question)
          heard.give()
        },
      })
      return {
        hold() {
          if (fate === 'held') return
          fate = 'held'
          heard = signal()
        },
        asked: () => heard.given,
        async meet(next) {
          fate = next
          const questions = waiting
          waiting = []
          questions.forEach((question) => settle(question, next, onFault))
        },
      }
    },

    replace(address: Address, answer: object | undefined) {
      lines.push({
        address,
        take: ({ response }) => {
          if (answer) response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
        },
      })
    },

    /** Cuts every connection there is; the house stays open. */
    hangUp() {
      server.closeAllConnections()
    },

    leave() {
      house = undefined
      lines = []
      server.closeAllConnections()
    },

    close: () => new Promise((closed) => server.close(closed)),
  }
}

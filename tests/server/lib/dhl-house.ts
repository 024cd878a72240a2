import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { whenOver } from '#tests/world/over.ts'

export const KEY = 'key of tests'

/** As the unified tracking gives it, the newest first. */
export const shipment = (id: string, events: readonly unknown[]) => ({
  shipments: [
    {
      id,
      service: 'parcel-de',
      origin: { address: { countryCode: 'DE' } },
      status: { statusCode: 'transit', status: 'transit' },
      details: { proofOfDeliverySignedAvailable: false },
      events,
    },
  ],
})

export const event = (timestamp: string, statusCode: string | undefined, description?: string, place?: string) => ({
  timestamp,
  ...(statusCode && { statusCode, status: statusCode }),
  ...(description && { description }),
  ...(place && { location: { address: { addressLocality: place, countryCode: 'DE' } } }),
})

/** A house on this machine that answers as DHL does, and remembers what it was asked. */
export async function openDhl() {
  const asked: string[] = []
  const held = new Set<ServerResponse>()
  let answer: (reply: ServerResponse) => unknown = (reply) => reply.writeHead(404).end('{"status":404}')
  const server = createServer((request, reply) => {
    const url = new URL(request.url ?? '', 'http://dhl.test')
    asked.push(`${request.method} ${url.pathname} ${url.searchParams.get('trackingNumber')}`)
    if (request.headers['dhl-api-key'] !== KEY) return void reply.writeHead(401).end('{}')
    answer(reply)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  whenOver(async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/track/shipments`,
    asked,
    says: (body: unknown, status = 200) =>
      (answer = (reply) => reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))),
    sends: (words: string) => (answer = (reply) => reply.end(words)),
    leads: (to: string) => (answer = (reply) => reply.writeHead(302, { location: to }).end()),
    hangs: () => (answer = (reply) => void held.add(reply)),
  }
}

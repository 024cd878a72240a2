import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LIVE_STREAM } from '#contract/live.ts'
import type { Context } from '../lib/context.ts'
import { onceGone } from '../lib/gone.ts'
import { networkOf } from '../lib/networks.ts'
import { refuse } from '../lib/refuse.ts'

/**
 * A call counts once it has come whole: a slow one takes no place, and one address may have only so many on their way.
 */
export function shed(app: FastifyInstance, context: Context): void {
  awaitBodies(app, context)
  let inside = 0
  app.addHook('preHandler', async ({ method, routeOptions }, { raw }) => {
    if (routeOptions.url === LIVE_STREAM) return
    inside += 1
    onceGone(raw, () => (inside -= 1))
    if (inside > context.settings.callsAtOnce && method === 'POST') refuse('busy', { retry_after: 1 })
  })
}

const carriesFile = ({ headers }: FastifyRequest) => headers['content-type']?.startsWith('multipart/') === true

/** A slow form is cut off; a file has the time that every request has. */
function awaitBodies(app: FastifyInstance, { settings: { halvesAtOnce, bodyMs } }: Context): void {
  const halves = new Map<string, number>()
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'POST') return
    const network = networkOf(request.ip)
    const before = halves.get(network) ?? 0
    if (before >= halvesAtOnce) {
      // Else the rest of it would keep the connection open.
      reply.header('connection', 'close')
      refuse('busy', { retry_after: 1 })
    }
    halves.set(network, before + 1)
    const late = carriesFile(request) ? undefined : setTimeout(() => request.raw.destroy(), bodyMs)
    let isWhole = false
    const whole = () => {
      if (isWhole) return
      isWhole = true
      clearTimeout(late)
      const left = (halves.get(network) ?? 0) - 1
      if (left > 0) halves.set(network, left)
      else halves.delete(network)
    }
    request.raw.once('end', whole)
    onceGone(reply.raw, whole)
  })
}

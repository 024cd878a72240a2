import type { FastifyInstance } from 'fastify'
import type { Context } from '../lib/context.ts'
import { hear } from '../payment/hear.ts'

const BODY = 64 * 1024

/** Nothing is believed before its signature was checked. */
export async function serveGateways(app: FastifyInstance, context: Context): Promise<void> {
  await app.register(async (inside) => {
    inside.removeAllContentTypeParsers()
    inside.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY }, (_, body, done) => done(null, body))
    inside.post<{ Params: { name: string } }>('/gateway/:name', async ({ params, headers, body }, reply) => {
      const gateway = context.gateways.find(({ name }) => name === params.name)
      const answer = gateway
        ? await hear(context, gateway, { headers, body: typeof body === 'string' ? body : '' })
        : { status: 404, type: 'text/plain', body: 'nobody' }
      return reply.code(answer.status).type(answer.type).header('cache-control', 'no-store').send(answer.body)
    })
  })
}

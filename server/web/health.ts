import type { FastifyInstance } from 'fastify'
import { sql as raw } from 'kysely'
import { CODE } from '#contract/envelope.ts'
import type { Context } from '../context.ts'
import { statsAt } from '../home/queries.ts'
import { isNear } from '../lib/networks.ts'
import { speaker } from '../lib/words.ts'
import { openapi } from './openapi.ts'

const PROBE_MS = 2_000

/** What those who run the house ask: is it alive, is it ready, what did it count. */
export function serveHealth(app: FastifyInstance, context: Context): void {
  const described = JSON.stringify(openapi())
  app.get('/healthz', (_, reply) => reply.header('cache-control', 'no-store').send({ ok: true }))
  app.get('/readyz', async (_, reply) => {
    const ok = !context.health.draining && (await answers(context))
    return reply
      .code(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok })
  })
  app.get('/openapi.json', (_, reply) => reply.type('application/json').send(described))
  app.get('/metrics', async (request, reply) => {
    if (!isNear(request.ip))
      return { code: CODE.missing, msg: speaker('en')('refusals.missing'), data: { refusal: 'missing' } }
    const { online_count } = await statsAt(context.database, context.clock.now())
    const gauges = [
      { name: 'quay_members_online', says: 'Members seen in the last five minutes.', value: online_count },
    ]
    return reply
      .type('text/plain; version=0.0.4')
      .header('cache-control', 'no-store')
      .send(context.metrics.text(gauges))
  })
}

async function answers({ database, log }: Context): Promise<boolean> {
  const asked = raw`select 1`.execute(database).then(
    () => true,
    (error: unknown) => {
      log.warn({ err: error }, 'the database does not answer')
      return false
    },
  )
  const late = new Promise<false>((resolve) => setTimeout(resolve, PROBE_MS, false).unref())
  return Promise.race([asked, late])
}

import type { FastifyInstance } from 'fastify'
import type { Context } from '../lib/context.ts'
import { type Openness, opennessAt } from '../withdrawal/openness.ts'
import { languageOf } from './language.ts'
import { pageOf } from './transparency-page.ts'

const A_MINUTE = 'public, max-age=60'
const FRESH_MS = 60_000

/** How withdrawals stand, for everybody to read. It is counted once a minute, however many ask. */
export function serveTransparency(app: FastifyInstance, { database, clock, settings }: Context): void {
  let counted: { at: Date; told: Promise<Openness> } | undefined
  const tell = () => {
    const now = clock.now()
    if (!counted || now.getTime() - counted.at.getTime() >= FRESH_MS) {
      const told = opennessAt(database, now)
      told.catch(() => {
        counted = undefined
      })
      counted = { at: now, told }
    }
    return counted
  }
  app.get('/transparency', async (request, reply) => {
    const { at, told } = tell()
    const page = pageOf(await told, { tag: languageOf(request), now: at, isDemo: settings.mode !== 'production' })
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', A_MINUTE)
      .header('vary', 'accept-language')
      .send(page)
  })
}

import type { FastifyInstance } from 'fastify'
import { MINUTE_MS } from '#contract/time-units.ts'
import type { Context } from '../lib/context.ts'
import { type Openness, opennessAt } from '../withdrawal/openness.ts'
import { languageOf } from './language.ts'
import { pageOf } from './transparency-page.ts'

const A_MINUTE = 'public, max-age=60'
const FRESH_MS = MINUTE_MS

/** Counted once a minute, however many ask. */
export function serveTransparency(app: FastifyInstance, { database, clock, settings }: Context): void {
  let counted: { at: Date; openness: Promise<Openness> } | undefined
  const current = () => {
    const now = clock.now()
    if (!counted || now.getTime() - counted.at.getTime() >= FRESH_MS) {
      const openness = opennessAt(database, now)
      openness.catch(() => {
        counted = undefined
      })
      counted = { at: now, openness }
    }
    return counted
  }
  app.get('/transparency', async (request, reply) => {
    const { at, openness } = current()
    const page = pageOf(await openness, { tag: languageOf(request), now: at, isDemo: settings.mode !== 'production' })
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', A_MINUTE)
      .header('vary', 'accept-language')
      .send(page)
  })
}

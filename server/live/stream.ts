import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Cursor, LIVE_STREAM } from '#contract/live.ts'
import { Nothing } from '#contract/shapes.ts'
import * as v from 'valibot'
import type { Context } from '../lib/context.ts'
import { askedOf, taken } from '../lib/fields.ts'
import { refuse } from '../lib/refuse.ts'
import { admitted } from '../session/viewer.ts'
import { cursorIn } from './cursor.ts'
import { openHall } from './hall.ts'
import { keepForgetting } from './forget.ts'

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // A proxy must not collect; a connection that ends must not be kept.
  'x-accel-buffering': 'no',
  connection: 'close',
}

/** Refusals come in the envelope, before the first event. */
export function serveLive(app: FastifyInstance, context: Context): void {
  const hall = openHall(context)
  const sweeping = keepForgetting(context)
  app.addHook('preClose', async () => {
    sweeping.stop()
    hall.close()
  })
  app.get(LIVE_STREAM, async (request, reply) => {
    const { token, fields } = askedOf(request)
    const viewer = await admitted(context, 'member', { token, ip: request.ip }, context.clock.now())
    taken(Nothing, fields)
    const { stream } = await hall.open(viewer ?? refuse('signed-out'), lastHeard(request))
    return reply.headers(HEADERS).send(stream)
  })
}

function lastHeard({ headers }: FastifyRequest) {
  const text = headers['last-event-id']
  if (text === undefined) return undefined
  return cursorIn(taken(v.object({ cursor: Cursor }), { cursor: String(text) }).cursor)
}

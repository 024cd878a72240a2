import fastifyMultipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import type { Envelope } from '#contract/envelope.ts'
import { PICTURES } from '#contract/attachment.ts'
import { Nothing } from '#contract/shapes.ts'
import type { Context } from '../lib/context.ts'
import { askedOf, taken } from '../lib/fields.ts'
import { refuse } from '../lib/refuse.ts'
import { admitted, type Caller, viewerOf } from '../session/viewer.ts'
import { bodyReader, LIMITS } from './body.ts'
import { maySee } from './queries.ts'
import { sweepPictures } from './sweep.ts'

/** The only calls that read multipart, and whose answers repeat their `msg` as `info`. */
export async function receiveFiles(app: FastifyInstance, context: Context, serve: (inside: FastifyInstance) => void) {
  const knows = async (caller: Caller) => (await viewerOf(context, caller, context.clock.now())) !== undefined
  await app.register(async (inside) => {
    await inside.register(fastifyMultipart, { limits: LIMITS })
    inside.addHook('preValidation', bodyReader(knows, context.settings.partMs))
    inside.addHook('preSerialization', async (_, __, envelope) => ({
      ...(envelope as Envelope),
      info: (envelope as Envelope).msg,
    }))
    serve(inside)
  })
}

const NAME = /^[0-9a-f]{32}$/
const HEADERS = {
  'content-type': 'image/jpeg',
  'content-disposition': 'inline; filename="picture.jpg"',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'private, no-store',
}

/** Not found and not allowed look the same. */
export function servePictures(app: FastifyInstance, context: Context): void {
  const sweeping = sweepPictures(context)
  app.addHook('preClose', async () => sweeping.stop())
  app.get<{ Params: { name: string } }>(`${PICTURES}/:name`, async (request, reply) => {
    const { token, fields } = askedOf(request)
    const viewer = await admitted(context, 'member', { token, ip: request.ip }, context.clock.now())
    taken(Nothing, fields)
    const { name } = request.params
    const isShown = viewer !== undefined && NAME.test(name) && (await maySee(context.database, viewer.id, name))
    const bytes = isShown ? await context.vault.get(name) : undefined
    return reply.headers(HEADERS).send(bytes ?? refuse('missing'))
  })
}

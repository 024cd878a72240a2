import type { FastifyInstance } from 'fastify'
import { PICTURE_FILE, PUBLIC_PICTURES } from '#contract/picture.ts'
import type { Context } from '../lib/context.ts'

const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
}

/** Nobody is asked who they are: only what everybody may see is kept here. */
export function servePublicPictures(app: FastifyInstance, { gallery }: Pick<Context, 'gallery'>): void {
  app.get<{ Params: { file: string } }>(`${PUBLIC_PICTURES}/:file`, async ({ params: { file } }, reply) => {
    const [, kind] = PICTURE_FILE.exec(file) ?? []
    const bytes = kind && (await gallery.get(file))
    if (!bytes) return reply.callNotFound()
    return reply.headers(HEADERS).type(`image/${kind}`).send(bytes)
  })
}

import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'
import { tagOfHeader } from '#contract/locales.ts'
import { serveFundPapers } from '../equity/papers.ts'
import type { Context } from '../lib/context.ts'
import { WHITE_PAPER } from '../news/handlers.ts'
import { whitePaperPdf } from '../news/white-paper.ts'
import { serveStatements } from '../wallet/statement-ticket.ts'

const YEAR = 'public, max-age=31536000, immutable'
const DAY = 'public, max-age=86400'
/** What only a page heeds; beside a small file of the app it would weigh more than the file. */
const OF_PAGES = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

export async function serveFiles(app: FastifyInstance, context: Context): Promise<void> {
  const { dist } = context.settings
  for (const address of ['/', '/h5']) app.get(address, (_, reply) => reply.redirect('/h5/'))
  app.get<{ Params: { code: string } }>('/i/:code', ({ params }, reply) =>
    reply.redirect(`/h5/#/pages/reg/reg?invite_code=${encodeURIComponent(params.code)}`),
  )
  app.get(WHITE_PAPER, async ({ headers }, reply) =>
    reply
      .type('application/pdf')
      .header('cache-control', 'public, max-age=3600')
      .header('vary', 'accept-language')
      .send(await whitePaperPdf(context, tagOfHeader(headers['accept-language']))),
  )
  app.addHook('onClose', () => context.papers.close())
  serveStatements(app, context)
  serveFundPapers(app, context)
  if (!dist || !existsSync(join(dist, 'index.html'))) return
  await app.register(fastifyStatic, {
    root: dist,
    prefix: '/h5/',
    // How the app was built is nobody's business.
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    lastModified: false,
    acceptRanges: false,
    setHeaders(reply, path) {
      reply.header('cache-control', keptFor(path))
      if (isPart(path)) for (const name of OF_PAGES) reply.raw.removeHeader(name)
    },
  })
}

const isPart = (path: string) => path.includes(`${sep}assets${sep}`) && /\.js(\.br)?$/.test(path)

/** Names with a hash never change; the document and the worker are asked for each time. */
function keptFor(path: string): string {
  if (path.includes(`${sep}assets${sep}`)) return YEAR
  return /\.(svg|png)(\.br)?$/.test(path) ? DAY : 'no-cache'
}

import type { FastifyInstance, FastifyReply } from 'fastify'
import { readFileSync } from 'node:fs'
import { CODE } from '#contract/envelope.ts'
import type { Context } from '../lib/context.ts'
import { newestProofs, proofBy } from '../ledger/proof-queries.ts'
import { speaker } from '../lib/words.ts'
import { languageOf } from './language.ts'
import { pageOf } from './proof-page.ts'
import { STYLE } from './proof-style.ts'

const NIGHTS = 30
const SCRIPT = 'check-balance-proof.mjs'
const FOR_EVER = 'public, max-age=31536000, immutable'
const A_MINUTE = 'public, max-age=60'

export function serveProof(app: FastifyInstance, { database, settings }: Context): void {
  const script = readFileSync(new URL(`../../scripts/${SCRIPT}`, import.meta.url))
  app.get('/proof', async (request, reply) => {
    const page = pageOf(languageOf(request), await newestProofs(database, NIGHTS), settings)
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', A_MINUTE)
      .header('vary', 'accept-language')
      .send(page)
  })
  app.get('/proof.css', (_, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', A_MINUTE).send(STYLE),
  )
  app.get(`/proof/${SCRIPT}`, (_, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', A_MINUTE).send(script),
  )
  app.get<{ Params: { id: string } }>('/proof/:id(^[1-9]\\d{0,8}).json', async ({ params }, reply) => {
    const proof = await proofBy(database, Number(params.id))
    return proof ? reply.header('cache-control', FOR_EVER).send(proof) : missing(reply)
  })
}

const missing = (reply: FastifyReply) =>
  reply
    .code(404)
    .send({ code: CODE.missing, msg: speaker('en')('common.refusals.missing'), data: { refusal: 'missing' } })

import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Context } from '../lib/context.ts'
import { inTransaction } from '../lib/database.ts'
import { speaker } from '../lib/words.ts'
import { undoOf, useUndo } from '../security/undo.ts'
import { disputeHeld } from '../transfer/held.ts'
import { languageOf } from './language.ts'
import { undoPage } from './undo-page.ts'

interface Asked {
  Params: { token: string }
}

const TOKEN = /^[\w-]{20,64}$/

export function serveUndo(app: FastifyInstance, context: Context): void {
  const { database, clock, log } = context
  const stateOf = (token: string) =>
    TOKEN.test(token) ? undoOf({ sql: database, now: clock.now() }, token) : Promise.resolve('unknown' as const)

  app.get<Asked>('/undo/:token', async (request, reply) => {
    const { token } = request.params
    const undo = await stateOf(token)
    return send(reply.code(undo === 'unknown' ? 404 : 200), undoPage(undo, { tag: languageOf(request), token }))
  })

  app.post<Asked>('/undo/:token', async (request, reply) => {
    const { token } = request.params
    const tag = languageOf(request)
    const late: (() => Promise<void>)[] = []
    const isDone =
      TOKEN.test(token) &&
      (await inTransaction(database, async (sql) => {
        late.length = 0
        const after = (act: () => Promise<void>) => void late.push(act)
        const scope = { context, sql, now: clock.now(), say: speaker(tag), after }
        const member = await useUndo(scope, token)
        if (member !== undefined) await disputeHeld(scope, member)
        return member !== undefined
      }))
    for (const work of late)
      await work().catch((error: unknown) => log.error({ err: error }, 'work after an undo failed'))
    const undo = isDone ? 'done' : await stateOf(token)
    return send(reply.code(undo === 'unknown' ? 404 : 200), undoPage(undo, { tag, token }))
  })
}

const send = (reply: FastifyReply, page: string) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page)

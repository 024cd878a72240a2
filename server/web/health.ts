import type { FastifyInstance } from 'fastify'
import { CODE } from '#contract/envelope.ts'
import type { Context } from '../lib/context.ts'
import { statsAt } from '../home/queries.ts'
import { booksNow, haltNow } from '../ledger/audit-run.ts'
import { moneyOfFormer } from '../ledger/former.ts'
import { lateCancellations } from '../cancellation/queries.ts'
import { isNear } from '../lib/networks.ts'
import { speaker } from '../lib/words.ts'
import { lettersWaiting } from '../notice/outbox.ts'
import { openapi } from './openapi.ts'

const PROBE_MS = 2_000

/** Made once: the contract does not change while the house is open. */
let described: string | undefined

export function serveHealth(app: FastifyInstance, context: Context): void {
  app.get('/healthz', (_, reply) => reply.header('cache-control', 'no-store').send({ ok: true }))
  app.get('/readyz', async (request, reply) => {
    const books = context.health.draining ? undefined : await booksOf(context)
    const why = isNear(request.ip) ? books?.why : undefined
    return reply
      .code(books ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok: books !== undefined, books: books?.are, why })
  })
  app.get('/openapi.json', (_, reply) => reply.type('application/json').send((described ??= JSON.stringify(openapi()))))
  app.get('/metrics', async (request, reply) => {
    if (!isNear(request.ip))
      return { code: CODE.missing, msg: speaker('en')('common.refusals.missing'), data: { refusal: 'missing' } }
    const now = context.clock.now()
    const [{ online_count }, books, letters, late, former] = await Promise.all([
      statsAt(context.database, now),
      booksNow(context.database),
      lettersWaiting(context.database),
      lateCancellations(context.database, now),
      moneyOfFormer(context.database),
    ])
    const gauges = [
      { name: 'quay_members_online', says: 'Members seen in the last five minutes.', value: online_count },
      { name: 'quay_letters_waiting', says: 'Letters that have not left yet.', value: letters },
      {
        name: 'quay_cancellations_late',
        says: 'Accounts to be cancelled that nobody decided about in time.',
        value: late,
      },
      {
        name: 'quay_former_accounts',
        says: 'Accounts of members who are gone that hold what came since.',
        value: former.length,
      },
      { name: 'quay_books_closed', says: 'Whether no money moves, 1 or 0.', value: Number(books.closed) },
      { name: 'quay_audit_findings', says: 'Laws that the last audit found broken.', value: books.findings },
      ...(books.auditedAt ? [auditAge(now, books.auditedAt)] : []),
    ]
    return reply
      .type('text/plain; version=0.0.4')
      .header('cache-control', 'no-store')
      .send(context.metrics.text(gauges))
  })
}

interface Books {
  readonly are: 'open' | 'closed'
  readonly why: string | undefined
}

/** Undefined when the database does not answer in time. */
async function booksOf({ database, log }: Context): Promise<Books | undefined> {
  const asked = haltNow(database).then(
    (halt): Books => ({ are: halt ? 'closed' : 'open', why: halt?.reason }),
    (error: unknown) => {
      log.warn({ err: error }, 'the database does not answer')
      return undefined
    },
  )
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PROBE_MS, undefined).unref())
  return Promise.race([asked, late])
}

const auditAge = (now: Date, auditedAt: Date) => ({
  name: 'quay_audit_age_seconds',
  says: 'Seconds since the books were audited.',
  value: (now.getTime() - auditedAt.getTime()) / 1000,
})

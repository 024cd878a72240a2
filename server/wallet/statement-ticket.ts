import type { FastifyInstance } from 'fastify'
import type { Taken } from '#contract/endpoint.ts'
import { STATEMENT_LIFE, STATEMENTS } from '#contract/limits.ts'
import type { LocaleTag } from '#contract/locales.ts'
import type { wallet } from '#contract/wallet.ts'
import type { Context } from '../lib/context.ts'
import { spend } from '../lib/allow.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { later, unix } from '../lib/clock.ts'
import { refuse } from '../lib/refuse.ts'
import { sameBytes, sealed } from '../lib/secrets.ts'
import { speaker } from '../lib/words.ts'
import { csvOf } from './statement-csv.ts'
import { pdfOf } from './statement-pdf.ts'
import { spanOf, statementOf, type Wanted } from './statement.ts'

const FOLDER = '/files/statements'
const PURPOSE = 'statement'

/** Lets whoever holds it fetch one statement of one member until it expires, and nothing else. */
interface Ticket extends Wanted {
  readonly member: number
  readonly locale: LocaleTag
  readonly expires: number
}

export async function statementPath(call: Call, { kind, period, account }: Taken<typeof wallet.statement>) {
  const { context, locale, now } = call
  const { id } = memberOf(call)
  const isMonth = period.includes('-')
  if (isMonth !== (kind === 'month') || spanOf({ kind, period }).from > now)
    refuse('invalid', { problems: { period: 'unreadable' } })
  await spend(context.database, `statement:${id}`, STATEMENTS, now)
  const expires = unix(later(now, STATEMENT_LIFE))
  const ticket = sealTicket(context.settings.pepper, { member: id, kind, period, account, locale, expires })
  return { path: `${FOLDER}/${ticket}/${fileOf({ kind, period, account })}`, expire_time: expires }
}

const fileOf = ({ kind, period, account }: Wanted) => `quay-${account}-${period}.${kind === 'month' ? 'pdf' : 'csv'}`

function sealTicket(pepper: string, ticket: Ticket): string {
  const said = JSON.stringify(ticket)
  return `${Buffer.from(said).toString('base64url')}.${sealed(pepper, PURPOSE, said).toString('base64url')}`
}

function openTicket(pepper: string, text: string, now: Date): Ticket | undefined {
  const [body = '', seal = ''] = text.split('.')
  const said = Buffer.from(body, 'base64url').toString()
  if (!sameBytes(sealed(pepper, PURPOSE, said), Buffer.from(seal, 'base64url'))) return undefined
  const ticket = JSON.parse(said) as Ticket
  return ticket.expires > unix(now) ? ticket : undefined
}

/** Statements, made while they are fetched and kept nowhere. */
export function serveStatements(app: FastifyInstance, { settings, database, clock }: Context): void {
  // A ticket is longer than a named part of an address may be.
  app.get<{ Params: { '*': string } }>(`${FOLDER}/*`, async ({ params }, reply) => {
    const now = clock.now()
    const [text = '', file = ''] = params['*'].split('/')
    const ticket = openTicket(settings.pepper, text, now)
    if (!ticket || file !== fileOf(ticket)) return reply.callNotFound()
    const statement = await statementOf(database, ticket.member, ticket)
    const month = ticket.kind === 'month'
    return reply
      .type(month ? 'application/pdf' : 'text/csv; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${file}"`)
      .send(month ? Buffer.from(await pdfOf(ticket.locale, statement, now)) : csvOf(speaker(ticket.locale), statement))
  })
}

import type { FastifyInstance } from 'fastify'
import { Readable } from 'node:stream'
import type { Taken } from '#contract/endpoint.ts'
import { STATEMENT_ENTRIES, STATEMENT_LIFE, STATEMENTS } from '#contract/limits.ts'
import type { LocaleTag } from '#contract/locales.ts'
import type { StatementForm, wallet } from '#contract/wallet.ts'
import type { Context } from '../lib/context.ts'
import { spend } from '../lib/allow.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { later, unix } from '../lib/clock.ts'
import { refuse } from '../lib/refuse.ts'
import { giveBackTicket, type Opened, openTicket, sealTicket, type Ticket, useTicket } from '../lib/ticket.ts'
import { speaker } from '../lib/words.ts'
import { csvOf } from './statement-csv.ts'
import { paperOf } from './statement-pdf.ts'
import { allOf, spanOf, statementOf, type Wanted } from './statement.ts'

const FOLDER = '/files/statements'
const PURPOSE = 'statement'

interface StatementTicket extends Ticket, Wanted {
  readonly member: number
  readonly locale: LocaleTag
  readonly form: StatementForm
}

export async function statementPath(call: Call, { kind, period, account }: Taken<typeof wallet.statement>) {
  const { context, locale, now } = call
  const { id } = memberOf(call)
  const isMonth = period.includes('-')
  if (isMonth !== (kind === 'month') || spanOf({ kind, period }).from > now)
    refuse('invalid', { problems: { period: 'unreadable' } })
  await spend(context.database, `statement:${id}`, STATEMENTS, now)
  const form: StatementForm = isMonth && (await fitsPaper(call, id, { kind, period, account })) ? 'pdf' : 'csv'
  const expires = unix(later(now, STATEMENT_LIFE))
  const nonce = context.chance.bytes(9).toString('base64url')
  const said: StatementTicket = { member: id, kind, period, account, locale, form, expires, nonce }
  const ticket = sealTicket(context.settings.pepper, PURPOSE, said)
  return { path: `${FOLDER}/${ticket}/${fileOf({ period, account, form })}`, form, expire_time: expires }
}

const fitsPaper = async ({ context, sql }: Call, member: number, wanted: Wanted) =>
  (await statementOf(context, sql, member, wanted)).count <= STATEMENT_ENTRIES

const fileOf = ({ period, account, form }: Pick<StatementTicket, 'period' | 'account' | 'form'>) =>
  `quay-${account}-${period}.${form}`

const TYPES = { pdf: 'application/pdf', csv: 'text/csv; charset=utf-8' } as const

/** Made while they are fetched, and kept nowhere. */
export function serveStatements(app: FastifyInstance, context: Context): void {
  const { settings, database, clock, papers } = context
  const drawn = async (ticket: Opened<StatementTicket>, now: Date) => {
    let used = false
    try {
      return await papers.drawFor(ticket.member, async () => {
        await useTicket(database, ticket, now)
        used = true
        const statement = await statementOf(context, database, ticket.member, ticket)
        return paperOf(ticket.locale, statement, await allOf(statement), now)
      })
    } catch (error) {
      if (used) await giveBackTicket(database, ticket.seal)
      throw error
    }
  }
  const written = async (ticket: Opened<StatementTicket>, now: Date) => {
    await useTicket(database, ticket, now)
    return Readable.from(csvOf(speaker(ticket.locale), await statementOf(context, database, ticket.member, ticket)))
  }
  // A wildcard: a ticket is too long for a named parameter. No HEAD: it would use the ticket.
  app.get<{ Params: { '*': string } }>(`${FOLDER}/*`, { exposeHeadRoute: false }, async ({ params }, reply) => {
    const now = clock.now()
    const [text = '', file = ''] = params['*'].split('/')
    const ticket = openTicket<StatementTicket>(settings.pepper, PURPOSE, text)
    if (!ticket || file !== fileOf(ticket)) return reply.callNotFound()
    if (ticket.expires <= unix(now)) refuse('too-late')
    const content = await (ticket.form === 'pdf' ? drawn(ticket, now) : written(ticket, now))
    return reply
      .type(TYPES[ticket.form])
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${file}"`)
      .send(content)
  })
}

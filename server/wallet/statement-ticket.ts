import type { FastifyInstance } from 'fastify'
import { Readable } from 'node:stream'
import { sql as raw } from 'kysely'
import type { Taken } from '#contract/endpoint.ts'
import { STATEMENT_ENTRIES, STATEMENT_LIFE, STATEMENTS } from '#contract/limits.ts'
import type { LocaleTag } from '#contract/locales.ts'
import type { StatementForm, wallet } from '#contract/wallet.ts'
import type { Context } from '../lib/context.ts'
import type { Sql } from '../lib/database.ts'
import { spend } from '../lib/allow.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { later, unix } from '../lib/clock.ts'
import { refuse } from '../lib/refuse.ts'
import { sameBytes, sealed } from '../lib/secrets.ts'
import { speaker } from '../lib/words.ts'
import { csvOf } from './statement-csv.ts'
import { paperOf } from './statement-pdf.ts'
import { allOf, spanOf, statementOf, type Wanted } from './statement.ts'

const FOLDER = '/files/statements'
const PURPOSE = 'statement'

/** Lets whoever holds it fetch one statement of one member once, until it expires, and nothing else. */
interface Ticket extends Wanted {
  readonly member: number
  readonly locale: LocaleTag
  readonly form: StatementForm
  readonly expires: number
  /** Two that were asked for in one second are two. */
  readonly nonce: string
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
  const said = { member: id, kind, period, account, locale, form, expires, nonce }
  const ticket = sealTicket(context.settings.pepper, said)
  return { path: `${FOLDER}/${ticket}/${fileOf({ period, account, form })}`, form, expire_time: expires }
}

const fitsPaper = async ({ context, sql }: Call, member: number, wanted: Wanted) =>
  (await statementOf(context, sql, member, wanted)).count <= STATEMENT_ENTRIES

const fileOf = ({ period, account, form }: Pick<Ticket, 'period' | 'account' | 'form'>) =>
  `quay-${account}-${period}.${form}`

function sealTicket(pepper: string, ticket: Ticket): string {
  const said = JSON.stringify(ticket)
  return `${Buffer.from(said).toString('base64url')}.${sealed(pepper, PURPOSE, said).toString('base64url')}`
}

function openTicket(pepper: string, text: string): (Ticket & { seal: Buffer }) | undefined {
  const [body = '', written = ''] = text.split('.')
  const said = Buffer.from(body, 'base64url').toString()
  const seal = sealed(pepper, PURPOSE, said)
  return sameBytes(seal, Buffer.from(written, 'base64url')) ? { ...(JSON.parse(said) as Ticket), seal } : undefined
}

/** A ticket is used once; those that are over anyway are forgotten by the way. */
async function use(sql: Sql, { seal, expires }: Ticket & { seal: Buffer }, now: Date): Promise<void> {
  await sql.deleteFrom('spent_ticket').where('dies_at', '<=', now).execute()
  const used = await sql
    .insertInto('spent_ticket')
    .values({ seal, dies_at: raw<Date>`to_timestamp(${expires})` })
    .onConflict((conflict) => conflict.doNothing())
    .returning('dies_at')
    .executeTakeFirst()
  if (!used) refuse('used-up')
}

const giveBack = (sql: Sql, seal: Buffer) => sql.deleteFrom('spent_ticket').where('seal', '=', seal).execute()

const TYPES = { pdf: 'application/pdf', csv: 'text/csv; charset=utf-8' } as const

/** Statements, made while they are fetched and kept nowhere. */
export function serveStatements(app: FastifyInstance, context: Context): void {
  const { settings, database, clock, papers } = context
  const drawn = async (ticket: Ticket & { seal: Buffer }, now: Date) => {
    let used = false
    try {
      return await papers.drawFor(ticket.member, async () => {
        await use(database, ticket, now)
        used = true
        const statement = await statementOf(context, database, ticket.member, ticket)
        return paperOf(ticket.locale, statement, await allOf(statement), now)
      })
    } catch (error) {
      if (used) await giveBack(database, ticket.seal)
      throw error
    }
  }
  const written = async (ticket: Ticket & { seal: Buffer }, now: Date) => {
    await use(database, ticket, now)
    return Readable.from(csvOf(speaker(ticket.locale), await statementOf(context, database, ticket.member, ticket)))
  }
  // A ticket is longer than a named part of an address may be; to look whether it is there would use it.
  app.get<{ Params: { '*': string } }>(`${FOLDER}/*`, { exposeHeadRoute: false }, async ({ params }, reply) => {
    const now = clock.now()
    const [text = '', file = ''] = params['*'].split('/')
    const ticket = openTicket(settings.pepper, text)
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

import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { ExportForm } from '#contract/export.ts'
import type { LocaleTag } from '#contract/locales.ts'
import { unix } from '../lib/clock.ts'
import type { Context } from '../lib/context.ts'
import { refuse } from '../lib/refuse.ts'
import { giveBackTicket, type Opened, openTicket, type Ticket, useTicket } from '../lib/ticket.ts'
import { exportOf } from './export.ts'
import { pageOf } from './page.ts'

export const FOLDER = '/files/exports'
export const PURPOSE = 'export'

export interface ExportTicket extends Ticket {
  readonly member: number
  readonly form: ExportForm
  readonly locale: LocaleTag
  readonly zone: string
}

const ENDINGS = { page: 'html', json: 'json' } as const
const TYPES = { page: 'text/html; charset=utf-8', json: 'application/octet-stream' } as const
export const nameOf = (form: ExportForm) => `quay-export.${ENDINGS[form]}`

const AT_ONCE = 2
const AGAIN = 5

/** Made while they are fetched, and kept nowhere. */
export function serveExports(app: FastifyInstance, context: Context): void {
  const { settings, database, clock, vault } = context
  const making = new Set<number>()
  const made = async (ticket: Opened<ExportTicket>, now: Date) => {
    const { member, seal } = ticket
    if (making.has(member) || making.size >= AT_ONCE) refuse('too-often', { retry_after: AGAIN })
    making.add(member)
    try {
      await useTicket(database, ticket, now)
      return await exportOf(context, ticket, now).catch(async (error: unknown) => {
        await giveBackTicket(database, seal)
        throw error
      })
    } finally {
      making.delete(member)
    }
  }
  app.get<{ Params: { '*': string } }>(`${FOLDER}/*`, { exposeHeadRoute: false }, async ({ params }, reply) => {
    const now = clock.now()
    const [text = '', file = ''] = params['*'].split('/')
    const ticket = openTicket<ExportTicket>(settings.pepper, PURPOSE, text)
    if (!ticket || file !== nameOf(ticket.form)) return reply.callNotFound()
    if (ticket.expires <= unix(now)) refuse('too-late')
    const whole = await made(ticket, now)
    const content =
      ticket.form === 'json' ? JSON.stringify(whole, null, 2) : Readable.from(pageOf(ticket, whole, vault))
    return reply
      .type(TYPES[ticket.form])
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${file}"`)
      .send(content)
  })
}

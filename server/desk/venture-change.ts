import type { Sql } from '../lib/database.ts'
import type { Desk } from './desk.ts'
import { refuse } from './refusal.ts'
import { propose, reasonIn, type Request } from './approvals.ts'
import { shownChanges } from './shown-changes.ts'
import { type VentureChange, ventureChangeIn } from './venture-file.ts'

async function saidOf(sql: Sql, code: string) {
  const found = await sql
    .selectFrom('venture')
    .select(['id', 'risk_level', 'cover', 'texts', 'documents', 'schedule'])
    .where('code', '=', code)
    .executeTakeFirst()
  return found ?? refuse(`There is no venture called ${code}; "ventures" lists them.`)
}

export async function changeVenture(desk: Desk): Promise<void> {
  const { words, terminal, context } = desk
  const reason = reasonIn(desk)
  const [code = '', file = ''] = words
  const change = ventureChangeIn(file, code)
  const operator = await desk.signIn()
  const said = await saidOf(context.database, code)
  terminal.say(shownChanges(code, said, change))
  const body = { act: 'change', id: said.id, wish: JSON.stringify(change) }
  const asked = await propose(desk, operator, { kind: 'venture', subject: code, body, reason })
  terminal.say(`Asked for as request ${asked}; another operator says within 24 hours: venture approve ${asked}`)
}

export const changePreview = async ({ context }: Desk, { subject, body }: Request): Promise<string> =>
  shownChanges(subject, await saidOf(context.database, subject), JSON.parse(`${body['wish'] ?? '{}'}`) as VentureChange)

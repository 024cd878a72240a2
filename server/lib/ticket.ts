import { sql as raw } from 'kysely'
import type { Sql } from './database.ts'
import { refuse } from './refuse.ts'
import { sameBytes, sealed } from './secrets.ts'

export interface Ticket {
  readonly expires: number
  /** Tells two tickets of the same second apart. */
  readonly nonce: string
}
export type Opened<T> = T & { readonly seal: Buffer }

export function sealTicket(pepper: string, purpose: string, ticket: Ticket): string {
  const said = JSON.stringify(ticket)
  return `${Buffer.from(said).toString('base64url')}.${sealed(pepper, purpose, said).toString('base64url')}`
}

export function openTicket<T extends Ticket>(pepper: string, purpose: string, text: string): Opened<T> | undefined {
  const [body = '', written = ''] = text.split('.')
  const said = Buffer.from(body, 'base64url').toString()
  const seal = sealed(pepper, purpose, said)
  return sameBytes(seal, Buffer.from(written, 'base64url')) ? { ...(JSON.parse(said) as T), seal } : undefined
}

export async function useTicket(sql: Sql, { seal, expires }: Opened<Ticket>, now: Date): Promise<void> {
  await sql.deleteFrom('spent_ticket').where('dies_at', '<=', now).execute()
  const used = await sql
    .insertInto('spent_ticket')
    .values({ seal, dies_at: raw<Date>`to_timestamp(${expires})` })
    .onConflict((conflict) => conflict.doNothing())
    .returning('dies_at')
    .executeTakeFirst()
  if (!used) refuse('used-up')
}

export const giveBackTicket = (sql: Sql, seal: Buffer) =>
  sql.deleteFrom('spent_ticket').where('seal', '=', seal).execute()

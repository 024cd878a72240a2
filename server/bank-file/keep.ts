import type { Sql } from '../lib/database.ts'
import type { Scope } from '../lib/move-record.ts'
import type { BankEntry, BankStatement } from './statement.ts'

/** Gives only what is new: a movement may come in several files. Its words are kept apart, by `keepWords`. */
export async function keepStatement(
  { sql, now }: Scope,
  operator: number,
  { iban, number, opening, closing, entries }: BankStatement,
): Promise<BankEntry[]> {
  await sql
    .insertInto('bank_statement')
    .values({ iban, number, opening, closing, operator_id: operator, imported_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const fresh = new Set<string>()
  for (let at = 0; at < entries.length; at += AT_ONCE)
    for (const ref of await keepEntries(sql, iban, number, entries.slice(at, at + AT_ONCE))) fresh.add(ref)
  return entries.filter(({ ref }) => fresh.has(ref))
}

/** PostgreSQL takes at most 65,535 parameters in a statement. */
const AT_ONCE = 1_000

async function keepEntries(sql: Sql, iban: string, number: string, entries: readonly BankEntry[]): Promise<string[]> {
  const kept = await sql
    .insertInto('bank_entry')
    .values(
      entries.map(({ ref, cents, booked, isReversal }) => ({
        iban,
        ref,
        statement: number,
        cents,
        booked,
        is_reversal: isReversal,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('ref')
    .execute()
  return kept.map(({ ref }) => ref)
}

export async function keepWords(sql: Sql, iban: string, entries: readonly BankEntry[]): Promise<void> {
  for (let at = 0; at < entries.length; at += AT_ONCE)
    await sql
      .insertInto('bank_entry_words')
      .values(
        entries.slice(at, at + AT_ONCE).map(({ ref, endToEnd, text, party, partyIban }) => ({
          iban,
          ref,
          end_to_end: endToEnd,
          text,
          party,
          party_iban: partyIban,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

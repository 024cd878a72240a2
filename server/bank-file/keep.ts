import type { Here } from '../lib/move-record.ts'
import type { BankEntry, BankStatement } from './statement.ts'

/** Keeps a statement, and gives what of it was not known before: the same movement may come in several files. */
export async function keepStatement(
  { sql, now }: Here,
  operator: number,
  { iban, number, opening, closing, entries }: BankStatement,
): Promise<BankEntry[]> {
  await sql
    .insertInto('bank_statement')
    .values({ iban, number, opening, closing, operator_id: operator, imported_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  if (entries.length === 0) return []
  const kept = await sql
    .insertInto('bank_entry')
    .values(
      entries.map(({ ref, cents, booked, isReversal, endToEnd, text, party, partyIban }) => ({
        iban,
        ref,
        statement: number,
        cents,
        booked,
        is_reversal: isReversal,
        end_to_end: endToEnd,
        text,
        party,
        party_iban: partyIban,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('ref')
    .execute()
  const fresh = new Set(kept.map(({ ref }) => ref))
  return entries.filter(({ ref }) => fresh.has(ref))
}

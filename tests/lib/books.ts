import { auditBooks, told } from '#server/ledger/audit.ts'
import type { Database } from '#server/lib/database.ts'

/** Every law of the books, over everything this world ever posted; throws with the law and the rows that break it. */
export async function booksBalance({ sql }: { readonly sql: Database }): Promise<void> {
  const findings = await auditBooks(sql)
  if (findings.length > 0) throw new Error(`The books do not balance. ${told(findings)}`)
}

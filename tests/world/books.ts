import { sql as raw } from 'kysely'
import { auditBooks, describeFindings } from '#server/ledger/audit.ts'
import type { Database } from '#server/lib/database.ts'
import { asOwner, type House } from './world.ts'

interface Kept {
  readonly sql: Database
}

/** Worlds whose books are audited, and up to which posting they were. */
const audited = new Map<Kept, bigint>()

const lastOf = async ({ sql }: Kept): Promise<bigint> =>
  (await sql.selectFrom('posting').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst())?.id ?? 0n

/** From now on the books of this world are audited; at the latest when its file is over. */
export const keepsBooks = (world: Kept): void => void audited.set(world, 0n)

/** They are broken on purpose from now on: nobody audits them any more. */
export const breaks = (world: Kept): void => void audited.delete(world)

export async function auditPosted(): Promise<void> {
  for (const [world, upTo] of audited) {
    const last = await lastOf(world)
    audited.set(world, last)
    if (last > upTo) await booksBalance(world)
  }
}

/** Audits a world for the last time, also where only what it knows of its postings changed. */
export async function auditAtLast(world: Kept): Promise<void> {
  if (audited.delete(world) && (await lastOf(world)) > 0n) await booksBalance(world)
}

export async function booksBalance({ sql }: Kept): Promise<void> {
  const findings = await auditBooks(sql)
  if (findings.length > 0) throw new Error(`The books do not balance. ${describeFindings(findings)}`)
}

/** No money moves from now on. */
export const closeBooks = (world: House) =>
  asOwner(world, (sql) =>
    raw`insert into halt (reason, since) values ('checked', ${world.context.clock.now()})`.execute(sql),
  )
export const openBooks = (world: House) => asOwner(world, (sql) => raw`delete from halt`.execute(sql))

export async function whileClosed(world: House, act: () => Promise<unknown>): Promise<void> {
  await closeBooks(world)
  await act()
  await openBooks(world)
}

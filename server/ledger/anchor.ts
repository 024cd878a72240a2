import { sql as raw } from 'kysely'
import type { Context } from '../lib/context.ts'
import type { Database, Sql } from '../lib/database.ts'
import { type Anchor, anchorsIn, appendAnchor, UnreadableAnchors } from './anchor-file.ts'
import { growTree, type Tip } from './anchor-tree.ts'
import { atOneMoment } from './audit.ts'

/** At a moment when no other posting was under way. */
export async function cutBooks(sql: Sql): Promise<bigint> {
  const { rows } = await raw<{ last: bigint }>`select cut_books() as last`.execute(sql)
  return rows[0]?.last ?? 0n
}

export async function bookId(sql: Sql): Promise<string> {
  const { id } = await sql.selectFrom('book').select('id').executeTakeFirstOrThrow()
  return id
}

export async function takeAnchor(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  file: string,
): Promise<void> {
  const book = await bookId(database)
  const posting = await cutBooks(database)
  if (posting === 0n || anchorsIn(file, book).at(-1)?.posting === posting) return
  const root = await rootAt(database, posting)
  const at = clock.now()
  await database
    .insertInto('anchor')
    .values({ posting_id: posting, root, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  appendAnchor(file, { book, posting, root, at })
}

export async function anchorBroken(database: Database, file: string): Promise<string | undefined> {
  try {
    const anchor = anchorsIn(file, await bookId(database)).at(-1)
    return anchor && (await differenceFrom(database, anchor, file))
  } catch (error) {
    if (error instanceof UnreadableAnchors) return error.message
    throw error
  }
}

async function differenceFrom(database: Database, { posting, root, at }: Anchor, file: string) {
  const what = `The anchor of ${at.toISOString()} in ${file} was taken after posting ${posting}`
  const way =
    'Bring back the newest database, or move the file away if this one is meant, and let two operators resume.'
  const { last } = await database
    .selectFrom('posting')
    .select((is) => is.fn.max<bigint | null>('id').as('last'))
    .executeTakeFirstOrThrow()
  if ((last ?? 0n) < posting) return `${what}, but this database ends at posting ${last ?? 0n}. ${way}`
  if (!(await rootAt(database, posting)).equals(root))
    return `${what}, and the accounts of that moment are others now. ${way}`
  return undefined
}

async function rootAt(database: Database, posting: bigint): Promise<Buffer> {
  const tree = growTree()
  const tips = await atOneMoment(database, async (sql) => {
    const { rows } = await raw<Tip>`
      select account.id as account, tip.version, tip.hash as head
      from account cross join lateral (
        select version, hash from entry
        where account_id = account.id and version is not null and posting_id <= ${posting}
        order by version desc limit 1) as tip
      where amount is not null`.execute(sql)
    return rows
  })
  for (const tip of tips) tree.put(tip)
  return tree.root()
}

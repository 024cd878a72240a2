import { hash } from 'node:crypto'
import { sql as raw } from 'kysely'
import type { Database, Sql } from '../lib/database.ts'
import { bookId } from './anchor.ts'
import { type Anchor, anchorsIn, UnreadableAnchors } from './anchor-file.ts'
import { growTree } from './anchor-tree.ts'
import { atOneMoment } from './audit.ts'

interface Link {
  readonly posting: bigint
  readonly leg: number
  readonly account: bigint
  readonly version: bigint
  readonly amount: bigint
  readonly after: bigint
  readonly hash: Buffer
}

export interface Verified {
  readonly entries: number
  readonly anchors: number
  readonly problems: readonly string[]
}

const PAGE = 20_000

/** Trusts the database in nothing but what was posted. */
export async function verifyBooks(database: Database, file: string): Promise<Verified> {
  const outside = outsideAnchors(file, await bookId(database))
  return atOneMoment(database, async (sql) => {
    const chain = await verifyChains(sql)
    const inside = await sql.selectFrom('anchor').select(['posting_id as posting', 'root', 'at']).execute()
    const anchors = [...inside, ...outside.anchors].toSorted((a, b) => Number(a.posting - b.posting))
    return {
      entries: chain.entries,
      anchors: anchors.length,
      problems: [...outside.problems, ...chain.problems, ...(await verifyAnchors(sql, anchors))],
    }
  })
}

function outsideAnchors(file: string, book: string): { anchors: readonly Anchor[]; problems: readonly string[] } {
  try {
    return { anchors: anchorsIn(file, book), problems: [] }
  } catch (error) {
    if (error instanceof UnreadableAnchors) return { anchors: [], problems: [error.message] }
    throw error
  }
}

async function verifyChains(sql: Sql): Promise<{ entries: number; problems: string[] }> {
  const problems: string[] = []
  let last: Pick<Link, 'account' | 'version' | 'hash'> = { account: 0n, version: 0n, hash: Buffer.alloc(0) }
  let entries = 0
  for (;;) {
    const { rows } = await raw<Link>`
      select posting_id as posting, leg, account_id as account, version, amount, after, hash from entry
      where version is not null and (account_id, version) > (${last.account}, ${last.version})
      order by account_id, version limit ${PAGE}`.execute(sql)
    for (const link of rows) {
      const before = link.account === last.account ? last.hash : Buffer.alloc(0)
      if (!hashOf(before, link).equals(link.hash))
        problems.push(
          `Entry ${link.version} of account ${link.account} (posting ${link.posting}) does not carry its own hash.`,
        )
      last = link
    }
    entries += rows.length
    if (rows.length < PAGE) return { entries, problems }
  }
}

const hashOf = (before: Buffer, { posting, leg, account, version, amount, after }: Link) =>
  hash(
    'sha256',
    Buffer.concat([before, Buffer.from([posting, leg, account, version, amount, after].join('|'))]),
    'buffer',
  )

async function verifyAnchors(sql: Sql, anchors: readonly Pick<Anchor, 'posting' | 'root' | 'at'>[]): Promise<string[]> {
  const tree = growTree()
  const versions = new Map<bigint, bigint>()
  const problems: string[] = []
  let last = 0n
  for (const { posting, root, at } of anchors) {
    const { rows } = await raw<Link>`
      select distinct on (account_id) account_id as account, version, hash from entry
      where version is not null and posting_id > ${last} and posting_id <= ${posting}
      order by account_id, version desc`.execute(sql)
    for (const { account, version, hash: head } of rows) {
      if (version <= (versions.get(account) ?? 0n)) continue
      versions.set(account, version)
      tree.put({ account, version, head })
    }
    last = posting
    if (!tree.root().equals(root))
      problems.push(`The accounts are not what the anchor of ${at.toISOString()} (posting ${posting}) says.`)
  }
  return problems
}

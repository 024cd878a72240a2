import { createHash } from 'node:crypto'
import { sql as raw } from 'kysely'
import type { Network } from '#contract/payout-address.ts'
import type { Block, Chain } from '../lib/chain.ts'
import type { Chance } from '../lib/chance.ts'
import { type Database, inTransaction, type Sql } from '../lib/database.ts'

interface Line {
  readonly height: bigint
  readonly hash: string
  readonly parent: string
}

export const NEVER = 'never'
const GENESIS: Line = { height: 0n, hash: 'genesis', parent: '' }

export function sandboxChain(database: Database, network: Network): Chain {
  return {
    network,
    isSandbox: true,
    height: async () => (await headOf(database, network)).height,
    async blockAt(height) {
      let line = await headOf(database, network)
      while (line.height > height) line = await lineOf(database, network, line.parent)
      return line.height === height ? blockOf(database, network, line) : undefined
    },
  }
}

async function headOf(sql: Sql, network: Network): Promise<Line> {
  const head = await sql.selectFrom('sandbox_head').select('hash').where('network', '=', network).executeTakeFirst()
  return head ? lineOf(sql, network, head.hash) : GENESIS
}

async function lineOf(sql: Sql, network: Network, hash: string): Promise<Line> {
  const found = await sql
    .selectFrom('sandbox_block')
    .select(['height', 'hash', 'parent'])
    .where('network', '=', network)
    .where('hash', '=', hash)
    .executeTakeFirst()
  return found ?? GENESIS
}

async function blockOf(sql: Sql, network: Network, line: Line): Promise<Block> {
  const transfers = await sql
    .selectFrom('sandbox_transfer')
    .select(['tx', 'recipient', 'amount'])
    .where('network', '=', network)
    .where('block_hash', '=', line.hash)
    .orderBy('tx')
    .execute()
  return { ...line, transfers: transfers.map(({ tx, recipient: to, amount }) => ({ tx, place: 0, to, amount })) }
}

export interface Sending {
  readonly network: Network
  readonly to: string
  readonly amount: bigint
}

export async function sendInSandbox(
  sql: Sql,
  chance: Chance,
  { network, to, amount }: Sending,
  now: Date,
): Promise<string> {
  const tx = chance.bytes(32).toString('hex')
  await sql
    .insertInto('sandbox_transfer')
    .values({ network, tx, recipient: to, amount, block_hash: null, sent_at: now })
    .execute()
  return tx
}

const LOCKS: Readonly<Record<Network, number>> = { TRC20: 7_122, ERC20: 7_123 }

const inTurn = (sql: Sql, network: Network) => raw`select pg_advisory_xact_lock(${LOCKS[network]})`.execute(sql)

export const mineInSandbox = (database: Database, network: Network, now: Date): Promise<Line> =>
  inTransaction(database, async (sql) => {
    await inTurn(sql, network)
    return mineOn(sql, network, await headOf(sql, network), now)
  })

async function mineOn(sql: Sql, network: Network, under: Line, now: Date): Promise<Line> {
  const [parent, height] = [under.hash, under.height + 1n]
  const { siblings } = await sql
    .selectFrom('sandbox_block')
    .select(({ fn }) => fn.countAll<bigint>().as('siblings'))
    .where('network', '=', network)
    .where('parent', '=', parent)
    .executeTakeFirstOrThrow()
  const hash = createHash('sha256').update(`${network} ${parent} ${height} ${siblings}`).digest('hex')
  await sql.insertInto('sandbox_block').values({ network, height, hash, parent, mined_at: now }).execute()
  await sql
    .updateTable('sandbox_transfer')
    .set({ block_hash: hash })
    .where('network', '=', network)
    .where('block_hash', 'is', null)
    .execute()
  await sql
    .insertInto('sandbox_head')
    .values({ network, hash })
    .onConflict((conflict) => conflict.column('network').doUpdateSet({ hash }))
    .execute()
  return { height, hash, parent }
}

interface Thought {
  readonly network: Network
  readonly depth: number
  readonly keeps: boolean
}

/** A reorganisation: the newest blocks are replaced by as many others and one more. */
export async function thinkAgain(database: Database, thought: Thought, now: Date): Promise<void> {
  await inTransaction(database, async (sql) => {
    await inTurn(sql, thought.network)
    await replace(sql, thought, now)
  })
}

async function replace(sql: Sql, { network, depth, keeps }: Thought, now: Date): Promise<void> {
  let under = await headOf(sql, network)
  for (let back = 0; back < depth; back += 1) {
    const gone = sql.updateTable('sandbox_transfer').where('network', '=', network).where('block_hash', '=', under.hash)
    await gone.set({ block_hash: keeps ? null : NEVER }).execute()
    under = await lineOf(sql, network, under.parent)
  }
  for (let forth = 0; forth <= depth; forth += 1) under = await mineOn(sql, network, under, now)
}

export const sentInSandbox = (sql: Sql, network: Network, to: string) =>
  sql
    .selectFrom('sandbox_transfer as sent')
    .leftJoin('sandbox_block as block', (join) =>
      join.onRef('block.network', '=', 'sent.network').onRef('block.hash', '=', 'sent.block_hash'),
    )
    .leftJoin('deposit', (join) =>
      join.onRef('deposit.network', '=', 'sent.network').onRef('deposit.tx', '=', 'sent.tx'),
    )
    .select(['sent.tx', 'sent.amount', 'sent.block_hash', 'block.height', 'deposit.state'])
    .where('sent.network', '=', network)
    .where('sent.recipient', '=', to)
    .orderBy('sent.sent_at', 'desc')
    .orderBy('sent.tx')
    .limit(10)
    .execute()

/** A reorganisation that loses the last transfer to an address; what was credited stays. */
export async function dropInSandbox(database: Database, network: Network, to: string, now: Date): Promise<void> {
  await inTransaction(database, async (sql) => {
    await inTurn(sql, network)
    const sent = await sentInSandbox(sql, network, to)
    const last = sent.find(({ block_hash, state }) => block_hash !== NEVER && state !== 'credited')
    if (!last) return
    const gone = sql.updateTable('sandbox_transfer').set({ block_hash: NEVER }).where('network', '=', network)
    await gone.where('tx', '=', last.tx).execute()
    if (last.height === null) return
    const { height } = await headOf(sql, network)
    await replace(sql, { network, depth: Number(height - last.height) + 1, keeps: true }, now)
  })
}

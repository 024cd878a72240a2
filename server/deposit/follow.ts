import { sql as raw } from 'kysely'
import type { Network } from '#contract/payout-address.ts'
import type { Block, Chain, Transfer } from '../lib/chain.ts'
import type { Context } from '../lib/context.ts'
import { inTransaction, type Sql } from '../lib/database.ts'
import type { Scope } from '../lib/move-record.ts'

type House = Pick<Context, 'database' | 'clock' | 'log'>

export interface DepositListeners {
  arrived(scope: Scope, network: Network, block: Block, transfer: Transfer): Promise<void>
  left(scope: Scope, network: Network, hash: string): Promise<void>
  grown(scope: Scope, network: Network, height: bigint): Promise<void>
}

/** `KEPT`: how far back it can find where a network parted. */
const AT_ONCE = 100
const KEPT = 1_000n

/** Any number of processes may do so at once. */
export async function follow(house: House, chain: Chain, listeners: DepositListeners): Promise<number> {
  const top = await chain.height()
  let steps = 0
  while (steps < AT_ONCE && (await step(house, chain, listeners, top))) steps += 1
  return steps
}

async function step(
  { database, clock }: House,
  chain: Chain,
  listeners: DepositListeners,
  top: bigint,
): Promise<boolean> {
  const { network } = chain
  const known = await newest(database, network)
  const next = known ? known.height + 1n : top
  if (next > top) return false
  const block = await chain.blockAt(next)
  if (!block) return false
  return inTransaction(database, async (sql) => {
    const scope = { sql, now: clock.now() }
    await inTurn(sql, network)
    const newer = await newest(sql, network)
    // Another process was faster: look again.
    if (newer?.hash !== known?.hash) return true
    if (known && block.parent !== known.hash) {
      await sql.deleteFrom('chain_block').where('network', '=', network).where('height', '=', known.height).execute()
      await listeners.left(scope, network, known.hash)
      return true
    }
    await sql
      .insertInto('chain_block')
      .values({ network, height: block.height, hash: block.hash, parent: block.parent, followed_at: scope.now })
      .execute()
    await sql
      .deleteFrom('chain_block')
      .where('network', '=', network)
      .where('height', '<', block.height - KEPT)
      .execute()
    for (const transfer of block.transfers) await listeners.arrived(scope, network, block, transfer)
    await listeners.grown(scope, network, block.height)
    return true
  })
}

const newest = (sql: Sql, network: Network) =>
  sql
    .selectFrom('chain_block')
    .select(['height', 'hash'])
    .where('network', '=', network)
    .orderBy('height', 'desc')
    .executeTakeFirst()

const LOCKS: Readonly<Record<Network, number>> = { TRC20: 7_120, ERC20: 7_121 }

const inTurn = (sql: Sql, network: Network) => raw`select pg_advisory_xact_lock(${LOCKS[network]})`.execute(sql)

import { sql as raw } from 'kysely'
import type { Depth } from '#contract/recharge.ts'
import type { Sql } from '../lib/database.ts'
import { cashTermsAt } from '../market/cash-terms.ts'
import type { RechargeRow } from './rows.ts'

export async function depthsOf(
  sql: Sql,
  recharges: readonly Pick<RechargeRow, 'id' | 'online' | 'state'>[],
  now: Date,
): Promise<ReadonlyMap<number, Depth>> {
  const ids = recharges.filter(({ online, state }) => online && state === 'awaiting_proof').map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const terms = await cashTermsAt(sql, now)
  const { rows } = await raw<{ recharge_id: number; network: string; blocks: number }>`
    select recharge_id, network,
      ((select max(height) from chain_block where chain_block.network = deposit.network) - height + 1)::integer as blocks
    from deposit where recharge_id = any(${ids}) and state = 'seen'`.execute(sql)
  return new Map(
    rows.map(({ recharge_id, network, blocks }) => {
      const needed = network === 'TRC20' ? terms.tron_confirmations : terms.eth_confirmations
      return [recharge_id, { confirmations: Math.min(blocks, needed), needed }]
    }),
  )
}

import { sql as raw } from 'kysely'
import type { Network } from '#contract/payout-address.ts'
import type { Chance } from '../lib/chance.ts'
import type { Scope } from '../lib/move-record.ts'
import { cashTermsAt } from '../market/cash-terms.ts'
import { rechargeTerms, type RechargeRow } from './rows.ts'
import { freeNumber, freeReference } from './start.ts'

interface Arrived {
  readonly member_id: number
  readonly network: Network
  readonly amount: bigint
}

/** Begun by an arrival on a chain. It never expires. */
export async function beginDeposit(
  { sql, now }: Scope,
  chance: Chance,
  { member_id, network, amount }: Arrived,
): Promise<RechargeRow> {
  const channel = await sql
    .selectFrom('recharge_channel')
    .select('id')
    .where('type', '=', 'chain')
    .where('network', '=', network)
    .where('by_proof', '=', false)
    .executeTakeFirstOrThrow()
  const row = await sql
    .insertInto('recharge')
    .values({
      order_no: await freeNumber(sql, chance),
      reference: await freeReference(sql, chance),
      member_id,
      channel_id: channel.id,
      state: 'awaiting_proof',
      account: 'usdt',
      currency: 'USDT',
      amount,
      fee: 0n,
      net: amount,
      terms: JSON.stringify(rechargeTerms(await cashTermsAt(sql, now))),
      online: true,
      created_at: now,
      since: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await sql
    .insertInto('recharge_event')
    .values({ recharge_id: row.id, version: 0, event: 'made', state: row.state, actor: 'system', at: now })
    .execute()
  const body = JSON.stringify({ order_no: row.order_no, version: 0, event: 'made' })
  await raw`insert into event (member_id, topic, body, at) values (${member_id}, 'recharge', ${body}::jsonb, ${now})`.execute(
    sql,
  )
  return row
}

import { sql as raw } from 'kysely'
import type { Network } from '#contract/payout-address.ts'
import type { Chance } from '../lib/chance.ts'
import type { Transfer } from '../lib/chain.ts'
import type { Sql } from '../lib/database.ts'
import type { Scope } from '../lib/move-record.ts'
import { cashTermsAt } from '../market/cash-terms.ts'
import { beginDeposit } from '../recharge/deposit.ts'
import { lockRecharge } from '../recharge/queries.ts'
import { moveRecharge } from '../recharge/move.ts'
import type { DepositListeners } from './follow.ts'

type Type = 'credit' | 'vanish' | 'appear'

/** Credited only once deep enough, and never when the network forgot it before. */
export const deposits = (chance: Chance): DepositListeners => ({
  async arrived(scope, network, { height, hash }, transfer) {
    const address = await addressAt(scope.sql, network, transfer.to)
    if (!address) return
    const { sql } = scope
    const known = await knownOf(sql, network, transfer)
    const block = { height, block_hash: hash }
    if (!known) {
      const row = await beginDeposit(scope, chance, { ...address, network, amount: transfer.amount })
      await sql
        .insertInto('deposit')
        .values({
          network,
          tx: transfer.tx,
          place: transfer.place,
          address_id: address.id,
          recharge_id: row.id,
          amount: transfer.amount,
          state: 'seen',
          ...block,
          seen_at: scope.now,
        })
        .execute()
      return
    }
    const isBack = known.state === 'vanished'
    await sql
      .updateTable('deposit')
      .set({ ...block, ...(isBack && { state: 'seen' }) })
      .where('id', '=', known.id)
      .execute()
    if (isBack) await move(scope, known.order_no, 'appear')
  },

  async left(scope, network, hash) {
    const gone = await scope.sql
      .selectFrom('deposit')
      .innerJoin('recharge', 'recharge.id', 'recharge_id')
      .select(['deposit.id', 'order_no'])
      .where('network', '=', network)
      .where('block_hash', '=', hash)
      .where('deposit.state', '=', 'seen')
      .orderBy('deposit.id')
      .execute()
    for (const { id, order_no } of gone) {
      await scope.sql.updateTable('deposit').set({ state: 'vanished' }).where('id', '=', id).execute()
      await move(scope, order_no, 'vanish')
    }
  },

  async grown(scope, network, height) {
    const terms = await cashTermsAt(scope.sql, scope.now)
    const needed = network === 'TRC20' ? terms.tron_confirmations : terms.eth_confirmations
    const deep = await scope.sql
      .selectFrom('deposit')
      .innerJoin('recharge', 'recharge.id', 'recharge_id')
      .select(['deposit.id', 'order_no', 'tx', 'place', 'deposit.height'])
      .where('network', '=', network)
      .where('deposit.state', '=', 'seen')
      .where('height', '<=', height - BigInt(needed) + 1n)
      .orderBy('deposit.id')
      .execute()
    for (const { id, order_no, tx, place, ...lies } of deep) {
      const depth = Number(height - lies.height) + 1
      await scope.sql.updateTable('deposit').set({ state: 'credited', depth }).where('id', '=', id).execute()
      await move(scope, order_no, 'credit', `${network}:${tx}:${place}`)
    }
    await notifyDepth(scope, network, height)
  },
})

async function notifyDepth({ sql, now }: Scope, network: Network, height: bigint): Promise<void> {
  await raw`
    insert into event (member_id, topic, body, at)
    select member_id, 'recharge', jsonb_build_object('order_no', order_no, 'version', version, 'event', 'deeper'), ${now}
    from deposit join recharge on recharge.id = recharge_id
    where network = ${network} and deposit.state = 'seen' and height < ${height}`.execute(sql)
}

async function move(scope: Scope, orderNo: string, type: Type, outsideRef?: string): Promise<void> {
  const row = await lockRecharge(scope.sql, orderNo)
  if (!row) throw new Error(`deposit ${orderNo} is of no recharge`)
  await moveRecharge(scope, row, { type, by: 'system' }, outsideRef === undefined ? {} : { outsideRef })
}

const addressAt = (sql: Sql, network: Network, address: string) =>
  sql
    .selectFrom('deposit_address')
    .select(['id', 'member_id'])
    .where('network', '=', network)
    .where(raw<boolean>`lower(address) = lower(${address}) and (network = 'ERC20' or address = ${address})`)
    .executeTakeFirst()

const knownOf = (sql: Sql, network: Network, { tx, place }: Transfer) =>
  sql
    .selectFrom('deposit')
    .innerJoin('recharge', 'recharge.id', 'recharge_id')
    .select(['deposit.id', 'deposit.state', 'order_no'])
    .where('network', '=', network)
    .where('tx', '=', tx)
    .where('place', '=', place)
    .executeTakeFirst()

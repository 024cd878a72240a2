import { sql as raw } from 'kysely'
import type { Network } from '#contract/payout-address.ts'
import type { Chance } from '../lib/chance.ts'
import type { Transfer } from '../lib/chain.ts'
import type { Sql } from '../lib/database.ts'
import type { Here } from '../lib/move-record.ts'
import { cashTermsAt } from '../market/cash-terms.ts'
import { beginDeposit } from '../recharge/deposit.ts'
import { lockRecharge } from '../recharge/queries.ts'
import { moveRecharge } from '../recharge/move.ts'
import type { Heeds } from './follow.ts'

type Type = 'credit' | 'vanish' | 'appear'

/** What networks bring: seen once, credited once it is deep enough, and never when its network forgot it before. */
export const deposits = (chance: Chance): Heeds => ({
  async arrived(here, network, { height, hash }, transfer) {
    const address = await addressAt(here.sql, network, transfer.to)
    if (!address) return
    const { sql } = here
    const known = await knownOf(sql, network, transfer)
    const block = { height, block_hash: hash }
    if (!known) {
      const row = await beginDeposit(here, chance, { ...address, network, amount: transfer.amount })
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
          seen_at: here.now,
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
    if (isBack) await move(here, known.order_no, 'appear')
  },

  async left(here, network, hash) {
    const gone = await here.sql
      .selectFrom('deposit')
      .innerJoin('recharge', 'recharge.id', 'recharge_id')
      .select(['deposit.id', 'order_no'])
      .where('network', '=', network)
      .where('block_hash', '=', hash)
      .where('deposit.state', '=', 'seen')
      .orderBy('deposit.id')
      .execute()
    for (const { id, order_no } of gone) {
      await here.sql.updateTable('deposit').set({ state: 'vanished' }).where('id', '=', id).execute()
      await move(here, order_no, 'vanish')
    }
  },

  async grown(here, network, height) {
    const terms = await cashTermsAt(here.sql, here.now)
    const needed = network === 'TRC20' ? terms.tron_confirmations : terms.eth_confirmations
    const deep = await here.sql
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
      await here.sql.updateTable('deposit').set({ state: 'credited', depth }).where('id', '=', id).execute()
      await move(here, order_no, 'credit', `${network}:${tx}:${place}`)
    }
    await notifyDepth(here, network, height)
  },
})

/** Whoever waits for confirmations counts them with us. */
async function notifyDepth({ sql, now }: Here, network: Network, height: bigint): Promise<void> {
  await raw`
    insert into event (member_id, topic, body, at)
    select member_id, 'recharge', jsonb_build_object('order_no', order_no, 'version', version, 'event', 'deeper'), ${now}
    from deposit join recharge on recharge.id = recharge_id
    where network = ${network} and deposit.state = 'seen' and height < ${height}`.execute(sql)
}

async function move(here: Here, orderNo: string, type: Type, outsideRef?: string): Promise<void> {
  const row = await lockRecharge(here.sql, orderNo)
  if (!row) throw new Error(`deposit ${orderNo} is of no recharge`)
  await moveRecharge(here, row, { type, by: 'system' }, outsideRef === undefined ? {} : { outsideRef })
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

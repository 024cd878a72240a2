import { sql as raw } from 'kysely'
import type { Sql } from '#server/lib/database.ts'
import type { RechargeRow } from '#server/recharge/rows.ts'
import type { WithdrawalRow } from '#server/withdrawal/rows.ts'

export const networkRef = (order_no: string) => `TRC20:${order_no}:0`

export async function keepDeposit(sql: Sql, { id, order_no, member_id, channel_id, amount }: RechargeRow, now: Date) {
  await raw`
    insert into deposit_address (member_id, network, number, address, created_at)
    select ${member_id}, 'TRC20', ${id}, 'T' || ${id}::integer, ${now}
    from recharge_channel where id = ${channel_id} and type = 'chain'
    on conflict do nothing`.execute(sql)
  await raw`
    insert into deposit (network, tx, place, address_id, recharge_id, amount, state, height, block_hash, seen_at, depth)
    select 'TRC20', ${order_no}, 0, address.id, ${id}, ${amount}, 'credited', 1000000000, 'block', ${now}, 20
    from deposit_address address where member_id = ${member_id} and network = 'TRC20'`.execute(sql)
}

export async function keepBooked(sql: Sql, { outside_ref, net }: WithdrawalRow, now: Date): Promise<void> {
  await raw`set local role none`.execute(sql)
  await raw`
    insert into bank_statement (iban, number, opening, closing, operator_id, imported_at)
    select 'NL91ABNA0417164300', ${outside_ref}, ${net}, 0, min(id), ${now} from operator`.execute(sql)
  await raw`
    insert into bank_entry (iban, ref, statement, cents, booked, is_reversal)
    values ('NL91ABNA0417164300', ${outside_ref}, ${outside_ref}, ${-net}, ${now}, false)`.execute(sql)
  await raw`set local role quay_app`.execute(sql)
}

import { sql as raw } from 'kysely'
import { among } from './audit-cash.ts'
import type { Check } from './audit-check.ts'

export const ARRIVALS: readonly Check[] = [
  {
    law: 'L19',
    says: 'a deposit is credited when its recharge is, waits while that waits, and is not credited when it vanished',
    rows: (since) => raw`
      select deposit.network, tx, place, deposit.state, order_no, recharge.state as recharge
      from deposit join recharge on recharge.id = recharge_id
      where not case deposit.state when 'credited' then recharge.state in ('credited', 'reversed')
          when 'vanished' then recharge.state = 'cancelled' else recharge.state = 'awaiting_proof' end
        ${among('order_no', since)}`,
  },
  {
    law: 'L19',
    says: 'a deposit is credited to the member of its address, in the amount and under the name that its network says',
    rows: (since) => raw`
      select deposit.network, tx, deposit.place, order_no, recharge.amount, outside_ref
      from deposit join recharge on recharge.id = recharge_id join recharge_channel on recharge_channel.id = channel_id
        join deposit_address address on address.id = address_id
      where (recharge.member_id, recharge.amount, type, recharge_channel.network, deposit.network, outside_ref)
          is distinct from (
          address.member_id, deposit.amount, 'chain', deposit.network, address.network,
          case deposit.state when 'credited' then deposit.network || ':' || tx || ':' || deposit.place end)
        ${among('order_no', since)}`,
  },
  {
    law: 'L19',
    says: 'a deposit lay as deep as it had to when it was credited, and its block is still part of its network',
    rows: (since) => raw`
      select deposit.network, tx, place, order_no, depth, block_hash, chain_block.hash as "the block is"
      from deposit join recharge on recharge.id = recharge_id
        left join chain_block on (chain_block.network, chain_block.height) = (deposit.network, deposit.height)
      where (recharge.state = 'credited' and hash <> block_hash
          or coalesce(depth, 0) < (
            select case deposit.network when 'TRC20' then tron_confirmations else eth_confirmations end
            from cash_terms where since <= reviewed_at order by since desc limit 1)) ${among('order_no', since)}`,
  },
  {
    law: 'L19',
    says: 'what is credited on a network came as a deposit',
    rows: (since) => raw`
      select order_no, state, amount, outside_ref
      from recharge join recharge_channel on recharge_channel.id = channel_id
      where online and type = 'chain' and state in ('credited', 'reversed')
        and not exists (select from deposit where recharge_id = recharge.id) ${among('order_no', since)}`,
  },
  {
    law: 'L20',
    says: 'what a bank’s statement paid stands there, whole',
    rows: (since) => raw`
      select order_no, net, outside_ref
      from withdrawal join withdrawal_event paid on paid.withdrawal_id = withdrawal.id
      where (method, event, actor) = ('bank', 'pay', 'system')
        and not exists (select from bank_entry where (ref, cents) = (outside_ref, -net)) ${among('order_no', since)}`,
  },
]

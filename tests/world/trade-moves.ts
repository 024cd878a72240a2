import type { Split } from '#contract/order.ts'
import { decimalOf } from '#contract/money.ts'
import type { OrderMove } from '#machines/trade/order.rules.ts'
import { inTransaction, type Sql } from '#server/lib/database.ts'
import type { MoveDetails } from '#server/trade/types.ts'
import { escrowOf } from '#server/trade/escrow.ts'
import { moveOrder } from '#server/trade/move.ts'
import { lockOrder } from '#server/trade/queries.ts'
import { railOf, type OrderRow } from '#server/trade/rows.ts'
import type { Person, World } from './world.ts'

const OFFERED = '1.30000000'
export const STATEMENT =
  'The bank says that nothing has arrived on the account that was named, and the day is over by now.'.padEnd(100, '.')

const NOTHING = { coin: '0.00000000', eur: '0.00' }

/** All coins to one side; the euros go back to whoever set them aside, or to the member who sold. */
async function splitFor(sql: Sql, row: OrderRow, to: 'member' | 'merchant'): Promise<Split> {
  const { coin, eur } = await escrowOf(sql, row)
  const [coins, euros] = [decimalOf(coin, 'COIN'), decimalOf(eur, 'EUR')]
  const sold = to === 'merchant' && railOf(row) === 'wallet'
  return {
    coin_to_member: to === 'member' ? coins : NOTHING.coin,
    coin_to_merchant: to === 'merchant' ? coins : NOTHING.coin,
    coin_to_fees: NOTHING.coin,
    eur_to_member: sold ? euros : NOTHING.eur,
    eur_to_merchant: sold ? NOTHING.eur : euros,
    eur_to_fees: NOTHING.eur,
  }
}

async function moveDetailsOf(sql: Sql, row: OrderRow, move: OrderMove, merchant: number): Promise<MoveDetails> {
  switch (move.type) {
    case 'offer':
      return { merchant: { id: merchant, price: OFFERED } }
    case 'pay':
      return railOf(row) === 'bank'
        ? { change: { payment: JSON.stringify({ reference: 'R1', payer_name: 'Otto Kade', proof: [], time: 0 }) } }
        : {}
    case 'dispute':
      return { reason: 'not_received', text: STATEMENT }
    case 'evidence':
      return { text: STATEMENT }
    case 'rule':
      return { split: await splitFor(sql, row, move.settles ? 'merchant' : 'member') }
    case 'rate':
      return { change: move.by === 'member' ? { member_rated: 5 } : { merchant_rated: 4 } }
    default:
      return {}
  }
}

export async function moveIn(sql: Sql, orderNo: string, move: OrderMove, now: Date, merchant: Pick<Person, 'id'>) {
  const row = (await lockOrder(sql, orderNo)) as OrderRow
  return moveOrder({ sql, now }, row, move, await moveDetailsOf(sql, row, move, merchant.id))
}

export const moveNow = (
  { sql, context }: Pick<World, 'sql' | 'context'>,
  { order_no }: { order_no: string },
  move: OrderMove,
  merchant: Pick<Person, 'id'> = { id: 0 },
): Promise<OrderRow> => inTransaction(sql, (inside) => moveIn(inside, order_no, move, context.clock.now(), merchant))

export const rowOf = ({ sql }: Pick<World, 'sql'>, orderNo: string): Promise<OrderRow> =>
  sql.selectFrom('trade_order').selectAll().where('order_no', '=', orderNo).executeTakeFirstOrThrow()

import { keepPicture } from '../attachment/keep.ts'
import type { Context } from '../lib/context.ts'
import { later } from '../lib/clock.ts'
import type { Sql } from '../lib/database.ts'
import { abandonOrder, payOrder } from '../trade/merchant-side.ts'
import { callAs } from './demo-call.ts'
import { demoProof } from './demo-proof.ts'
import { DEMO_PIN } from './people.ts'
import { play } from './play.ts'

/** Seconds. */
const TAKES = 6
const AT_ONCE = 20

interface Waiting {
  readonly order_no: string
  readonly version: number
  readonly merchant_id: number
  readonly rail: string
  readonly member_asked: boolean
}

const waiting = (sql: Sql, now: Date): Promise<Waiting[]> =>
  sql
    .selectFrom('trade_order')
    .innerJoin('merchant', 'merchant.member_id', 'merchant_id')
    .innerJoin('member', 'member.id', 'merchant_id')
    .select(['order_no', 'trade_order.version', 'merchant.member_id as merchant_id', 'rail', 'member_asked'])
    .where('trade_order.state', 'in', ['awaiting_payment.due', 'awaiting_payment.late'])
    .where('trade_order.since', '<=', later(now, -TAKES))
    .where('frozen_at', 'is', null)
    .where('auto_accept', '=', true)
    .where('demo', '=', true)
    .orderBy('trade_order.since')
    .limit(AT_ONCE)
    .execute()

async function serve(context: Context, { order_no, version, merchant_id, rail, member_asked }: Waiting): Promise<void> {
  const { call, does } = callAs(context, merchant_id)
  const said = { order_no, version, idem: `demo-${order_no}-${version}` }
  if (member_asked) return void (await does((inside) => abandonOrder(inside, { ...said, reason: 'peer_asked' })))
  const bank = rail === 'bank' && {
    images: [(await keepPicture(call, await demoProof(order_no))).url],
    reference: `DEMO ${order_no}`,
    payer_name: 'Nobody, this is a demo',
  }
  const payment = { images: [], reference: '', payer_name: '', payword: DEMO_PIN, second: '', ...bank }
  await does(await payOrder(call, { ...said, ...payment }))
}

export async function serveDemoOrders(context: Context): Promise<number> {
  const orders = await waiting(context.database, context.clock.now())
  for (const order of orders)
    await serve(context, order).catch((error: unknown) =>
      context.log.warn({ err: error, order: order.order_no }, 'a merchant of the demo could not act'),
    )
  return orders.length
}

/** By the calls that everybody makes. */
export const playDemoMerchants = (context: Context) =>
  play(context, () => serveDemoOrders(context), 'merchants of the demo could not be played')

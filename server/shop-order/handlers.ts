import { REFUNDS_ASKED } from '#contract/limits.ts'
import { type ShopOrderInfo, shopOrder } from '#contract/shop-order.ts'
import type { ShopOrderMove } from '#machines/shop-order/shop-order.rules.ts'
import { type Call, memberOf, MovedOn } from '../lib/call.ts'
import { spend } from '../lib/allow.ts'
import { inTransaction } from '../lib/database.ts'
import { implement } from '../lib/implement.ts'
import { keyed } from '../lib/keyed.ts'
import { paged } from '../lib/paged.ts'
import { refuse } from '../lib/refuse.ts'
import { buyAgain } from './again.ts'
import { confirmOf } from './confirm.ts'
import { createOrder } from './create.ts'
import { lapseShopOrder, lockedShopOrder, lockShopOrder, moveShopOrder } from './move.ts'
import { mayDo, presentShopOrderInfo, presentShopOrders } from './present.ts'
import { shopOrderOf, shopOrdersOf } from './queries.ts'
import { askedBack, sealedFor } from './refund.ts'
import type { MoveDetails } from './effects.ts'
import type { ShopOrderRow } from './rows.ts'

async function read(call: Call, orderNo: string): Promise<ShopOrderInfo> {
  const { sql, now, context } = call
  const { id } = memberOf(call)
  const found = async () => (await shopOrderOf(sql, id, orderNo)) ?? refuse('missing')
  const row = await found()
  if (row.wake_at === null || row.wake_at > now) return presentShopOrderInfo(call, row)
  await inTransaction(context.database, (within) => lockedShopOrder({ sql: within, now }, orderNo)).catch(
    (error: unknown) => context.log.warn({ err: error, order: orderNo }, 'an order that is due could not be moved'),
  )
  return presentShopOrderInfo(call, await found())
}

interface Said {
  readonly order_no: string
  readonly version: number
}

/** The member's own, as they saw it. */
async function lockedAsSeen(call: Call, { order_no, version }: Said): Promise<ShopOrderRow> {
  const { sql, now } = call
  const found = await lockShopOrder(sql, order_no)
  if (found?.member_id !== memberOf(call).id) return refuse('missing')
  const row = await lapseShopOrder({ sql, now }, found)
  if (row.version !== version) throw new MovedOn((after) => read(after, order_no))
  return row
}

type Detailed = (row: ShopOrderRow) => Promise<Partial<MoveDetails>>

async function act(
  call: Call,
  said: Said,
  type: ShopOrderMove['type'],
  detailed: Detailed = async () => ({}),
): Promise<ShopOrderInfo> {
  const { sql, now } = call
  const row = await lockedAsSeen(call, said)
  await moveShopOrder({ sql, now }, row, { type, by: 'member' }, await detailed(row))
  return presentShopOrderInfo(call, (await shopOrderOf(sql, row.member_id, said.order_no)) ?? refuse('missing'))
}

export const shopOrderHandlers = implement('shopOrder', shopOrder, {
  confirm: confirmOf,
  create: { confirm: createOrder },

  async list(call, asked) {
    const { rows, counts } = await shopOrdersOf(call.sql, memberOf(call).id, asked)
    return { ...paged(asked, counts[asked.tab], await presentShopOrders(call, rows)), counts }
  },

  info: (call, { order_no }) => read(call, order_no),

  cancel: (call, asked) =>
    keyed(call, shopOrder.cancel.path, asked, () => act(call, asked, 'cancel', async () => ({ reason: asked.reason }))),

  receive: (call, asked) => keyed(call, shopOrder.receive.path, asked, () => act(call, asked, 'receive')),

  async del(call, asked) {
    const row = await lockedAsSeen(call, asked)
    if (!mayDo('del', { ...row, store_texts: null, open_refund: null }, 0, [])) refuse('not-now')
    await call.sql.updateTable('shop_order').set({ hidden: true }).where('id', '=', row.id).execute()
    return {}
  },

  async refund(call, asked) {
    await spend(call.context.database, `refund:${memberOf(call).id}`, REFUNDS_ASKED, call.now)
    return keyed(call, shopOrder.refund.path, asked, () =>
      act(call, asked, 'refund', (row) => askedBack(call, row, asked)),
    )
  },

  refundCancel: (call, asked) => keyed(call, shopOrder.refundCancel.path, asked, () => act(call, asked, 'resume')),

  refundAppeal: (call, asked) =>
    keyed(call, shopOrder.refundAppeal.path, asked, () =>
      act(call, asked, 'appeal', async (row) => ({
        text: await sealedFor(call.context, call.sql, row, asked.explain),
      })),
    ),

  async again(call, asked) {
    const bought = await keyed(call, shopOrder.again.path, asked, () => buyAgain(call, asked.order_no))
    call.addFacts({ some: bought.added > 0 ? 'yes' : 'no' })
    return bought
  },
})

import type { ShopOrderMove } from '#machines/shop-order/shop-order.rules.ts'
import type { Phone } from '#tests/walk/phone.ts'
import { HAMBURG, keepsAddresses } from '#tests/world/addresses.ts'
import { forgetsNews } from '#tests/world/events.ts'
import { openGoods } from '#tests/world/goods.ts'
import { gains } from '#tests/world/money.ts'
import { MIRA } from '#tests/world/people.ts'
import { buying, delivers, moveShop, orderOf, sends } from '#tests/world/shop-orders.ts'

type Held = Pick<Phone, 'world'>
type Step = 'ship' | ShopOrderMove

const PAID: ShopOrderMove = { type: 'pay', by: 'member' }
export const CANCELLED: ShopOrderMove = { type: 'cancel', by: 'member' }
export const RECEIVED: readonly Step[] = [PAID, 'ship', { type: 'receive', by: 'member' }]

export const REFUNDING: readonly Step[] = [...RECEIVED, { type: 'refund', by: 'member' }]
export const REFUSED: readonly Step[] = [...REFUNDING, { type: 'refuse', by: 'operator' }]

const ADDRESS = 80_000

async function orders({ world }: Held, goods: Awaited<ReturnType<typeof openGoods>>, steps: readonly Step[]) {
  const { token, user_info } = await world.enter(MIRA.email, MIRA.password)
  const orderNo = await orderOf(world, { id: user_info.id, email: MIRA.email, token }, buying(goods))
  for (const step of steps) {
    if (step === 'ship') await sends(world, orderNo)
    else await moveShop(world, orderNo, step)
  }
  return orderNo
}

/** Mira has ordered so often; the last order has that number and came that far, the others as far as those. */
export async function hasOrders(
  held: Held,
  orderNo: string,
  steps: readonly Step[] = [],
  many = 1,
  others: readonly Step[] = [CANCELLED],
): Promise<void> {
  const { world } = held
  await gains(world, MIRA, 'balance', 100_000n)
  await keepsAddresses(world, MIRA, { [ADDRESS]: HAMBURG })
  await delivers(world)
  const goods = await openGoods(world, {
    names: { en: 'Enamel mug' },
    variants: [{ picks: [], price: 1_000n, stock: 20 }],
  })
  for (let before = 1; before < many; before += 1) await orders(held, goods, others)
  const last = await orders(held, goods, steps)
  await world.sql.updateTable('shop_order').set({ order_no: orderNo }).where('order_no', '=', last).execute()
  await forgetsNews(world)
}

import { cart } from '#contract/cart.ts'
import type { Asked } from '#contract/endpoint.ts'
import { shopOrder, type ShopOrderInfo } from '#contract/shop-order.ts'
import { inTransaction } from '#server/lib/database.ts'
import { type Answerer, answerRefund, sealedFor } from '#server/shop-order/refund.ts'
import type { Goods } from './goods.ts'
import { newKey } from './money.ts'
import { orderOf, pays, rowOf } from './shop-orders.ts'
import type { Person, World } from './world.ts'

/** One of each variant, paid out of the balance. */
export async function boughtAll(
  world: World,
  person: Person,
  goods: Goods,
  { uses = 0, from = 'balance' }: { readonly uses?: 0 | 1; readonly from?: 'balance' | 'shop' | 'gateway' } = {},
): Promise<string> {
  for (const variant_id of goods.variants)
    await world.give(cart.add, { goods_id: goods.id, variant_id, num: 1, idem: newKey() }, person)
  const { stores } = await world.give(cart.index, {}, person)
  const cart_ids = stores.flatMap(({ items }) => items.map(({ id }) => id)).join()
  const orderNo = await orderOf(world, person, { from: 'cart', cart_ids, use_points: uses })
  await pays(world, orderNo, from)
  return orderNo
}

export const infoOf = ({ give }: Pick<World, 'give'>, person: Person, orderNo: string): Promise<ShopOrderInfo> =>
  give(shopOrder.info, { order_no: orderNo }, person)

type Wish = Partial<Pick<Asked<typeof shopOrder.refund>, 'reason' | 'explain' | 'images'>>

/** As it stands now: lines by their place in the order, all that can be asked back where none are named. */
export async function refundWish(
  world: Pick<World, 'give'>,
  person: Person,
  orderNo: string,
  places?: readonly number[],
  wish: Wish = {},
) {
  const { version, goods, refundable } = await infoOf(world, person, orderNo)
  const ids = places?.map((at) => goods[at]?.id ?? 0) ?? refundable.items.map(({ item_id }) => item_id)
  return { order_no: orderNo, version, item_ids: ids.join(), reason: 'unwanted' as const, ...wish, idem: newKey() }
}

export const asksBack = async (
  world: Pick<World, 'give'>,
  person: Person,
  orderNo: string,
  places?: readonly number[],
  wish: Wish = {},
): Promise<ShopOrderInfo> =>
  world.give(shopOrder.refund, await refundWish(world, person, orderNo, places, wish), person)

export const seen = async (world: Pick<World, 'give'>, person: Person, orderNo: string) => {
  const { version } = await infoOf(world, person, orderNo)
  return { order_no: orderNo, version, idem: newKey() }
}

type Answer = { readonly agrees: true } | { readonly agrees: false; readonly reason: string }
export const AGREED = { agrees: true } as const satisfies Answer
export const refusedFor = (reason: string): Answer => ({ agrees: false, reason })

export const answers = (world: Pick<World, 'sql' | 'context'>, orderNo: string, answerer: Answerer, answer: Answer) =>
  inTransaction(world.sql, async (sql) => {
    const row = await rowOf({ sql }, orderNo)
    const given = answer.agrees
      ? answer
      : { agrees: false as const, text: await sealedFor(world.context, sql, row, answer.reason) }
    return answerRefund({ sql, now: world.context.clock.now() }, orderNo, answerer, given)
  })

export const byStore = ({ id }: Person): Answerer => ({ by: 'store', owner: id })

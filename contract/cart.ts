import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { problem } from './problems.ts'
import { Idem } from './quote.ts'
import { Amount, Count, Id } from './shapes.ts'

const CartItem = v.object({
  id: v.number(),
  goods_id: v.number(),
  variant_id: v.number(),
  name: v.string(),
  text: v.string(),
  price: Amount,
  num: Count,
  stock: Count,
  limit: Count,
})
export type CartItem = v.InferOutput<typeof CartItem>

const Number = v.pipe(Id, v.maxValue(9_999, problem('number-invalid')))

export const cart = {
  add: endpoint({
    path: '/shop/cart/add',
    access: 'member',
    writes: true,
    takes: v.object({ goods_id: Id, variant_id: Id, num: Number, idem: Idem }),
    gives: v.object({ count: Count, item: CartItem }),
    refusals: ['invalid', 'missing', 'off-shelf', 'stock-short', 'goods-limit', 'cart-full', 'key-reused'],
    summary:
      'Puts so many of a variant into the cart; the same variant is one line. The same key again gives the first answer again.',
  }),
}

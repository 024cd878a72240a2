import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Picture } from './picture.ts'
import { problem } from './problems.ts'
import { Idem } from './quote.ts'
import { Amount, Count, Flag, Id, Nothing, optional, whole } from './shapes.ts'
import { SHOPS } from './shop.ts'

/** `short`: fewer are left, or may be had, than the line holds. The last three cannot be bought. */
export const CART_STATES = ['ok', 'price_changed', 'short', 'sold_out', 'off_shelf', 'variant_gone'] as const
export type CartState = (typeof CART_STATES)[number]

const CartItem = v.object({
  id: v.number(),
  goods_id: v.number(),
  variant_id: v.number(),
  shop_type: v.picklist(SHOPS),
  /** 0: the house's own. */
  store_id: Count,
  store_name: v.string(),
  cate_id: v.number(),
  code: v.string(),
  motif: v.string(),
  cover: v.nullable(Picture),
  name: v.string(),
  text: v.string(),
  /** Another variant of the goods can be had instead. */
  is_varied: Flag,
  price: Amount,
  price_added: Amount,
  num: Count,
  stock: Count,
  limit: Count,
  selected: Flag,
  state: v.picklist(CART_STATES),
})
export type CartItem = v.InferOutput<typeof CartItem>

const Chosen = { selected_count: Count, selected_amount: Amount, all_selected: Flag }

/** One store and one kind of shop: what is bought together. */
const CartGroup = v.object({
  store_id: Count,
  store_name: v.string(),
  shop_type: v.picklist(SHOPS),
  items: v.array(CartItem),
  ...Chosen,
})
export type CartGroup = v.InferOutput<typeof CartGroup>

const CartData = v.object({ stores: v.array(CartGroup), invalid: v.array(CartItem), count: Count, ...Chosen })
export type CartData = v.InferOutput<typeof CartData>

const Number = v.pipe(whole, v.minValue(1, problem('number-invalid')), v.maxValue(9_999, problem('number-invalid')))

/** Numbers of lines, with commas between them: as many as a cart has. */
const Ids = v.pipe(v.string(), v.regex(/^\d{1,9}(,\d{1,9}){0,99}$/))

export const cart = {
  index: endpoint({
    path: '/shop/cart/index',
    access: 'member',
    takes: Nothing,
    gives: CartData,
    refusals: [],
    summary: 'The cart: lines by store and kind with what is chosen of them, and apart what cannot be bought now.',
  }),
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
  update: endpoint({
    path: '/shop/cart/update',
    access: 'member',
    writes: true,
    takes: v.object({ id: Id, num: v.optional(Number), variant_id: v.optional(Id) }),
    gives: CartData,
    refusals: ['invalid', 'missing', 'off-shelf', 'stock-short', 'goods-limit'],
    summary: 'So many of a line, or another variant of its goods; two lines of one variant become one.',
  }),
  select: endpoint({
    path: '/shop/cart/select',
    access: 'member',
    writes: true,
    takes: v.object({ ids: optional(Ids), all: v.optional(Flag, 0), selected: Flag }),
    gives: CartData,
    refusals: ['invalid', 'missing'],
    summary: 'Chooses lines for the check-out, or all of them, or leaves them out.',
  }),
  del: endpoint({
    path: '/shop/cart/del',
    access: 'member',
    writes: true,
    takes: v.object({ ids: optional(Ids), invalid: v.optional(Flag, 0) }),
    gives: CartData,
    refusals: ['invalid', 'missing'],
    summary: 'Removes lines, or everything that cannot be bought now.',
  }),
}

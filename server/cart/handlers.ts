import { cart } from '#contract/cart.ts'
import { implement } from '../lib/implement.ts'
import { keyed } from '../lib/keyed.ts'
import { addToCart } from './add.ts'

export const cartHandlers = implement('cart', cart, {
  add: (call, asked) => keyed(call, cart.add.path, asked, () => addToCart(call, asked)),
})

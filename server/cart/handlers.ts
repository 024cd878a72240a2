import { cart } from '#contract/cart.ts'
import { implement } from '../lib/implement.ts'
import { keyed } from '../lib/keyed.ts'
import { addToCart } from './add.ts'
import { dropLines, selectLines, updateLine } from './change.ts'
import { presentCart } from './lines.ts'

export const cartHandlers = implement('cart', cart, {
  index: presentCart,
  add: (call, asked) => keyed(call, cart.add.path, asked, () => addToCart(call, asked)),
  update: updateLine,
  select: selectLines,
  del: dropLines,
})

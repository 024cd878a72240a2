import type { CartData } from '#contract/cart.ts'
import { required } from '../lib/required.ts'
import type { Trouble } from '../lib/trouble.ts'
import { type GoodsInfo, variantBy } from '../shop/goods.rules.ts'
import { type CartWish, linesOf, wished } from './cart.rules.ts'

export interface CartFacts {
  /** As the server told it last. */
  kept?: CartData
  /** Asked for, and not answered yet: shown at once. */
  wishes: readonly CartWish[]
  sent?: CartWish | undefined
  /** What was refused, and of which line; of none where it is about several. */
  rejected?: { readonly id?: number | undefined; readonly trouble: Trouble } | undefined
  /** Whose variant is being chosen. */
  line?: number | undefined
  goods?: GoodsInfo | undefined
  picks: readonly string[]
  marked: readonly number[]
  /** Everything that cannot be bought is meant, and not what is marked. */
  meansGone: boolean
  trouble?: Trouble | undefined
}

/** With everything that was asked for since. */
export const cartIn = ({ kept, wishes }: Pick<CartFacts, 'kept' | 'wishes'>): CartData => wished(required(kept), wishes)

export const lineIn = ({ kept, line }: CartFacts) => required(linesOf(required(kept)).find(({ id }) => id === line))
export const wanted = ({ goods, picks }: CartFacts) => goods && variantBy(goods, picks)

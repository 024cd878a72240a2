import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { GoodsSort } from '#contract/shop.ts'

export const SORT_WORDS: Readonly<Record<GoodsSort, MessageDescriptor>> = {
  default: msg`For you`,
  sales: msg`Most sold`,
  new: msg`Newest`,
  price_asc: msg`Cheapest first`,
  price_desc: msg`Dearest first`,
}

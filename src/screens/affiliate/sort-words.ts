import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { AffiliateSort } from '#contract/affiliate.ts'
import { SORT_WORDS as SHOP_WORDS } from '#src/parts/shop/sort-words.ts'

const { sales, price_asc, price_desc } = SHOP_WORDS

export const SORT_WORDS: Readonly<Record<AffiliateSort, MessageDescriptor>> = {
  default: msg`Partner’s choice`,
  sales,
  commission: msg`Highest commission first`,
  price_asc,
  price_desc,
}

import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { KEYWORD_MAX } from './limits.ts'
import { problem } from './problems.ts'
import { HOUR_S } from './time-units.ts'
import { Amount, Count, Flag, Id, Moment, Nothing, Page, Paged } from './shapes.ts'

export const AFFILIATE_SORTS = ['default', 'sales', 'commission', 'price_asc', 'price_desc'] as const
export type AffiliateSort = (typeof AFFILIATE_SORTS)[number]

const Category = v.object({ id: Count, pid: Count, name: v.string() })
export type AffiliateCategory = v.InferOutput<typeof Category>

/** Whose goods they are. */
const Affiliate = v.object({
  name: v.string(),
  is_sandbox: Flag,
  /** In which language its goods are called; empty: in the reader’s. */
  lang: v.picklist(['', 'zh']),
})
export type AffiliateName = v.InferOutput<typeof Affiliate>

/** What another shop calls its goods; it is no number of ours. */
const GoodsId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))

/** A path is a page of our own, which stands for the partner’s outside production. */
const There = v.pipe(v.string(), v.regex(/^(https:\/)?\/[^\s/\\]/))

/** Of one member: a partner counts what is asked of it, and one stranger must not use all of that up. */
export const LINKS_ASKED = { times: 60, seconds: HOUR_S } as const

/** Amounts are in CNY. */
const AffGoods = v.object({
  id: GoodsId,
  name: v.string(),
  /** What is drawn for them; their pictures are elsewhere. */
  motif: v.string(),
  price: Amount,
  coupon_amount: Amount,
  /** With the coupon. */
  final_price: Amount,
  /** As the partner reckons it now. */
  commission: Amount,
  sales_text: v.string(),
  mall_name: v.string(),
})
export type AffGoods = v.InferOutput<typeof AffGoods>

export const affiliate = {
  categories: endpoint({
    path: '/pdd/cate/cateList',
    access: 'anyone',
    takes: Nothing,
    gives: v.object({ list: v.array(Category) }),
    refusals: ['affiliate-silent'],
    summary: 'The categories of the partner’s goods; none while no partner is connected.',
  }),
  goods: endpoint({
    path: '/pdd/goods/goodsList',
    access: 'optional',
    takes: v.object({
      ...Page.entries,
      cate_id: v.optional(Id),
      keyword: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(KEYWORD_MAX, problem('text-long'))), ''),
      sort: v.optional(v.picklist(AFFILIATE_SORTS), 'default'),
    }),
    gives: v.object({
      ...Paged(AffGoods).entries,
      /** Null while no partner is connected. */
      affiliate: v.nullable(Affiliate),
    }),
    refusals: ['invalid', 'affiliate-silent'],
    summary: 'Goods that a partner sells, by category, words and order; the first few hundred of them.',
  }),
  link: endpoint({
    path: '/pdd/goods/promotion_url',
    access: 'member',
    takes: v.object({ goods_id: GoodsId }),
    gives: v.object({ url: There, short_url: There, expire_time: Moment }),
    refusals: ['invalid', 'missing', 'too-often', 'not-available', 'affiliate-silent'],
    summary: 'A link to goods at the partner, by which what the member buys there is known as theirs.',
  }),
}
export type AffiliateLink = v.InferOutput<(typeof affiliate.link)['gives']>

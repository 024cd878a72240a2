import * as v from 'valibot'
import { Coupon } from './coupon.ts'
import { endpoint } from './endpoint.ts'
import { KEYWORD_MAX } from './limits.ts'
import { Picture } from './picture.ts'
import { problem } from './problems.ts'
import { Amount, AmountAsked, Block, Count, Flag, Id, Link, Moment, Nothing, optional, Page, Paged } from './shapes.ts'

/** `points` are paid with points, `repurchase` from the shopping balance; both are the house's alone. */
export const SHOPS = ['shop', 'points', 'repurchase'] as const
export type Shop = (typeof SHOPS)[number]

export const GOODS_SORTS = ['default', 'sales', 'new', 'price_asc', 'price_desc'] as const
export type GoodsSort = (typeof GOODS_SORTS)[number]

const Category = v.object({
  id: v.number(),
  code: v.string(),
  pid: Count,
  name: v.string(),
})
export type Category = v.InferOutput<typeof Category>

export const GoodsItem = v.object({
  id: v.number(),
  /** What it is drawn by where it has no picture, and what is drawn. */
  code: v.string(),
  motif: v.string(),
  shop_type: v.picklist(SHOPS),
  cate_id: v.number(),
  name: v.string(),
  cover: v.nullable(Picture),
  /** Of the variant that costs least, and of the one that costs most. */
  price: Amount,
  price_most: Amount,
  points_price: Count,
  sales: Count,
  sold_out: Flag,
  is_new: Flag,
  status: v.picklist(['on', 'off']),
  /** 0: the house's own. */
  store_id: Count,
  store_name: v.string(),
})
export type GoodsItem = v.InferOutput<typeof GoodsItem>

const Variant = v.object({
  id: v.number(),
  /** One value of each option, in their order. */
  picks: v.array(v.string()),
  text: v.string(),
  price: Amount,
  /** The lowest of the last thirty days. */
  lowest_price: Amount,
  points_price: Count,
  stock: Count,
  /** How many one member may have; 0 is no limit. */
  limit: Count,
  in_cart: Count,
})
export type Variant = v.InferOutput<typeof Variant>

const Option = v.object({
  code: v.string(),
  name: v.string(),
  values: v.array(v.object({ code: v.string(), name: v.string(), colour: v.string() })),
})
export type Option = v.InferOutput<typeof Option>

const Carriage = v.object({
  country: v.string(),
  price: Amount,
  /** From this sum on it costs nothing. */
  free_from: v.nullable(Amount),
  days: v.object({ least: Count, most: Count }),
})
export type Carriage = v.InferOutput<typeof Carriage>

const GoodsInfo = v.object({
  ...GoodsItem.entries,
  brief: v.string(),
  pictures: v.array(Picture),
  content: v.array(Block),
  options: v.array(Option),
  variants: v.array(Variant),
  carriage: v.array(Carriage),
  store: v.nullable(
    v.object({
      id: v.number(),
      name: v.string(),
      place: v.string(),
      intro: v.string(),
      /** Where it is, if it said so. */
      lat: v.nullable(v.number()),
      lng: v.nullable(v.number()),
    }),
  ),
  /** What the member has to pay it with: points, or the shopping balance; of ordinary goods nothing is said. */
  available: v.nullable(Amount),
  /** A few that are for it and given away now. */
  coupons: v.array(Coupon),
  cart_count: Count,
})
export type GoodsInfo = v.InferOutput<typeof GoodsInfo>

const VisitItem = v.object({ id: v.number(), goods: GoodsItem, time: Moment })
export type VisitItem = v.InferOutput<typeof VisitItem>

/** What one section of a page shows; null is one that could not be read, and leaves the others alone. */
const section = <Of extends v.GenericSchema>(of: Of) => v.nullable(v.array(of))

/** Numbers of goods, with commas between them. */
const Ids = v.pipe(v.string(), v.regex(/^\d{1,9}(,\d{1,9}){0,49}$/))

export const shop = {
  index: endpoint({
    path: '/shop/index/index',
    access: 'optional',
    takes: Nothing,
    gives: v.object({
      categories: section(Category),
      hot: section(GoodsItem),
      new: section(GoodsItem),
      recommend: section(GoodsItem),
      /** A few that are given away now. */
      coupons: section(Coupon),
      cart_count: Count,
    }),
    refusals: [],
    summary: 'The first page of the shop, each section read by itself.',
  }),
  categories: endpoint({
    path: '/shop/goods/cate',
    access: 'anyone',
    takes: Nothing,
    gives: v.object({ list: v.array(Category) }),
    refusals: [],
    summary: 'The categories of goods, each under the one that `pid` names.',
  }),
  goods: endpoint({
    path: '/shop/goods/index',
    access: 'optional',
    takes: v.object({
      ...Page.entries,
      shop_type: v.optional(v.picklist(SHOPS), 'shop'),
      cate_id: v.optional(Id),
      store_id: v.optional(Id),
      keyword: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(KEYWORD_MAX, problem('text-long'))), ''),
      sort: v.optional(v.picklist(GOODS_SORTS), 'default'),
      min_price: optional(AmountAsked),
      max_price: optional(AmountAsked),
    }),
    gives: v.object({
      ...Paged(GoodsItem).entries,
      /** Nothing has these words; what is shown has words that are like them. */
      is_near: Flag,
    }),
    refusals: ['invalid'],
    summary: 'Goods of one shop; of a category, a store, between prices, or by words that may be misspelt.',
  }),
  info: endpoint({
    path: '/shop/goods/info',
    access: 'optional',
    takes: v.object({ id: Id }),
    gives: GoodsInfo,
    refusals: ['invalid', 'missing'],
    summary: 'Goods with their variants; also what is off the shelf. A member’s look is kept in their history.',
  }),
  hotSearch: endpoint({
    path: '/shop/goods/hot_search',
    access: 'anyone',
    takes: Nothing,
    gives: v.object({ hot: v.array(v.string()), default: v.string() }),
    refusals: [],
    summary: 'What sells most, as words to search for.',
  }),
  visits: endpoint({
    path: '/shop/goods/visit_list',
    access: 'member',
    takes: Page,
    gives: Paged(VisitItem),
    refusals: ['invalid'],
    summary: 'The goods that the member looked at, the latest first.',
  }),
  forgetVisits: endpoint({
    path: '/shop/goods/visit_del',
    access: 'member',
    writes: true,
    takes: v.object({ ids: optional(Ids), all: v.optional(Flag, 0) }),
    gives: v.object({ deleted: Count }),
    refusals: ['invalid'],
    summary: 'Forgets some of what the member looked at, or all of it.',
  }),
  points: endpoint({
    path: '/shop/jf/index',
    access: 'optional',
    takes: Nothing,
    gives: v.object({
      /** Nobody has any before they sign in. */
      points: v.nullable(Count),
      /** What the cheapest takes; nothing is for points alone where there is none. */
      least: v.nullable(Count),
      categories: v.array(Category),
      hot: v.array(GoodsItem),
      earn: v.array(v.object({ title: v.string(), desc: v.string(), link: Link })),
    }),
    refusals: [],
    summary: 'The head of the points shop: the member’s points, what is exchanged most, and how to earn more.',
  }),
}

import { type RawBuilder, sql as raw } from 'kysely'
import type { shopOrder } from '#contract/shop-order.ts'
import type { Taken } from '#contract/endpoint.ts'
import type { AddressRow } from '../address/queries.ts'
import { COUPONS_LOOKED_AT } from '#contract/limits.ts'
import { OWN } from '../coupon/queries.ts'
import type { OwnRow } from '../coupon/rows.ts'
import { bySession, heldBy } from '../ledger/by-session.ts'
import type { Call } from '../lib/call.ts'
import { refuse } from '../lib/refuse.ts'
import { type ShopTermsRow, termsIn } from '../market/shop-terms.ts'
import type { GoodsRow } from '../shop/queries.ts'
import { CUT_UNPROMISED, UNPROMISED } from './pool.ts'

export type Wish = Taken<typeof shopOrder.confirm>

export interface WantedRow extends Pick<
  GoodsRow,
  'code' | 'shop' | 'category_id' | 'store_id' | 'motif' | 'options' | 'texts' | 'store_texts' | 'is_on'
> {
  /** Of the line in the cart, or of the variant where it comes from none. */
  readonly id: number
  readonly goods_id: number
  readonly variant_id: number
  readonly cover: string | null
  readonly owner_id: number | null
  /** Its category, and the one above it. */
  readonly kinds: readonly number[]
  readonly is_variant_on: boolean
  readonly picks: readonly string[]
  readonly price: bigint
  readonly points: number
  readonly stock: number
  readonly most: number | null
  readonly num: number
  /** Of a variant of which one may buy so many, in this member’s orders that were not cancelled. */
  readonly had: number
}

const COLUMNS = raw`
  array(select unnest(array[kind.id, kind.parent_id]) from goods_category as kind where kind.id = category_id) as kinds,
  goods_id, variant.id as variant_id, goods.code, shop, category_id, store_id, motif, options, goods.texts,
  store.texts as store_texts, owner_id, goods.is_on, goods.pictures ->> 0 as cover, variant.is_on as is_variant_on, picks,
  variant.price, variant.points, stock, most`
const JOINED = raw`join goods on goods.id = goods_id left join store on store.id = store_id`

const HAD = raw`case when most is null then 0 else bought_of(buyer.id, variant.id) end as had`

const inCart = (ids: readonly bigint[]) => raw`
  select cart_line.id::integer, num, ${COLUMNS}, ${HAD}
  from cart_line join variant on variant.id = cart_line.variant_id ${JOINED}
  where member_id = buyer.id and cart_line.id = any(${ids}::bigint[])`

const atOnce = (variant: number, num: number) => raw`
  select variant.id, ${num}::integer as num, ${COLUMNS}, ${HAD}
  from variant ${JOINED} where variant.id = ${variant}`

type Reader = Pick<Call, 'sql' | 'viewer' | 'token' | 'now'>

/** Whoever asks; by the token, where nobody looked yet. */
const buyerOf = ({ sql, viewer, token, now }: Reader) => {
  if (viewer) return raw`select ${viewer.id}::integer as id`
  const { hash, seenSince, openedSince } = heldBy(token, now)
  const places = {
    hash: raw<Buffer>`${hash}`,
    seenSince: raw<Date>`${seenSince}`,
    openedSince: raw<Date>`${openedSince}`,
  }
  return raw`${bySession(sql, places).select('member_id as id')}`
}

/** What the price of lines is worked out of besides them. */
interface Around {
  readonly buyer: number
  readonly terms: ShopTermsRow
  readonly address: AddressRow | null
  readonly freight: bigint | null
  readonly free_from: bigint | null
  readonly days_least: number | null
  readonly days_most: number | null
  /** The member’s points. */
  readonly have: bigint
  /** What of the points’ pool and of the coupons’ pool nobody was promised. */
  readonly unpromised: bigint
  readonly cut_unpromised: bigint
}

interface Wanted extends Around {
  /** What the member has of coupons; those that end first. */
  readonly coupons: readonly OwnRow[]
  readonly lines: readonly [WantedRow, ...WantedRow[]]
}

/** As JSON has it. */
type OwnSaid = Omit<OwnRow, 'amount' | 'min_amount' | 'starts_at' | 'ends_at' | 'used_at'> & {
  readonly amount: number
  readonly min_amount: number
  readonly starts_at: string
  readonly ends_at: string
  readonly used_at: string | null
}

const ownIn = (said: OwnSaid): OwnRow => ({
  ...said,
  amount: BigInt(said.amount),
  min_amount: BigInt(said.min_amount),
  starts_at: new Date(said.starts_at),
  ends_at: new Date(said.ends_at),
  used_at: said.used_at === null ? null : new Date(said.used_at),
})

/** Each line with all that is around it; coupons stand beside the first. */
type Read = WantedRow & Omit<Around, 'terms'> & ShopTermsRow & { readonly coupons: readonly OwnSaid[] | null }

/** What can still be used, and the one that is asked for, whatever became of it. */
const couponsOf = (now: Date, wanted: number | undefined) => raw`
  select coalesce(jsonb_agg(to_jsonb(mine)), '[]') as coupons from (
    ${OWN} where own.member_id = buyer.id and coupon.type <> 'in_store_voucher'
      and (own.state = 'held' or own.state = 'unused' and own.ends_at > ${now} or own.id = ${wanted ?? 0})
    order by own.id = ${wanted ?? 0} desc, own.ends_at, own.id limit ${COUPONS_LOOKED_AT}) as mine`

/** In one statement. */
export function readOf(
  call: Reader,
  { from, cart_ids, variant_id, num, address_id, member_coupon_id }: Wish,
): RawBuilder<Read> {
  const lines = from === 'cart' ? inCart(idsIn(cart_ids)) : atOnce(variant_id ?? 0, num ?? 1)
  return raw<Read>`
    select buyer.id as buyer, wanted.*, terms.*, home.address, carriage.price as freight, free_from, days_least, days_most,
      coalesce((select amount from account
        where member_id = buyer.id and name = 'points' and part = 'available'), 0) as have,
      ${UNPROMISED} as unpromised, ${CUT_UNPROMISED} as cut_unpromised,
      case when row_number() over (order by wanted.id) = 1 then kept.coupons end as coupons
    from (${buyerOf(call)}) as buyer
    cross join lateral (${couponsOf(call.now, member_coupon_id)}) as kept
    cross join lateral (${lines}) as wanted
    cross join lateral (select * from shop_terms where since <= ${call.now} order by since desc limit 1) as terms
    left join lateral (
      select to_jsonb(address) - 'created_at' - 'changed_at' as address, country from address
      where member_id = buyer.id and id = coalesce(${address_id ?? null}, id)
      order by is_default desc, id limit 1) as home on true
    left join carriage on carriage.store_id is not distinct from wanted.store_id and carriage.country = home.country
    order by wanted.id`
}

const idsIn = (text: string) => [...new Set(text.split(',').filter(Boolean))].map(BigInt)

/** Of one store and one kind of shop. A line that is the member’s no more is missing. */
export async function wantedOf(call: Call, wish: Wish): Promise<Wanted> {
  const { from, cart_ids, variant_id, address_id, member_coupon_id: coupon = 0 } = wish
  const ids = idsIn(cart_ids)
  if (from === 'cart' && ids.length === 0) refuse('invalid', { problems: { cart_ids: 'required' } })
  if (from === 'buy' && variant_id === undefined) refuse('invalid', { problems: { variant_id: 'required' } })
  const { rows } = await readOf(call, wish).execute(call.sql)
  const [first, ...others] = rows
  if (!first || (from === 'cart' && rows.length < ids.length)) return refuse('missing')
  if (address_id !== undefined && !first.address) refuse('missing')
  if (others.some(({ store_id, shop }) => store_id !== first.store_id || shop !== first.shop)) refuse('stores-mixed')
  const coupons = (first.coupons ?? []).map(ownIn)
  if (coupon > 0 && !coupons.some(({ id }) => id === coupon)) refuse('missing')
  return { ...first, terms: termsIn(first), coupons, lines: [first, ...others] }
}

import type { OrderConfirm } from '#contract/shop-order.ts'
import { decimalOf } from '#contract/money.ts'
import type { CouponMisfit } from '#machines/coupon/member-coupon.rules.ts'
import { type Cut, cutOf, noCut, type PricedLine } from '#machines/shop-order/price.rules.ts'
import { giverName, presentOwn } from '../coupon/present.ts'
import { giverOf, type OwnRow, stateAt } from '../coupon/rows.ts'
import type { Call } from '../lib/call.ts'
import { flag } from '../lib/flag.ts'
import { amountText } from '../notice/words.ts'
import type { WantedRow } from './wanted.ts'

export interface Offered {
  readonly coupon: OwnRow
  readonly cut: Cut
  /** In cents: what it takes off all lines. */
  readonly off: bigint
  readonly misfit: CouponMisfit | undefined
}

interface Order {
  readonly now: Date
  readonly lines: readonly (WantedRow & PricedLine)[]
  /** What of the coupons’ pool nobody was promised; asked for where a store is paid out of it. */
  readonly unpromised: bigint
}

function isForLine({ scope, scope_ids: ids }: OwnRow, { shop, goods_id: goods, kinds }: WantedRow): boolean {
  if (shop !== 'shop') return false
  if (scope === 'goods') return ids.includes(goods)
  return scope === 'all' || kinds.some((kind) => ids.includes(kind))
}

/** What stands in its way whatever the goods cost. */
function misfitOf(
  coupon: OwnRow,
  lines: Order['lines'],
  isFor: readonly boolean[],
  now: Date,
): CouponMisfit | undefined {
  const state = stateAt(coupon, now)
  if (state === 'expired') return 'over'
  if (state !== 'unused') return state
  if (coupon.starts_at > now) return 'early'
  if (coupon.store_id !== null && coupon.store_id !== lines[0]?.store_id) return 'store'
  return isFor.includes(true) ? undefined : 'goods'
}

function offer(coupon: OwnRow, { now, lines, unpromised }: Order): Offered {
  const isFor = lines.map((line) => isForLine(coupon, line))
  const none = { coupon, cut: noCut(lines), off: 0n }
  const misfit = misfitOf(coupon, lines, isFor, now)
  if (misfit) return { ...none, misfit }
  const by = giverOf(coupon)
  const terms = { by, amount: coupon.amount, percent: coupon.percent, from: coupon.min_amount }
  const cut = cutOf(terms, lines, isFor)
  const off = cut.lines.reduce((all, one) => all + one, 0n)
  if (off > 0n && by === 'house' && isPooled(lines) && off > unpromised) return { ...none, misfit: 'dry' }
  if (off > 0n) return { coupon, cut, off, misfit: undefined }
  const goods = lines.reduce((sum, { price, num }, at) => (isFor[at] ? sum + price * BigInt(num) : sum), 0n)
  return { ...none, misfit: goods < coupon.min_amount ? 'from' : 'nothing' }
}

/** Whoever sells it is paid by the pool for what the house gives; of what the house sells, nobody is. */
export const isPooled = ([line]: Order['lines']): boolean => (line?.owner_id ?? null) !== null

const better = (one: Offered, other: Offered): number =>
  Number(other.off - one.off) ||
  one.coupon.ends_at.getTime() - other.coupon.ends_at.getTime() ||
  one.coupon.id - other.coupon.id

/** Those that fit first, the best of them first: what takes most off, and of those what ends first. */
export const offersOf = (coupons: readonly OwnRow[], order: Order): Offered[] =>
  coupons.map((coupon) => offer(coupon, order)).toSorted(better)

/** The one that is asked for, if it fits; the best, where none is said; none, where that is said. */
export const chosenOf = (offers: readonly Offered[], wanted: number | undefined): Offered | undefined =>
  offers.find(({ misfit, coupon: { id } }) => misfit === undefined && (wanted === undefined || id === wanted))

export const presentOffer = ({ coupon, off, misfit }: Offered, call: Call): OrderConfirm['coupons'][number] => ({
  coupon: presentOwn(coupon, call),
  fits: flag(misfit === undefined),
  reason: misfit
    ? call.say(`coupon.misfit.${misfit}`, {
        store: giverName(coupon, call.locale),
        amount: amountText(coupon.min_amount, 'EUR', call.locale),
        order: coupon.order_no ?? '',
      })
    : '',
  cut: decimalOf(off, 'EUR'),
})

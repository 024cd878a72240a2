import { decimalOf } from '#contract/money.ts'
import type { CheckoutProblem, Delivery, OrderConfirm } from '#contract/shop-order.ts'
import { noCut, pointsEarned, pointsMost, type Price, priceOf, worthOf } from '#machines/shop-order/price.rules.ts'
import type { AddressRow } from '../address/queries.ts'
import { presentAddress } from '../address/present.ts'
import { availableIn } from '../ledger/holdings.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { unix } from '../lib/clock.ts'
import { flag } from '../lib/flag.ts'
import { sealed } from '../lib/secrets.ts'
import type { ShopTermsRow } from '../market/shop-terms.ts'
import { chosenOf, type Offered, offersOf, presentOffer } from './coupons.ts'
import { presentWanted, storeNameOf } from './present.ts'
import { payMinutes, returnDays } from './rows.ts'
import { wantedOf, type WantedRow, type Wish } from './wanted.ts'
import { paysFrom } from './ways.ts'

export interface Worked {
  readonly buyer: number
  readonly lines: readonly [WantedRow, ...WantedRow[]]
  readonly terms: ShopTermsRow
  readonly address: AddressRow | null
  readonly days: { readonly least: number; readonly most: number } | null
  readonly price: Price
  readonly points: { readonly have: bigint; readonly most: bigint; readonly used: bigint; readonly isDry: boolean }
  readonly coupons: readonly Offered[]
  /** Of them. */
  readonly chosen: Offered | undefined
  readonly delivery: Delivery
  readonly problems: readonly { readonly variant: number; readonly code: CheckoutProblem }[]
}

function problemOf({ is_on, is_variant_on, stock, num, most, had }: WantedRow): CheckoutProblem | undefined {
  if (!is_on || !is_variant_on) return 'off_shelf'
  if (stock === 0) return 'sold_out'
  if (num > stock) return 'short'
  return most !== null && num + had > most ? 'limit' : undefined
}

/** Everything that an order would be. */
export async function workOut(call: Call, wish: Wish): Promise<Worked> {
  const wanted = await wantedOf(call, wish)
  const { buyer, lines, terms, address, freight, free_from, days_least, days_most, have, unpromised } = wanted
  const [{ store_id, owner_id, shop }] = lines
  const goods = lines.reduce((sum, { price, num }) => sum + price * BigInt(num), 0n)
  // What takes points alone is sent for nothing.
  const isFree = goods === 0n || (free_from !== null && goods >= free_from)
  const coupons = offersOf(wanted.coupons, { now: call.now, lines, unpromised: wanted.cut_unpromised })
  const chosen = chosenOf(coupons, wish.member_coupon_id)
  const cut = chosen?.cut ?? noCut(lines)
  const most = shop === 'shop' ? pointsMost(lines, cut, terms) : 0n
  const could = have < most ? have : most
  const isDry = store_id !== null && worthOf(could, terms) > 0n && unpromised < worthOf(could, terms)
  const used = wish.use_points === 1 && !isDry ? could : 0n
  const found = lines.flatMap((line) => {
    const code = problemOf(line)
    return code ? [{ variant: line.variant_id, code }] : []
  })
  return {
    buyer,
    lines,
    terms,
    address,
    days: days_least !== null && days_most !== null ? { least: days_least, most: days_most } : null,
    price: priceOf(lines, cut, { carriage: isFree ? 0n : (freight ?? 0n), used, terms }),
    points: { have, most: could, used, isDry },
    coupons,
    chosen,
    delivery: wish.delivery_type,
    problems: [
      ...found,
      ...(address && freight === null ? [{ variant: 0, code: 'no_delivery' as const }] : []),
      ...(owner_id === buyer ? [{ variant: 0, code: 'own_store' as const }] : []),
    ],
  }
}

/** All that a member agrees to, at a moment. */
export function hashOf({ context }: Call, at: number, worked: Worked): string {
  const { buyer, lines, terms, address, days, price, points, chosen, delivery, problems } = worked
  const said = [
    buyer,
    at,
    lines.map(({ variant_id, num, price: cost, points: asked }) => [variant_id, num, cost, asked]),
    [terms.since, terms.point_value, terms.points_share, terms.points_earned, terms.pay_window, terms.return_window],
    [address?.id, address?.version, days, delivery],
    [price.goods, price.carriage, price.worth, price.pay, price.points, points.used, points.have >= price.points],
    [chosen?.coupon.id ?? 0, chosen?.cut.by, price.cut],
    problems,
  ]
  const text = JSON.stringify(said, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value))
  return `${at}-${sealed(context.settings.pepper, 'shop order', text).toString('base64url')}`
}

export async function confirmOf(call: Call, wish: Wish): Promise<OrderConfirm> {
  const worked = await workOut(call, wish)
  return presentConfirm(call, worked)
}

async function presentConfirm(call: Call, worked: Worked): Promise<OrderConfirm> {
  const { sql, now, say, locale } = call
  const { id: member } = memberOf(call)
  const { lines, terms, address, days, price, points, coupons, chosen, delivery, problems } = worked
  const [{ shop, store_id }] = lines
  const euros = (cents: bigint) => decimalOf(cents, 'EUR')
  const from = paysFrom({ shop, pay: price.pay })
  return {
    shop_type: shop,
    store_id: store_id ?? 0,
    store_name: storeNameOf(lines[0], locale),
    items: lines.map((line) => presentWanted(line, locale)),
    delivery_types: ['express'],
    delivery_type: delivery,
    address: address ? presentAddress(call, address) : null,
    days: days && { least: days.least, most: days.most },
    points: {
      have: Number(points.have),
      max: Number(points.most),
      value: euros(worthOf(points.most, terms)),
      used: flag(points.used > 0n),
      dry: flag(points.isDry),
    },
    coupons: coupons.map((one) => presentOffer(one, call)),
    member_coupon_id: chosen?.coupon.id ?? 0,
    price: {
      goods: euros(price.goods),
      freight: euros(price.carriage),
      coupon: euros(price.cut),
      points: euros(price.worth),
      pay: euros(price.pay),
      pay_points: Number(price.points),
    },
    pays_from: [...from],
    available: {
      ...(from.includes('balance') && { balance: euros(await availableIn(sql, member, 'balance')) }),
      ...(from.includes('shop') && { shop: euros(await availableIn(sql, member, 'shop')) }),
      ...(price.points > 0n && { points: Number(points.have) }),
    },
    earns: Number(pointsEarned(price.pay, terms.points_earned)),
    pay_minutes: payMinutes(terms),
    return_days: returnDays(terms),
    problems: problems.map(({ variant, code }) => ({
      variant_id: variant,
      code,
      text: say(`shopOrder.problems.${code}`),
    })),
    quote_hash: hashOf(call, unix(now), worked),
    server_time: unix(now),
  }
}

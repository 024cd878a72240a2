import { sql as raw } from 'kysely'
import * as v from 'valibot'
import { shopOrder, type OrderConfirm, type OrderGoods } from '#contract/shop-order.ts'
import { fieldsPrint } from '#server/lib/keyed.ts'
import { hamburg } from '#stories/fixtures/address.ts'
import { checkout, ordered } from '#stories/fixtures/checkout.ts'
import { said } from '#stories/lib/said.ts'
import type { Phone } from '#tests/walk/phone.ts'
import { keepsAddresses, HAMBURG } from '#tests/world/addresses.ts'
import { idOf, MIRA } from '#tests/world/people.ts'
import { asOwner } from '#tests/world/world.ts'
import { fillCoupons, givesCoupon, hasCoupon, nothingIsGiven } from '#tests/world/coupons.ts'
import { GIVEN, OWN, taken } from './coupons.ts'
import { GOODS, isOnShelf, mug, POINTS_GOODS, pointsMug, RED } from './goods.ts'

type Held = Pick<Phone, 'world'>

export const [LINE, ADDRESS] = [7_001, 9_001] as const
const KEY = 'a-key-that-got-no-answer'
export const wanted = { from: 'cart', cart_ids: `${LINE}` } as const

const red: OrderGoods = {
  ...(checkout.items[0] as OrderGoods),
  id: LINE,
  goods_id: GOODS,
  variant_id: RED,
  code: mug.code,
  name: mug.name,
  text: 'red',
  num: 2,
  price: '10.00',
}
const none = { have: 0, max: 0, value: '0.00', used: 0, dry: 0 } as const
const some = { have: 500, max: 400, value: '4.00', used: 0, dry: 0 } as const

export const bare: OrderConfirm = {
  ...checkout,
  store_id: 0,
  store_name: '',
  items: [red],
  address: null,
  days: null,
  points: some,
  price: { goods: '20.00', freight: '0.00', coupon: '0.00', points: '0.00', pay: '20.00', pay_points: 0 },
  available: { balance: '0.00', shop: '0.00' },
  earns: 20,
}
export const sent: OrderConfirm = {
  ...bare,
  address: { ...hamburg, id: ADDRESS },
  days: { least: 1, most: 3 },
  price: { ...bare.price, freight: '3.90', pay: '23.90' },
  earns: 23,
}
export const withPoints: OrderConfirm = {
  ...sent,
  points: { ...some, used: 1 },
  price: { ...sent.price, points: '4.00', pay: '19.90', pay_points: 400 },
  available: { ...sent.available, points: 500 },
  earns: 19,
}
export const soldOut: OrderConfirm = {
  ...bare,
  problems: [{ variant_id: RED, code: 'sold_out', text: said('shopOrder.problems.sold_out') }],
}
const dearRed = { ...red, price: '12.00' }
export const dear: OrderConfirm = {
  ...sent,
  items: [dearRed],
  points: { ...some, max: 480, value: '4.80' },
  price: { ...sent.price, goods: '24.00', pay: '27.90' },
  earns: 27,
}
export const dearWithPoints: OrderConfirm = {
  ...withPoints,
  items: [dearRed],
  points: { ...dear.points, used: 1 },
  price: { ...dear.price, points: '4.80', pay: '23.10', pay_points: 480 },
  earns: 23,
}
const [costly] = pointsMug.variants
export const forPoints: OrderConfirm = {
  ...bare,
  shop_type: 'points',
  items: [
    {
      ...red,
      goods_id: POINTS_GOODS,
      variant_id: costly?.id ?? 0,
      name: pointsMug.name,
      num: 1,
      price: '0.00',
      points_price: 900,
    },
  ],
  address: sent.address,
  days: sent.days,
  points: { ...none, have: 500 },
  price: { goods: '0.00', freight: '0.00', coupon: '0.00', points: '0.00', pay: '0.00', pay_points: 900 },
  pays_from: ['points'],
  available: { points: 500 },
  earns: 0,
}

/** Two red ones that never come into the cart: a coupon is for them. */
export const forRed = { from: 'buy', variant_id: RED, num: 2 } as const
const fitting = { coupon: taken, fits: 1, reason: '', cut: '5.00' } as const
export const couponed: OrderConfirm = {
  ...sent,
  points: none,
  coupons: [fitting],
  member_coupon_id: OWN,
  price: { ...sent.price, coupon: '5.00', pay: '18.90' },
  earns: 18,
}
export const uncouponed: OrderConfirm = { ...couponed, member_coupon_id: 0, price: sent.price, earns: sent.earns }
export const outOfTime: OrderConfirm = {
  ...uncouponed,
  coupons: [{ ...fitting, fits: 0, reason: said('coupon.misfit.over'), cut: '0.00' }],
}

/** Mira has one that takes five off. */
export async function hasCouponFor(phone: Held): Promise<void> {
  const { world } = phone
  await nothingIsGiven(world)
  await fillCoupons(world)
  await hasCoupon(world, MIRA, await givesCoupon(world, { id: GIVEN }), { id: OWN })
}
/** Its time is over. */
export const couponEnds = ({ world }: Held) =>
  asOwner(world, (owner) =>
    raw`update member_coupon set ends_at = starts_at + interval '1 second' where id = ${OWN}`.execute(owner),
  )

/** Two red ones are in the cart, and nowhere to send them to. */
export async function isInCart(phone: Phone): Promise<void> {
  const { world } = phone
  await isOnShelf(phone)
  await asOwner(world, (owner) =>
    raw`alter table cart_line alter column id restart with ${raw.lit(LINE)}`.execute(owner),
  )
  await world.sql
    .insertInto('cart_line')
    .values({
      member_id: await idOf(world, MIRA),
      variant_id: RED,
      num: 2,
      price: 1_000n,
      points: 0,
      added_at: world.now(),
    })
    .execute()
}
export async function hasAddress({ world }: Held): Promise<void> {
  const kept = await world.sql.selectFrom('address').select('id').where('id', '=', ADDRESS).execute()
  if (kept.length === 0) await keepsAddresses(world, MIRA, { [ADDRESS]: HAMBURG })
}

export const isDearer = ({ world }: Held) =>
  asOwner(world, (owner) => owner.updateTable('variant').set({ price: 1_200n }).where('id', '=', RED).execute())

/** What was sent, as the phone keeps it. */
const form = { ...wanted, use_points: 0, remark: '', quote_hash: 'shown-then' }
export const unanswered = (member: number) => ({
  unanswered: [{ member, path: shopOrder.create.path, idem: KEY, form }],
})

/** The call came, was done, and its answer was lost. */
export async function wasOrdered({ world }: Held): Promise<void> {
  const print = fieldsPrint(v.parse(shopOrder.create.takes, { ...form, idem: KEY }) as never)
  const member = await idOf(world, MIRA)
  await asOwner(world, (owner) =>
    raw`
      insert into money_call (member_id, path, key, quote_no, print, reply, at)
      values (${member}, ${shopOrder.create.path}, ${KEY}, '', ${print}, ${JSON.stringify(ordered)}::jsonb, ${world.now()})`.execute(
      owner,
    ),
  )
}

import { sql as raw } from 'kysely'
import type { CartItem } from '#contract/cart.ts'
import type { Variant } from '#contract/shop.ts'
import type { GoodsInfo } from '#machines/shop/goods.rules.ts'
import { plainGoods, pointsInfo } from '#stories/fixtures/shop.ts'
import type { Phone } from '#tests/walk/phone.ts'
import { gains } from '#tests/world/money.ts'
import { openGoods } from '#tests/world/goods.ts'
import { idOf, MIRA } from '#tests/world/people.ts'
import { asOwner } from '#tests/world/world.ts'

type Held = Pick<Phone, 'world'>

/** What a walk puts on the shelf is numbered after whatever the demo sells. */
export const [GOODS, POINTS_GOODS] = [1_001, 1_002] as const
export const NOBODYS = 999_999
/** Red is there, blue is sold out, and of green one member may have two; red for points costs more than there are. */
export const [RED, GREEN] = [5_001, 5_003] as const
const [BLUE, DEAR, CHEAP] = [5_002, 5_004, 5_005] as const
const POINTS = 500

const colour = {
  code: 'colour',
  name: 'Colour',
  values: ['red', 'blue', 'green'].map((code) => ({ code, name: code, colour: '' })),
}
const [sample] = plainGoods.variants as [Variant]
const variant = (id: number, pick: string, more: Partial<Variant> = {}): Variant => ({
  ...sample,
  id,
  picks: [pick],
  text: pick,
  price: '10.00',
  lowest_price: '10.00',
  stock: 5,
  ...more,
})

export const mug: GoodsInfo = {
  ...plainGoods,
  id: GOODS,
  name: 'Demo mug',
  price: '10.00',
  price_most: '10.00',
  options: [colour],
  variants: [variant(RED, 'red'), variant(BLUE, 'blue', { stock: 0 }), variant(GREEN, 'green', { limit: 2 })],
  available: null,
  cart_count: 0,
}
export const soldOutMug: GoodsInfo = {
  ...mug,
  sold_out: 1,
  variants: mug.variants.map((one) => ({ ...one, stock: 0 })),
}
export const twoInCart: GoodsInfo = {
  ...mug,
  variants: mug.variants.map((one) => (one.id === GREEN ? { ...one, in_cart: 2 } : one)),
  cart_count: 2,
}
export const pointsMug: GoodsInfo = {
  ...pointsInfo,
  id: POINTS_GOODS,
  name: 'Demo points mug',
  options: [colour],
  variants: [
    variant(DEAR, 'red', { price: '0.00', points_price: 900 }),
    variant(CHEAP, 'green', { price: '0.00', points_price: 300 }),
  ],
  available: `${POINTS}`,
}

export const inCart = (variant_id: number, num: number): CartItem => ({
  id: 1,
  goods_id: GOODS,
  variant_id,
  shop_type: 'shop',
  store_id: 0,
  store_name: '',
  cate_id: 1,
  code: mug.code,
  motif: mug.motif,
  cover: null,
  name: mug.name,
  text: '',
  is_varied: 1,
  price: '10.00',
  price_added: '10.00',
  num,
  stock: 5,
  limit: variant_id === GREEN ? 2 : 0,
  selected: 1,
  state: 'ok',
})

export async function isOnShelf({ world }: Held): Promise<void> {
  await asOwner(world, async (owner) => {
    await raw`alter table goods alter column id restart with ${raw.lit(GOODS)}`.execute(owner)
    await raw`alter table variant alter column id restart with ${raw.lit(RED)}`.execute(owner)
  })
  await openGoods(world, {
    names: { en: mug.name },
    variants: [
      { picks: ['red'], price: 1_000n, stock: 5 },
      { picks: ['blue'], price: 1_000n, stock: 0 },
      { picks: ['green'], price: 1_000n, stock: 5, most: 2 },
    ],
  })
  await openGoods(world, {
    shop: 'points',
    names: { en: pointsMug.name },
    variants: [
      { picks: ['red'], price: 0n, points: 900, stock: 5 },
      { picks: ['green'], price: 0n, points: 300, stock: 5 },
    ],
  })
}

export const hasPoints = ({ world }: Held) => gains(world, MIRA, 'points', BigInt(POINTS))

export const leavesShelf = ({ world }: Held) =>
  asOwner(world, (owner) => owner.updateTable('goods').set({ is_on: false }).where('id', '=', GOODS).execute())

/** Of each variant so many are left. */
export const isLeft =
  (stock: number) =>
  ({ world }: Held) =>
    asOwner(world, (owner) => owner.updateTable('variant').set({ stock }).where('goods_id', '=', GOODS).execute())

export async function putsInCart({ world }: Held, ids: readonly number[], num: number): Promise<void> {
  const member_id = await idOf(world, MIRA)
  await world.sql
    .insertInto('cart_line')
    .values(ids.map((variant_id) => ({ member_id, variant_id, num, price: 1_000n, points: 0, added_at: world.now() })))
    .execute()
}

/** One of each variant is in the cart, which is as many as one may have of it from now on. */
export async function isLimited(held: Held): Promise<void> {
  await putsInCart(held, [RED, GREEN], 1)
  await asOwner(held.world, (owner) =>
    owner.updateTable('variant').set({ most: 1 }).where('goods_id', '=', GOODS).execute(),
  )
}

export async function fillsCart(held: Held, lines: number): Promise<void> {
  const others = await held.world.sql.selectFrom('variant').select('id').where('id', '<', RED).limit(lines).execute()
  await putsInCart(
    held,
    others.map(({ id }) => id),
    1,
  )
}

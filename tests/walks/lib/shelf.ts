import { SHOPS } from '#contract/shop.ts'
import type { Phone } from '#tests/walk/phone.ts'
import { expect } from '#tests/walk/phone.ts'
import { openGoods, type Goods } from '#tests/world/goods.ts'
import { asOwner } from '#tests/world/world.ts'

type World = Phone['world']

/** What the demo sells is off the shelf. */
const clearsShelves = (world: World) =>
  asOwner(world, (owner) => owner.updateTable('goods').set({ is_on: false }).execute())

/** So many goods, the first of them on top. */
export async function putsUp(world: World, many: number, shop: (typeof SHOPS)[number] = 'shop'): Promise<Goods[]> {
  const price = shop === 'points' ? { price: 0n, points: 900 } : { price: 1_000n }
  const up: Goods[] = []
  for (let place = many; place >= 1; place -= 1)
    up.push(
      await openGoods(world, {
        shop,
        names: { en: `Demo ${place}` },
        variants: [{ picks: [], stock: 5, ...price }],
      }),
    )
  return up
}

/** In each of the shops, and nothing else in any. */
export const stands =
  (many: number) =>
  async ({ world }: Phone) => {
    await clearsShelves(world)
    for (const shop of SHOPS) await putsUp(world, many, shop)
  }

export const seesGoods = ({ page }: Pick<Phone, 'page'>) =>
  expect(page.getByText(/^(Demo \d+|Storm lantern|Enamel mug)$/).first()).toBeVisible()

import type { CartItem } from '#contract/cart.ts'
import { cartOf } from '#machines/cart/cart.rules.ts'
import type { Phone } from '#tests/walk/phone.ts'
import { idOf, MIRA } from '#tests/world/people.ts'
import { GREEN, inCart, isOnShelf, mug, RED } from './goods.ts'

const BLUE = RED + 1

/** As the walk puts them there: red and green can be bought, blue is sold out. */
export const red: CartItem = { ...inCart(RED, 1), id: 1, text: 'red', name: mug.name }
const green: CartItem = { ...inCart(GREEN, 1), id: 3, text: 'green' }
const blue: CartItem = { ...inCart(BLUE, 1), id: 2, text: 'blue', stock: 0, state: 'sold_out' }
const left = (lines: readonly CartItem[]) => lines.map((line) => ({ ...line, selected: 0 as const }))

export const whole = cartOf([green, blue, red])
export const twoRed = cartOf([green, blue, { ...red, num: 2 }])
export const redLeft = cartOf([green, blue, { ...red, selected: 0 }])
export const noneChosen = cartOf(left([green, blue, red]))
export const allGreen = cartOf([{ ...green, num: 2 }, blue])
export const withoutRed = cartOf([green, blue])
export const withoutBlue = cartOf([green, red])
export const nothing = cartOf([])

const puts =
  (selected: boolean) =>
  async (phone: Phone): Promise<void> => {
    await isOnShelf(phone)
    const { world } = phone
    const member_id = await idOf(world, MIRA)
    await world.sql
      .insertInto('cart_line')
      .values(
        [RED, BLUE, GREEN].map((variant_id) => ({
          member_id,
          variant_id,
          num: 1,
          price: 1_000n,
          points: 0,
          added_at: world.now(),
          selected,
        })),
      )
      .execute()
  }
export const hasThree = puts(true)
export const hasNoneChosen = puts(false)

/** Whatever stood there is gone, by another phone of hers. */
export async function isEmptied({ world }: Pick<Phone, 'world'>): Promise<void> {
  await world.sql
    .deleteFrom('cart_line')
    .where('member_id', '=', await idOf(world, MIRA))
    .execute()
}

import { sql as raw } from 'kysely'
import type { LocaleTag } from '#contract/locales.ts'
import type { Shop } from '#contract/shop.ts'
import { putGoods, type VariantWish } from '#server/shop/put.ts'
import { asOwner, type House } from './world.ts'

/** How goods differ from a mug for 10.00 EUR, of which there are five. */
export interface GoodsAsked {
  readonly code?: string
  readonly shop?: Shop
  readonly category?: string
  readonly store?: string
  /** Whose the store is. */
  readonly owner?: number
  readonly names?: Partial<Record<LocaleTag, string>>
  readonly brief?: string
  readonly is_on?: boolean
  readonly sold?: number
  readonly variants?: readonly VariantWish[]
  /** So many seconds ago they came. */
  readonly age?: number
}

export interface Goods {
  readonly id: number
  readonly code: string
  readonly variants: readonly number[]
}

let made = 0
const COLOURS = ['red', 'blue', 'green'] as const

/** Written as the desk writes them, which is not done as the house. */
export async function openGoods(house: House, asked: GoodsAsked = {}): Promise<Goods> {
  let opened: Goods = { id: 0, code: '', variants: [] }
  await asOwner(house, async (owner) => {
    const code = asked.code ?? `goods-${(made += 1)}`
    const now = new Date(house.context.clock.now().getTime() - 1_000 * (asked.age ?? 0))
    const {
      category = 'home',
      store,
      owner: owner_id = null,
      brief = '',
      variants = [{ picks: [], price: 1_000n, stock: 5 }],
    } = asked
    await owner
      .insertInto('goods_category')
      .values({ code: category, place: 0, names: JSON.stringify({ en: category }) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    if (store)
      await owner
        .insertInto('store')
        .values({
          code: store,
          texts: JSON.stringify({ en: { name: store, place: 'Kiel', intro: '' } }),
          owner_id,
          created_at: now,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    const picked = variants.some(({ picks }) => picks.length > 0)
    const id = await putGoods(
      owner,
      {
        code,
        shop: asked.shop ?? 'shop',
        category,
        store,
        motif: 'mug',
        texts: Object.fromEntries(
          Object.entries(asked.names ?? { en: code }).map(([tag, name]) => [tag, { name, brief, content: [] }]),
        ),
        options: picked
          ? [
              {
                code: 'colour',
                names: { en: 'Colour', de: 'Farbe' },
                values: COLOURS.map((colour) => ({ code: colour, names: { en: colour, de: `${colour} (de)` } })),
              },
            ]
          : [],
        sold: asked.sold ?? 0,
        is_on: asked.is_on ?? true,
        created_at: now,
        variants,
      },
      now,
    )
    const { rows } = await raw<{ id: number }>`select id from variant where goods_id = ${id} order by id`.execute(owner)
    opened = { id, code, variants: rows.map((row) => row.id) }
  })
  return opened
}

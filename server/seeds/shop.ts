import { sql as raw } from 'kysely'
import { DAY_S } from '#contract/time-units.ts'
import { SANDBOX_PARTNER } from '#contract/link.ts'
import { minorOf } from '#contract/money.ts'
import type { Block } from '#contract/shapes.ts'
import type { LocaleTag } from '#contract/locales.ts'
import { later } from '../lib/clock.ts'
import type { Sql } from '../lib/database.ts'
import { putGoods, type VariantWish } from '../shop/put.ts'
import { af } from './goods/af.ts'
import { CATALOGUE, CATEGORIES, COLOURS, type GoodsCode, type Wish } from './goods/catalogue.ts'
import { de } from './goods/de.ts'
import { en } from './goods/en.ts'
import { he } from './goods/he.ts'
import { it } from './goods/it.ts'
import { nl } from './goods/nl.ts'
import { PICTURES } from './goods/pictures.ts'
import { pl } from './goods/pl.ts'
import { pt } from './goods/pt.ts'
import { sv } from './goods/sv.ts'
import type { GoodsTexts } from './goods/texts.ts'
import { zh } from './goods/zh.ts'

const GOODS_TEXTS: Readonly<Record<LocaleTag, GoodsTexts>> = {
  en,
  'zh-Hans': zh,
  it,
  pt,
  pl,
  nl,
  sv,
  af,
  he,
  de,
}

const inEvery = <Said>(say: (texts: GoodsTexts) => Said): Record<LocaleTag, Said> =>
  Object.fromEntries(Object.entries(GOODS_TEXTS).map(([tag, texts]) => [tag, say(texts)])) as Record<LocaleTag, Said>

const OWNER = 'store@quay.test'

/** Latitude and longitude: at the warehouses of Hamburg, and at the fjord of Kiel. */
const STORES = [
  ['hafen-korn', 53.5441, 9.9963],
  ['nordlicht', 54.3233, 10.1394],
] as const

/** The house and each store: what a parcel costs, from which sum on it is free, and how many days it takes. */
const CARRIAGE = [
  ['DE', '3.90', '50.00', 1, 3],
  ['NL', '4.90', '60.00', 2, 4],
  ['AT', '5.90', '70.00', 2, 4],
  ['IT', '7.90', '90.00', 3, 6],
  ['PL', '6.90', '80.00', 3, 5],
  ['PT', '8.90', '110.00', 4, 7],
  ['SE', '7.90', '90.00', 3, 6],
  ['IL', '14.90', null, 6, 12],
  ['ZA', '19.90', null, 8, 16],
  ['CN', '17.90', null, 8, 16],
] as const

/** Prices that moved did so this long ago. */
const MOVED = 2 * DAY_S
const LINEN: ReadonlySet<GoodsCode> = new Set<GoodsCode>(['linen-lamp', 'tea-towel'])
const careLink = (text: string): Block => ({ kind: 'link', text, url: SANDBOX_PARTNER })

const CODES = Object.keys(CATALOGUE) as GoodsCode[]
const cents = (price: string) => minorOf(price, 'EUR')

export async function seedShop(sql: Sql, now: Date): Promise<void> {
  await raw`set local role none`.execute(sql)
  for (const [place, code] of CATEGORIES.entries())
    await sql
      .insertInto('goods_category')
      .values({ code, place, names: JSON.stringify(inEvery(({ categories }) => categories[code])) })
      .execute()
  const { id: owner_id } = await sql
    .selectFrom('member')
    .select('id')
    .where('email', '=', OWNER)
    .executeTakeFirstOrThrow()
  for (const [code, latitude, longitude] of STORES)
    await sql
      .insertInto('store')
      .values({
        code,
        owner_id,
        texts: JSON.stringify(inEvery(({ stores, demo }) => named(stores[code], demo))),
        latitude,
        longitude,
        created_at: now,
      })
      .execute()
  const stores = await sql.selectFrom('store').select('id').execute()
  for (const store_id of [null, ...stores.map(({ id }) => id)])
    await sql
      .insertInto('carriage')
      .values(
        CARRIAGE.map(([country, price, free, days_least, days_most]) => ({
          store_id,
          country,
          price: cents(price),
          free_from: free === null ? null : cents(free),
          days_least,
          days_most,
        })),
      )
      .execute()
  for (const [at, code] of CODES.entries()) {
    const created = later(now, -(4 + ((at * 37) % 160)) * DAY_S)
    const { before, ...wish }: Wish = CATALOGUE[code]
    if (before) await seedGoods(sql, code, { ...wish, sizes: before }, created, created)
    await seedGoods(sql, code, wish, created, before ? later(now, -MOVED) : created)
  }
  await raw`set local role quay_app`.execute(sql)
}

const named = <Text extends { readonly name: string }>(text: Text, demo: string): Text => ({
  ...text,
  name: `${text.name} (${demo})`,
})

/** The later it stands in the catalogue of its kind, the newer it is. */
async function seedGoods(sql: Sql, code: GoodsCode, wish: Wish, created: Date, since: Date): Promise<void> {
  await putGoods(
    sql,
    {
      code,
      shop: wish.shop ?? 'shop',
      category: wish.category,
      store: wish.store,
      motif: wish.motif,
      texts: inEvery(({ said, care }) => {
        const [name, brief, text] = said[code]
        return { name, brief, content: [{ kind: 'paragraph', text }, ...(LINEN.has(code) ? [careLink(care)] : [])] }
      }),
      options: [
        ...(wish.colours
          ? [
              {
                code: 'colour',
                names: inEvery(({ colour }) => colour),
                values: wish.colours.map((colour) => ({
                  code: colour,
                  names: inEvery(({ colours }) => colours[colour]),
                  colour: COLOURS[colour],
                })),
              },
            ]
          : []),
        ...(wish.sizes
          ? [
              {
                code: 'size',
                names: inEvery(({ size }) => size),
                values: wish.sizes.map(([size]) => ({ code: size, names: inEvery(({ sizes }) => sizes[size]) })),
              },
            ]
          : []),
      ],
      pictures: PICTURES[code]?.gallery ?? [],
      sold: wish.sold,
      created_at: created,
      variants: variantsOf(wish),
    },
    since,
  )
}

function variantsOf({ colours, sizes, price = '0', points, stock, limit }: Wish): VariantWish[] {
  const shades: readonly (readonly string[])[] = colours?.map((colour) => [colour]) ?? [[]]
  const measured: readonly (readonly [readonly string[], string])[] = sizes?.map(([size, cost]) => [[size], cost]) ?? [
    [[], price],
  ]
  return shades.flatMap((shade, row) =>
    measured.map(([measure, cost], column) => ({
      picks: [...shade, ...measure],
      price: cents(cost),
      points,
      stock: typeof stock === 'number' ? stock : (stock[row * measured.length + column] ?? 0),
      most: limit,
    })),
  )
}

import { sql as raw } from 'kysely'
import type { Shop } from '#contract/shop.ts'
import { LOCALES, type LocaleTag } from '#contract/locales.ts'
import type { Sql } from '../lib/database.ts'
import type { ByLocale } from '../lib/by-locale.ts'
import type { GoodsRow, GoodsText, OptionKept } from './queries.ts'
import { termsOf } from './terms.ts'

export interface VariantWish {
  readonly picks: readonly string[]
  /** In cents. */
  readonly price: bigint
  readonly points?: number | undefined
  readonly stock: number
  readonly most?: number | undefined
}

/** What is called by a code is there already. */
export interface GoodsWish {
  readonly code: string
  readonly shop: Shop
  readonly category: string
  readonly store?: string | undefined
  readonly motif: string
  readonly texts: ByLocale<GoodsText>
  readonly options?: readonly OptionKept[]
  readonly pictures?: GoodsRow['pictures']
  readonly is_on?: boolean
  readonly sold?: number
  readonly created_at?: Date
  readonly variants: readonly VariantWish[]
}

const TAGS: readonly LocaleTag[] = LOCALES.map(({ tag }) => tag)
const NO_TEXT: GoodsText = { name: '', brief: '', content: [] }

/** Whoever reads a language that has no text reads English, and finds it by that. */
export async function putGoods(sql: Sql, { variants, ...wish }: GoodsWish, now: Date): Promise<number> {
  const read = Object.fromEntries(TAGS.map((tag) => [tag, wish.texts[tag] ?? wish.texts.en ?? NO_TEXT])) as Record<
    LocaleTag,
    GoodsText
  >
  const kept = {
    ...wish,
    terms: termsOf(read),
    variants: variants.map(({ price, ...variant }) => ({ ...variant, price: `${price}` })),
  }
  const { rows } = await raw<{ id: number }>`select put_goods(${JSON.stringify(kept)}::jsonb, ${now}) as id`.execute(
    sql,
  )
  return rows[0]?.id ?? 0
}

import pg from 'pg'
import { LOCALES, type LocaleTag } from '#contract/locales.ts'
import type { GoodsText } from '#server/shop/queries.ts'
import { termsOf } from '#server/shop/terms.ts'
import { openBenchWorld, type World } from './world.ts'

const BATCH = 500
const SYLLABLES = 'bar del fen gor hul jas kem lor mav nis pol rud sel tov vik wem yor zan'.split(' ')
const SIGNS = [...'安本长达恩方光海嘉科林美宁平荣盛天信']

type Texts = Readonly<Record<LocaleTag, GoodsText>>

interface Pattern {
  readonly category_id: number
  readonly store_id: number | null
  readonly motif: string
  readonly texts: Texts
}

const PATTERNS = `
  select category_id, store_id, motif, texts from goods where shop = 'shop' order by id`

const PUT = `
  with given as (
    select * from jsonb_to_recordset($1::jsonb) as one (
      code text, category_id integer, store_id integer, motif text, texts jsonb, sold integer, price bigint, stock integer,
      age integer, terms jsonb)),
  made as (
    insert into goods (code, shop, category_id, store_id, motif, texts, is_on, sold, created_at, terms, named)
    select code, 'shop', category_id, store_id, motif, texts, true, sold, now() - age * interval '1 minute',
      array_to_tsvector(array(select jsonb_array_elements_text(terms))),
      array_to_tsvector(array(select term from jsonb_array_elements_text(terms) as term where term like '%=%')) from given
    returning id, code),
  priced as (
    insert into variant (goods_id, picks, price, stock)
    select id, '{}', price, stock from made join given using (code) returning id, price)
  insert into variant_price (variant_id, since, price, points) select id, now(), price, 0 from priced`

const WORDS = `
  insert into goods_word (locale, word)
  select distinct split_part(term, '=', 1), split_part(term, '=', 2) from goods, unnest(tsvector_to_array(terms)) as term
  where term like '%=%' and length(split_part(term, '=', 2)) > 2
  on conflict do nothing`

/** A few sell much, most sell little. */
const soldOf = (nth: number) => Math.floor(5_000 / (1 + ((nth * 7_919) % 1_009)))

/** Every thing of the demo again and again, each time by another maker. */
function goodsOf(nth: number, patterns: readonly Pattern[]) {
  const pattern = patterns[nth % patterns.length] as Pattern
  const maker = (nth * 7_919) % SYLLABLES.length ** 3
  const of = (parts: readonly string[]) =>
    [maker % 18, Math.floor(maker / 18) % 18, Math.floor(maker / 324)].map((at) => parts[at]).join('')
  const texts = Object.fromEntries(
    LOCALES.map(({ tag }) => {
      const { name, ...said } = pattern.texts[tag]
      return [tag, { name: `${name} ${of(tag === 'zh-Hans' ? SIGNS : SYLLABLES)}`, ...said }]
    }),
  ) as unknown as Texts
  return {
    ...pattern,
    code: `bench-${nth}`,
    texts,
    terms: termsOf(texts),
    sold: soldOf(nth),
    price: 300 + ((nth * 127) % 9_700),
    stock: nth % 20 === 0 ? 0 : 1 + (nth % 40),
    age: nth % 100_000,
  }
}

/** The demo's catalogue, and so many more that there are `count` goods in the shop. */
export async function openCatalogue(count: number, members = 0): Promise<World> {
  const world = await openBenchWorld(members)
  const owner = new pg.Client({ connectionString: world.door.url })
  await owner.connect()
  try {
    const { rows: patterns } = await owner.query<Pattern>(PATTERNS)
    for (let first = patterns.length; first < count; first += BATCH) {
      const batch = Array.from({ length: Math.min(BATCH, count - first) }, (_, at) => goodsOf(first + at, patterns))
      await owner.query(PUT, [JSON.stringify(batch)])
    }
    await owner.query(WORDS)
    await owner.query('vacuum analyze')
    return world
  } catch (error) {
    await world.close()
    throw error
  } finally {
    await owner.end()
  }
}

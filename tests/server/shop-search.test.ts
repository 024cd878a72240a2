import { sql as raw } from 'kysely'
import { expect, test } from 'vitest'
import { FOUND_MOST, KEYWORD_MAX } from '#contract/limits.ts'
import type { LocaleCode } from '#contract/locales.ts'
import { shop } from '#contract/shop.ts'
import { openGoods } from '#tests/world/goods.ts'
import { openWorld } from '#tests/world/open.ts'
import { asOwner } from '#tests/world/world.ts'

const world = await openWorld()
const { give, deny } = world

const NAMES = {
  lantern: { en: 'Storm lantern', de: 'Sturmlaterne', 'zh-Hans': '风暴提灯', he: 'עששית סערה', pl: 'Lampa sztormowa' },
  mug: { en: 'Enamel mug', de: 'Emaillebecher', 'zh-Hans': '搪瓷马克杯', he: 'ספל אמייל', pl: 'Kubek emaliowany' },
  coat: {
    en: 'Waxed coat',
    de: 'Wachsjacke für große Größen',
    'zh-Hans': '打蜡外套',
    he: 'מעיל שעווה',
    pl: 'Płaszcz woskowany',
  },
  jam: { en: 'Plum jam', 'zh-Hans': '李子果酱' },
} as const
for (const [code, names] of Object.entries(NAMES)) await openGoods(world, { code, names, brief: 'Burns for hours' })

const found = async (keyword: string, language: LocaleCode | 'zh-cn' = 'en') => {
  const { data, is_near } = await give(shop.goods, { keyword }, { language })
  return { codes: data.map(({ code }) => code), is_near }
}
const whole = (...codes: string[]) => ({ codes, is_near: 0 })
const near = (...codes: string[]) => ({ codes, is_near: 1 })

test.each([
  ['lantern', 'en', whole('lantern')],
  ['LANT', 'en', whole('lantern')],
  ['storm lan', 'en', whole('lantern')],
  ['la', 'en', whole('lantern')],
  ['lantern mu', 'en', whole('lantern')],
  ['bu', 'en', whole()],
  ['lantern mug', 'en', near()],
  ['Sturmlaterne', 'de', whole('lantern')],
  ['grosse grossen', 'de', whole('coat')],
  ['GRÖSSEN', 'de', whole('coat')],
  ['plaszcz', 'pl', whole('coat')],
  ['עששית', 'hebrew', whole('lantern')],
  ['提灯', 'zh-cn', whole('lantern')],
  ['灯', 'zh-cn', whole('lantern')],
  ['马克', 'zh-cn', whole('mug')],
] as const)('“%s” in %s finds what has these words', async (keyword, language, expected) => {
  expect(await found(keyword, language)).toEqual(expected)
})

test.each([
  ['lantren', 'en', near('lantern')],
  ['enamle mug', 'en', near('mug')],
  ['Sturmlatrene', 'de', near('lantern')],
  ['Emailbecher', 'de', near('mug')],
  ['搪磁马克杯', 'zh-cn', near('mug')],
  ['风爆提登', 'zh-cn', near('lantern')],
  ['kubke', 'pl', near('mug')],
] as const)('“%s” in %s is misspelt, and finds what was meant', async (keyword, language, expected) => {
  expect(await found(keyword, language)).toEqual(expected)
})

test('what has the words in its name comes before what has them in a sentence about it', async () => {
  const { id } = await openGoods(world, { code: 'burns-book', names: { en: 'Burns, poems' } })
  const { data } = await give(shop.goods, { keyword: 'burns' })
  expect(data[0]?.id).toBe(id)
  expect(data).toHaveLength(5)
})

test('who reads a language in which nothing is said of goods finds them in English', async () => {
  expect(await found('plum', 'de')).toEqual(whole('jam'))
})

test.each(['', '!?', '%_', "'); drop table goods; --", ':*', '& | !', 'x', '𝒳'])(
  'nothing goes wrong with “%s”',
  async (keyword) => {
    expect(Array.isArray((await found(keyword)).codes)).toBe(true)
  },
)

test('a search of ten thousand letters is refused', async () => {
  const long = 'l'.repeat(KEYWORD_MAX)
  expect(await found(long)).toEqual({ codes: [], is_near: 0 })
  expect(await deny(shop.goods, { keyword: 'l'.repeat(10_000) })).toMatchObject({ errors: { keyword: 'text-long' } })
})

test('what very many have is counted to a thousand, and the best of them are found wherever they stand', async () => {
  const put = (word: string, first: number, sold: number) =>
    asOwner(world, (owner) =>
      raw`
        insert into goods (code, shop, category_id, motif, texts, is_on, sold, created_at, is_sold_out, terms, named)
        select ${`${word}-`} || n, 'shop', (select min(id) from goods_category), 'mug', '{}', true, ${sold}::integer + n, now(), false,
          ${`'en:${word}' 'en=${word}'`}::tsvector, case when n % 2 = 0 then ${`'en=${word}'`}::tsvector else '' end
        from generate_series(${first}::integer, ${first + FOUND_MOST}::integer) as n`.execute(owner),
    )
  await put('crate', 1, 10_000)
  await put('plank', 1, 0)
  const best = async (keyword: string, asked = {}) => {
    const { total, data } = await give(shop.goods, { keyword, limit: 3, ...asked })
    return { total, codes: data.map(({ code }) => code) }
  }
  const total = FOUND_MOST
  expect(await best('crate')).toEqual({ total, codes: ['crate-1000', 'crate-998', 'crate-996'] })
  expect(await best('crate', { page: 2 })).toEqual({ total, codes: ['crate-994', 'crate-992', 'crate-990'] })
  expect(await best('crate', { sort: 'sales' })).toEqual({ total, codes: ['crate-1001', 'crate-1000', 'crate-999'] })
  expect(await best('plank')).toEqual({ total, codes: ['plank-1000', 'plank-998', 'plank-996'] })
  expect((await give(shop.goods, { limit: 50 })).total).toBeGreaterThan(2 * FOUND_MOST)
})

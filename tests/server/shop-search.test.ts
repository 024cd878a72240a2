import { expect, test } from 'vitest'
import { KEYWORD_MAX } from '#contract/limits.ts'
import type { LocaleCode } from '#contract/locales.ts'
import { shop } from '#contract/shop.ts'
import { openGoods } from '#tests/world/goods.ts'
import { openWorld } from '#tests/world/open.ts'

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

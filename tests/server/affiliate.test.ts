import { beforeEach, describe, expect, test } from 'vitest'
import { affiliate, LINKS_ASKED } from '#contract/affiliate.ts'
import { home } from '#contract/home.ts'
import { KEYWORD_MAX } from '#contract/limits.ts'
import { HOUR_S } from '#contract/time-units.ts'
import { affiliateConfig } from '#server/affiliate/affiliate-config.ts'
import { unix } from '#server/lib/clock.ts'
import { connects, partnerSells } from '#tests/world/affiliate.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { clock, context, give, deny, member, app } = world
const there = (url: string) => new URL(url, context.settings.origin)
describe('the partner of the demo', () => {
  beforeEach(() => partnerSells(world))

  test('shows its goods page by page, without one twice, and says whose they are', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => give(affiliate.goods, { page })))
    const ids = pages.flatMap(({ data }) => data.map(({ id }) => id))
    expect([ids.length, new Set(ids).size]).toEqual([26, 26])
    expect(pages.map(({ data, last_page, total }) => [data.length, last_page, total])).toEqual([
      [10, 3, expect.any(Number)],
      [10, 3, 26],
      [6, 3, 26],
      [0, 3, 26],
    ])
    expect(pages[0]?.affiliate).toEqual({ name: 'Test partner', is_sandbox: 1, lang: '' })
    expect(pages[0]?.data[0]).toEqual({
      id: 'reading-lamp',
      name: 'Reading lamp with clip',
      motif: 'lamp',
      price: '59.00',
      coupon_amount: '10.00',
      final_price: '49.00',
      commission: '3.92',
      sales_text: '12,040 sold',
      mall_name: 'Demo Lotus',
    })
  })

  test('calls them in the language of the reader, and finds them by its words', async () => {
    const reader = { language: 'de-de' }
    const { list } = await give(affiliate.categories, {}, reader)
    expect(list.map(({ name }) => name)).toContain('Küche')
    const { data } = await give(affiliate.goods, { keyword: 'KÜCHE' }, reader)
    expect(data).toEqual([])
    const found = await give(affiliate.goods, { keyword: ' pfanne ' }, reader)
    expect(found.data.map(({ name }) => name)).toEqual(['Bratpfanne, 28 cm'])
  })

  test('shows a category, and every order one may wish', async () => {
    const ids = async (sort: string) =>
      (await give(affiliate.goods, { cate_id: 2, sort } as never)).data.map(({ id }) => id)
    expect(await ids('default')).toEqual(['frying-pan', 'chefs-knife', 'cutting-board', 'storage-jars', 'travel-mug'])
    expect(await ids('price_asc')).toEqual(['cutting-board', 'storage-jars', 'travel-mug', 'frying-pan', 'chefs-knife'])
    expect(await ids('price_desc')).toEqual((await ids('price_asc')).toReversed())
    expect(await ids('sales')).toEqual(['frying-pan', 'travel-mug', 'storage-jars', 'cutting-board', 'chefs-knife'])
    expect(await ids('commission')).toEqual([
      'chefs-knife',
      'frying-pan',
      'travel-mug',
      'storage-jars',
      'cutting-board',
    ])
    expect((await give(affiliate.goods, { cate_id: 99 })).data).toEqual([])
  })

  test('leads a member to a page that says what it is, under a number that is no member number', async () => {
    const [one, other] = [await member(), await member()]
    const link = await give(affiliate.link, { goods_id: 'travel-mug' }, one)
    expect(link.expire_time).toBe(unix(context.clock.now()) + 1_800)
    const { pathname, search, searchParams } = there(link.url)
    expect(link.url).toMatch(/^\/sandbox\/partner\/goods\/travel-mug\?/)
    const number = searchParams.get('uid')
    expect([number, String(one.id)]).not.toEqual([String(one.id), number])
    expect(number).toMatch(/^\d{12,19}$/)
    const again = await give(affiliate.link, { goods_id: 'day-pack' }, one)
    expect(there(again.url).searchParams.get('uid')).toBe(number)
    const another = await give(affiliate.link, { goods_id: 'travel-mug' }, other)
    expect(there(another.url).searchParams.get('uid')).not.toBe(number)

    const read = async (language: string) =>
      app.inject({ url: `${pathname}${search}`, headers: { 'accept-language': language } })
    const page = await read('en')
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('nothing is sold here')
    expect(page.body).toContain('Insulated mug')
    expect(page.body).toContain(`Link number ${number}`)
    expect((await read('he')).body).toContain('dir="rtl"')
    clock.pass(1_801)
    expect((await read('en')).body).toContain('This link has expired')
    const { searchParams: fresh } = there((await give(affiliate.link, { goods_id: 'travel-mug' }, one)).url)
    expect(Number(fresh.get('until'))).toBeGreaterThan(Number(searchParams.get('until')))
  })

  test.each([
    '/sandbox/partner/goods/travel-mug',
    '/sandbox/partner/goods/none?uid=1&until=1',
    '/sandbox/partner/goods/travel-mug?uid=%3Cb%3E&until=1',
  ])('has no page at %s', async (url) => {
    const page = await app.inject({ url })
    expect([page.statusCode, page.body.includes('There are no such goods.'), page.body.includes('<b>')]).toEqual([
      404,
      true,
      false,
    ])
  })

  test('is on the mall’s home', async () => {
    expect((await give(home.index, { space: 'mall' })).mall?.affiliate).toBe(1)
  })
})

describe('what is refused', () => {
  beforeEach(() => partnerSells(world))

  test('goods that the partner does not have, and what is no name of goods', async () => {
    const person = await member()
    expect(await deny(affiliate.link, { goods_id: 'samovar' }, person)).toEqual({ refusal: 'missing' })
    expect(await deny(affiliate.link, { goods_id: '../day-pack' }, person)).toMatchObject({ refusal: 'invalid' })
    expect(await deny(affiliate.link, {} as never, person)).toMatchObject({ refusal: 'invalid' })
  })

  test('a link for somebody who is not signed in', async () => {
    expect(await deny(affiliate.link, { goods_id: 'day-pack' })).toMatchObject({ refusal: 'signed-out' })
  })

  test('words that are too long, and an order that nobody knows', async () => {
    expect(await deny(affiliate.goods, { keyword: 'w'.repeat(KEYWORD_MAX + 1) })).toMatchObject({ refusal: 'invalid' })
    expect(await deny(affiliate.goods, { sort: 'new' } as never)).toMatchObject({ refusal: 'invalid' })
  })

  test('more links than somebody who buys would ask for', async () => {
    const person = await member()
    for (let time = 0; time < LINKS_ASKED.times; time += 1) await give(affiliate.link, { goods_id: 'day-pack' }, person)
    expect(await deny(affiliate.link, { goods_id: 'day-pack' }, person)).toMatchObject({ refusal: 'too-often' })
    clock.pass(HOUR_S + 1)
    await give(affiliate.link, { goods_id: 'day-pack' }, person)
  })
})

describe('without a partner', () => {
  beforeEach(() => connects(world, undefined))

  test('there is nothing, which is said to be so, no link, and no way there', async () => {
    const person = await member()
    expect(await give(affiliate.categories, {})).toEqual({ list: [] })
    expect(await give(affiliate.goods, {})).toEqual({
      current_page: 1,
      last_page: 1,
      per_page: 10,
      total: 0,
      data: [],
      affiliate: null,
    })
    expect(await deny(affiliate.link, { goods_id: 'day-pack' }, person)).toEqual({ refusal: 'not-available' })
    expect((await give(home.index, { space: 'mall' })).mall?.affiliate).toBe(0)
  })
})

test('production has a partner only where an account there is named, and whole', () => {
  const given = (values: Readonly<Record<string, string>>) => (name: string) => values[name]
  const account = { PINDUODUO_CLIENT_ID: 'a', PINDUODUO_SECRET: 'b', PINDUODUO_POSITION: 'c' }
  expect(affiliateConfig(given({}), true)).toBeUndefined()
  expect(affiliateConfig(given({}), false)).toEqual({ from: 'sandbox' })
  expect(affiliateConfig(given(account), true)).toEqual({
    from: 'pinduoduo',
    clientId: 'a',
    secret: 'b',
    position: 'c',
  })
  expect(() => affiliateConfig(given({ PINDUODUO_SECRET: 'b' }), false)).toThrow(
    'PINDUODUO_CLIENT_ID and PINDUODUO_POSITION missing',
  )
})

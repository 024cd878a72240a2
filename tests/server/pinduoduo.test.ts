import { beforeEach, expect, test } from 'vitest'
import { affiliate } from '#contract/affiliate.ts'
import { home } from '#contract/home.ts'
import { pinduoduo } from '#server/affiliate/pinduoduo.ts'
import { unix } from '#server/lib/clock.ts'
import { connects } from '#tests/world/affiliate.ts'
import { openWorld } from '#tests/world/open.ts'
import { ACCOUNT, linkAnswer, openPinduoduo, pinduoduoGoods, refusal, searchAnswer } from './lib/pinduoduo-house.ts'

const world = await openWorld()
const { clock, context, give, deny, member } = world
const house = await openPinduoduo()

const theirs = (waitMs?: number) =>
  connects(world, pinduoduo(ACCOUNT, { clock: context.clock, gateway: house.url }), waitMs)
const range = (from: number, many: number) => Array.from({ length: many }, (_, at) => `g${from + at}`)

const CATS = 'pdd.goods.cats.get'
const SEARCH = 'pdd.ddk.goods.search'
const LINK = 'pdd.ddk.goods.promotion.url.generate'

beforeEach(() => {
  house.usual()
  theirs()
})

test('is asked by signed requests for its first categories', async () => {
  expect(await give(affiliate.categories, {})).toEqual({
    list: [
      { id: 15, pid: 0, name: '百货' },
      { id: 14, pid: 0, name: '女装' },
    ],
  })
  const [asked] = house.asked
  expect(asked).toEqual({
    type: CATS,
    client_id: ACCOUNT.clientId,
    timestamp: `${unix(context.clock.now())}`,
    data_type: 'JSON',
    parent_cat_id: '0',
    sign: expect.stringMatching(/^[0-9A-F]{32}$/),
  })
  expect(JSON.stringify(house.asked)).not.toContain(ACCOUNT.secret)
})

test('says prices in hundredths and commission of a thousand, after a coupon that one really gets', async () => {
  house.says(SEARCH, () =>
    searchAnswer([
      pinduoduoGoods('full'),
      pinduoduoGoods('dear', { coupon_min_order_amount: 9_900 }),
      pinduoduoGoods('gone', { coupon_remain_quantity: 0 }),
      pinduoduoGoods('bare', { has_coupon: null, coupon_discount: null, promotion_rate: null, sales_tip: null }),
      pinduoduoGoods('gift', { min_group_price: '500', coupon_discount: 900, coupon_min_order_amount: 0 }),
    ]),
  )
  const { data, affiliate: whose } = await give(affiliate.goods, { cate_id: 14, keyword: '灯', sort: 'commission' })
  expect(whose).toEqual({ name: 'Pinduoduo', is_sandbox: 0, lang: 'zh' })
  expect(data.map((one) => [one.id, one.price, one.coupon_amount, one.final_price, one.commission])).toEqual([
    ['full', '59.00', '10.00', '49.00', '3.92'],
    ['dear', '59.00', '0.00', '59.00', '4.72'],
    ['gone', '59.00', '0.00', '59.00', '4.72'],
    ['bare', '59.00', '0.00', '59.00', '0.00'],
    ['gift', '5.00', '5.00', '0.00', '0.00'],
  ])
  expect(house.of(SEARCH)[0]).toMatchObject({
    pid: ACCOUNT.position,
    page: '1',
    page_size: '100',
    sort_type: '14',
    keyword: '灯',
    cat_id: '14',
  })
})

test('gives links of its own hosts alone, for a number in whose name orders are found again', async () => {
  const person = await member()
  const link = await give(affiliate.link, { goods_id: 'c9r2omogKFFAc7WBwvbZU1ikIb16_J3CTa8HNN' }, person)
  expect(link).toEqual({
    url: expect.stringMatching(/^https:\/\/mobile\.yangkeduo\.com\//),
    short_url: 'https://p.pinduoduo.com/ctzmcX8k',
    expire_time: unix(context.clock.now()) + 1_800,
  })
  const [asked] = house.of(LINK)
  expect(asked).toMatchObject({
    p_id: ACCOUNT.position,
    goods_sign_list: '["c9r2omogKFFAc7WBwvbZU1ikIb16_J3CTa8HNN"]',
    generate_short_url: 'true',
  })
  const said = asked?.['custom_parameters'] ?? ''
  expect(said).toMatch(/^\{"uid":"\d{12,19}"\}$/)
  expect(said.length).toBeLessThanOrEqual(64)
  house.says(LINK, () => linkAnswer(`https://mobile.yangkeduo.com/app.html?launch_url=${'u'.repeat(2_000)}`))
  expect((await give(affiliate.link, { goods_id: 'long' }, person)).url).toBe('https://p.pinduoduo.com/ctzmcX8k')
  house.says(LINK, () => ({ goods_promotion_url_generate_response: { goods_promotion_url_list: [] } }))
  expect(await deny(affiliate.link, { goods_id: 'gone' }, person)).toEqual({ refusal: 'missing' })
})

test.each([
  'javascript:alert(1)',
  'http://mobile.yangkeduo.com/goods.html',
  'https://yangkeduo.com.evil.example/goods.html',
  'https://notpinduoduo.com/x',
  'no address',
])('is not believed that %s is a link of its own', async (url) => {
  const person = await member()
  house.says(LINK, () => linkAnswer(url))
  expect(await deny(affiliate.link, { goods_id: 'one' }, person)).toEqual({ refusal: 'affiliate-silent' })
})

const FAULTS: readonly (readonly [string, () => unknown])[] = [
  ['says that the signature is wrong', () => house.says(SEARCH, () => refusal(20_004, '20004'))],
  ['says that the position is not registered', () => house.says(SEARCH, () => refusal(50_001, '60001'))],
  ['says that it was asked too often', () => house.says(SEARCH, () => refusal(70_031))],
  ['answers 502', () => house.says(SEARCH, () => ({}), 502)],
  ['answers with a page', () => house.sends(SEARCH, '<html>maintenance</html>')],
  ['answers with nothing', () => house.sends(SEARCH, '')],
  ['answers something else', () => house.says(SEARCH, () => ({ goods_list: [] }))],
  ['names goods that cannot be read', () => house.says(SEARCH, () => searchAnswer([{ goods_sign: 1 }]))],
  ['leads elsewhere', () => house.leads(SEARCH, 'http://127.0.0.1:1/')],
]
test.each(FAULTS)('that %s is a partner that does not answer', async (_, fault) => {
  fault()
  expect(await deny(affiliate.goods, {})).toEqual({ refusal: 'affiliate-silent' })
  expect((await give(affiliate.categories, {})).list).toHaveLength(2)
  expect(world.logged.join('\n')).not.toContain(ACCOUNT.secret)
})

test('that hangs is given up within five seconds, and nothing else waits meanwhile', async () => {
  house.hangs(CATS)
  const began = Date.now()
  const refused = deny(affiliate.categories, {})
  const others = await Promise.all(
    Array.from({ length: 30 }, () => deny(affiliate.categories, {}).then(() => Date.now() - began)).concat(
      give(home.index, { space: 'mall' }).then(() => Date.now() - began),
    ),
  )
  expect(await refused).toEqual({ refusal: 'affiliate-silent' })
  expect(Math.max(...others)).toBeLessThan(5_000)
  expect(others.at(-1)).toBeLessThan(1_000)
  expect(house.of(CATS)).toHaveLength(1)
  // Whoever asks right after does not wait for it in turn; a moment later it is asked again.
  const again = Date.now()
  await deny(affiliate.categories, {})
  expect(Date.now() - again).toBeLessThan(1_000)
  house.usual()
  clock.pass(6)
  expect((await give(affiliate.categories, {})).list).toHaveLength(2)
}, 15_000)

test('that answers each of its pages slowly is given up all the same', async () => {
  theirs(50)
  house.hangs(SEARCH)
  expect(await deny(affiliate.goods, { page: 3 })).toEqual({ refusal: 'affiliate-silent' })
})

test('that is asked for too many things at once is asked for no more of them', async () => {
  house.hangs(SEARCH)
  theirs(200)
  await Promise.all(range(0, 30).map((keyword) => deny(affiliate.goods, { keyword })))
  expect(house.of(SEARCH)).toHaveLength(20)
})

test('is asked once by a storm of visitors, and again after some minutes', async () => {
  await Promise.all(range(0, 60).map(() => give(affiliate.goods, {})))
  await Promise.all(range(0, 60).map(() => give(affiliate.categories, {})))
  expect(house.asked.map(({ type }) => type)).toEqual([SEARCH, CATS])
  clock.pass(181)
  await give(affiliate.goods, {})
  await give(affiliate.categories, {})
  expect(house.asked.map(({ type }) => type)).toEqual([SEARCH, CATS, SEARCH])
})

test('is read page by page, by what the page before gave; what stood on two of its pages is there once', async () => {
  house.says(SEARCH, ({ page, list_id }) => {
    if (page === '1')
      return searchAnswer(
        range(0, 100).map((sign) => pinduoduoGoods(sign)),
        230,
        'after-1',
      )
    if (page === '2' && list_id === 'after-1')
      return searchAnswer(
        range(95, 100).map((sign) => pinduoduoGoods(sign)),
        230,
        'after-2',
      )
    return list_id === 'after-2'
      ? searchAnswer(
          range(195, 30).map((sign) => pinduoduoGoods(sign)),
          230,
          'after-3',
        )
      : refusal(10_000)
  })
  const first = await give(affiliate.goods, { page: 1, limit: 50 })
  expect([first.total, first.last_page, house.of(SEARCH).length]).toEqual([230, 5, 1])
  await give(affiliate.goods, { page: 2, limit: 50 })
  expect(house.of(SEARCH)).toHaveLength(1)
  const third = await give(affiliate.goods, { page: 3, limit: 50 })
  expect([third.data[0]?.id, house.of(SEARCH).length]).toEqual(['g100', 2])
  const last = await give(affiliate.goods, { page: 5, limit: 50 })
  expect([last.data.map(({ id }) => id), last.total, last.last_page]).toEqual([range(200, 25), 225, 5])
  expect(house.of(SEARCH)).toHaveLength(3)
})

test('is not read without end, whatever page is asked for and whatever it says there is', async () => {
  house.says(SEARCH, ({ page }) =>
    searchAnswer(
      range(Number(page) * 1_000, 100).map((sign) => pinduoduoGoods(sign)),
      60_000,
      `after-${page}`,
    ),
  )
  expect((await give(affiliate.goods, {})).total).toBe(500)
  const far = await give(affiliate.goods, { page: 1_000, limit: 50 })
  expect([far.data, far.total, far.last_page]).toEqual([[], 500, 10])
  expect(house.of(SEARCH)).toHaveLength(5)
})

test('is not asked for digits alone, which it takes for goods of long ago', async () => {
  expect((await give(affiliate.goods, { keyword: '2478116379' })).data).toEqual([])
  expect(house.asked).toEqual([])
})

test('leaves out what cannot be read, and shows the rest', async () => {
  house.says(SEARCH, () =>
    searchAnswer([pinduoduoGoods('fine'), pinduoduoGoods('odd', { min_group_price: -1 }), { goods_name: 'x' }]),
  )
  expect((await give(affiliate.goods, {})).data.map(({ id }) => id)).toEqual(['fine'])
})

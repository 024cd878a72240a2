import { minorOf } from '#contract/money.ts'
import { type GoodsItem, shop } from '#contract/shop.ts'
import { presentCoupon } from '../coupon/present.ts'
import { givenOf } from '../coupon/queries.ts'
import { moneyOf } from '../ledger/holdings.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { unix } from '../lib/clock.ts'
import { flag } from '../lib/flag.ts'
import { implement } from '../lib/implement.ts'
import { paged } from '../lib/paged.ts'
import { refuse } from '../lib/refuse.ts'
import { waysToEarn } from '../points/earn.ts'
import { presentCategories, presentGoods, presentGoodsInfo } from './present.ts'
import {
  carriageOf,
  categoriesOf,
  goodsById,
  goodsOf,
  inCartOf,
  leastPoints,
  shelfOf,
  type Sought,
  variantsOf,
} from './queries.ts'
import { nearSearchOf, searchOf } from './search.ts'
import { forgetVisits, keepVisit, visitsOf } from './visits.ts'

const SHOWN = 8
const COUPONS_AT_HOME = 6
const COUPONS_OF_GOODS = 3

const couponsOf = (call: Call, limit: number, goods?: number) =>
  givenOf(call.sql, call.viewer?.id, { page: 1, limit, goods }, call.now).then((rows) =>
    rows.map((row) => presentCoupon(row, call)),
  )

const first = (call: Call, sought: Pick<Sought, 'sort' | 'shop'>, limit = SHOWN) =>
  shelfOf(call.sql, { ...sought, page: 1, limit }).then((rows) => rows.map((row) => presentGoods(call, row)))

/** A section that cannot be read is left out; it takes nothing else along. */
const section = <Of>({ context }: Call, name: string, read: Promise<Of>): Promise<Of | null> =>
  read.catch((error: unknown) => {
    context.log.error({ err: error, section: name }, 'a section of the shop could not be read')
    return null
  })

/** Nothing is recommended that the same page shows already. */
const besides = (goods: readonly GoodsItem[], ...shown: (readonly GoodsItem[] | null)[]) => {
  const seen = new Set(shown.flatMap((some) => some?.map(({ id }) => id) ?? []))
  return goods.filter(({ id }) => !seen.has(id)).slice(0, SHOWN)
}

async function purseOf({ sql, now }: Call, member: number, kind: 'points' | 'repurchase'): Promise<string> {
  const { points, shop: balance } = await moneyOf(sql, member, now)
  return kind === 'points' ? `${points}` : balance
}

export const shopHandlers = implement('shop', shop, {
  async index(call) {
    const { sql, locale, viewer } = call
    const [categories, hot, fresh, likely, coupons, inCart] = await Promise.all([
      section(
        call,
        'categories',
        categoriesOf(sql).then((rows) => presentCategories(rows, locale)),
      ),
      section(call, 'hot', first(call, { shop: 'shop', sort: 'sales' })),
      section(call, 'new', first(call, { shop: 'shop', sort: 'new' })),
      section(call, 'recommend', first(call, { shop: 'shop', sort: 'default' }, 3 * SHOWN)),
      section(call, 'coupons', couponsOf(call, COUPONS_AT_HOME)),
      viewer ? inCartOf(sql, viewer.id) : 0,
    ])
    const recommend = likely && besides(likely, hot, fresh)
    return { categories, hot, new: fresh, recommend, coupons, cart_count: inCart }
  },

  categories: async ({ sql, locale }) => ({ list: presentCategories(await categoriesOf(sql), locale) }),

  async goods(call, { page, limit, keyword, ...asked }) {
    const { sql, locale } = call
    const sought: Sought = {
      page,
      limit,
      shop: asked.shop_type,
      category: asked.cate_id,
      store: asked.store_id,
      sort: asked.sort,
      least: asked.min_price === '' ? undefined : minorOf(asked.min_price, 'EUR'),
      most: asked.max_price === '' ? undefined : minorOf(asked.max_price, 'EUR'),
    }
    const shown = ({ total, rows }: Awaited<ReturnType<typeof goodsOf>>, isNear: boolean) => ({
      ...paged(
        { page, limit },
        total,
        rows.map((row) => presentGoods(call, row)),
      ),
      is_near: flag(isNear),
    })
    if (keyword === '') return shown(await goodsOf(sql, sought), false)
    const search = searchOf(keyword, locale)
    const found = search ? await goodsOf(sql, { ...sought, search }) : { total: 0, rows: [] }
    if (found.total > 0) return shown(found, false)
    const near = await nearSearchOf(sql, keyword, locale)
    return near ? shown(await goodsOf(sql, { ...sought, search: near }), true) : shown(found, false)
  },

  async info(call, { id }) {
    const { sql, now, viewer, context } = call
    const row = (await goodsById(sql, id)) ?? refuse('missing')
    const [variants, carriage, inCart, available, coupons] = await Promise.all([
      variantsOf(sql, id, viewer?.id, now),
      carriageOf(sql, row.store_id),
      viewer ? inCartOf(sql, viewer.id) : 0,
      viewer && row.shop !== 'shop' ? purseOf(call, viewer.id, row.shop) : null,
      couponsOf(call, COUPONS_OF_GOODS, id),
    ])
    if (viewer) call.after(() => keepVisit(context.database, viewer.id, id, now))
    return presentGoodsInfo(call, row, { variants, carriage, inCart, available, coupons })
  },

  async hotSearch(call) {
    const names = (await first(call, { shop: 'shop', sort: 'sales' })).map(({ name }) => name)
    return { hot: names, default: names[0] ?? '' }
  },

  async visits(call, asked) {
    const { total, rows } = await visitsOf(call.sql, memberOf(call).id, asked)
    return paged(
      asked,
      total,
      rows.map((row) => ({ id: row.id, goods: presentGoods(call, row), time: unix(row.at) })),
    )
  },

  async forgetVisits(call, { ids, all }) {
    if (all === 0 && ids === '') refuse('invalid', { problems: { ids: 'required' } })
    const which = all === 1 ? undefined : ids.split(',').map(Number)
    return { deleted: await forgetVisits(call.sql, memberOf(call).id, which) }
  },

  async points(call) {
    const { sql, now, locale, viewer, say } = call
    const [money, least, categories, hot] = await Promise.all([
      viewer ? moneyOf(sql, viewer.id, now) : undefined,
      leastPoints(sql),
      categoriesOf(sql),
      first(call, { shop: 'points', sort: 'sales' }),
    ])
    return {
      points: money?.points ?? null,
      least,
      categories: presentCategories(categories, locale),
      hot,
      earn: waysToEarn(say),
    }
  },
})

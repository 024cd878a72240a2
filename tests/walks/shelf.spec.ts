import { shop } from '#contract/shop.ts'
import { EVERY_GOODS, type GoodsFilter, isNarrowed, shelfFlow } from '#machines/shop/shelf.flow.ts'
import { goods } from '#stories/fixtures/shop.ts'
import { press } from '#tests/walk/gestures.ts'
import { joins } from '#tests/walk/holds.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { listWalk } from '#tests/walks/lib/list.ts'
import { seesGoods, stands } from '#tests/walks/lib/shelf.ts'

const { gesture, inApp } = sayings(shelfFlow)

const AT = '/pages/shop/shop'
/** In which nothing of what a walk puts up stands. */
const GARDEN = 4
const garden: GoodsFilter = { ...EVERY_GOODS, cate_id: GARDEN }
const cheapest: GoodsFilter = { ...EVERY_GOODS, sort: 'price_asc' }

const list = listWalk(shelfFlow, {
  call: shop.goods,
  rows: [goods[0], goods[1]],
  head: { is_near: 0 },
  has: stands,
  finds: ({ filter }) => !isNarrowed(filter),
  sees: seesGoods,
  nothing: /^(Nothing on the shelf yet|Nothing found)$/,
})

walk(shelfFlow, {
  opens: [
    {
      title: 'a visitor opens the shop',
      at: AT,
      input: { shop_type: 'shop', filter: EVERY_GOODS },
      before: stands(1),
    },
    {
      title: 'a visitor opens a category of it',
      at: `${AT}?cate_id=${GARDEN}`,
      input: { shop_type: 'shop', filter: garden },
      before: stands(1),
    },
    {
      title: 'a visitor opens it, the cheapest first',
      at: `${AT}?sort=price_asc`,
      input: { shop_type: 'shop', filter: cheapest },
    },
    {
      title: 'a member opens the shop',
      at: AT,
      input: { shop_type: 'shop', filter: EVERY_GOODS },
      before: async (phone) => {
        await stands(1)(phone)
        await joins(phone)
      },
    },
    {
      title: 'a visitor opens the points shop',
      at: '/pages/shop/jf_shop',
      input: { shop_type: 'points', filter: EVERY_GOODS },
    },
    {
      title: 'a member opens the repurchase shop',
      at: '/pages/shops/fg_shop',
      input: { shop_type: 'repurchase', filter: EVERY_GOODS },
      before: joins,
    },
  ],
  wires: list.wires,
  events: [
    ...list.events,
    inApp(
      'chooses a category',
      { type: 'filter', filter: garden },
      ({ page }) => page.getByRole('group', { name: 'Categories' }).getByRole('button', { name: 'Garden' }).tap(),
      ({ shop_type, filter }, state) =>
        shop_type === 'shop' &&
        filter.sort === 'default' &&
        !isNarrowed(filter) &&
        ['opening', 'ended'].includes(state),
    ),
    gesture(
      'puts the cheapest first',
      { type: 'filter', filter: cheapest },
      ({ page }) => page.getByLabel('Sorted by').selectOption('price_asc'),
      ({ filter }) => !isNarrowed(filter) && filter.sort === 'default',
    ),
    gesture(
      'asks for all of them again',
      { type: 'filter', filter: EVERY_GOODS },
      (scene) => press(scene, 'Show all'),
      (_, state) => state === 'nothingFound',
    ),
  ],
  expects: list.expects,
})

import type { Meta } from '@storybook/react-vite'
import { cart } from '#contract/cart.ts'
import { shop } from '#contract/shop.ts'
import { goodsFlow } from '#machines/shop/goods.flow.ts'
import { GoodsScreen } from '#src/screens/shop/goods.screen.tsx'
import { lantern, limitedGoods, longGoods, offGoods, plainGoods, pointsInfo, soldOutGoods } from '../fixtures/shop.ts'
import { refused, silent } from '../fixtures/trouble.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(goodsFlow, GoodsScreen, {
  input: { id: 1, isMember: true },
  paths: ['/pages/shops/details'],
  calls: { info: shop.info, add: cart.add },
  answers: { info: lantern },
})
const chosen = { goods: lantern, picks: ['signal', 'm'] }
const [first] = lantern.variants

export default {
  title: 'shop/Goods',
  parameters: {
    purpose: 'Goods whole: pictures, price, variants, delivery; so many of one variant come into the cart.',
  },
} satisfies Meta

export const Opening = at('opening', {}, { names: ['loading'] })
export const OpeningAgain = at('opening', chosen)
export const Unreachable = at('unreachable', { trouble: silent }, { names: ['error'] })
export const Missing = at('missing', {}, { names: ['notFound'] })
export const Choosing = at('choosing', chosen, { names: ['ready', 'specSheet'] })
export const ChoosingSoldOutVariant = at('choosing', { ...chosen, picks: ['signal', 'l'] })
export const ChoosingPlain = at('choosing', { goods: plainGoods })
export const ChoosingMany = at('choosing', { ...chosen, num: 3 })
export const ChoosingLongest = at('choosing', { goods: longGoods, picks: ['ochre', 's'], num: 10 })
export const ChoosingForVisitor = at('choosing', { ...chosen, isMember: false })
export const ChoosingForPoints = at('choosing', {
  goods: { ...pointsInfo, available: '3000' },
  picks: pointsInfo.variants[0]?.picks ?? [],
})
export const ChoosingForPointsAsVisitor = at('choosing', {
  isMember: false,
  goods: { ...pointsInfo, available: null },
  picks: pointsInfo.variants[0]?.picks ?? [],
})
export const Adding = at('adding', chosen)
export const Added = at('added', { ...chosen, goods: { ...lantern, cart_count: 3 } })
export const AddedForVisitor = at('added', { ...chosen, isMember: false, goods: { ...lantern, cart_count: 3 } })
export const AddRejected = at('addRejected', {
  ...chosen,
  trouble: refused('stock-short', { range: { least: '1', most: '4' } }),
})
export const AddRejectedLimit = at('addRejected', {
  ...chosen,
  trouble: refused('goods-limit', { range: { least: '1', most: '2' } }),
})
export const AddRejectedUnreachable = at('addRejected', { ...chosen, trouble: silent })
export const SoldOut = at('soldOut', { goods: soldOutGoods })
export const OffShelf = at('offShelf', { goods: offGoods })
export const PointsShort = at('pointsShort', { goods: pointsInfo })
export const LimitReached = at('limitReached', { goods: limitedGoods })
export const Sharing = at('sharing', { ...chosen, picks: first?.picks ?? [] })

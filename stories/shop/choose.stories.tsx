import type { Meta } from '@storybook/react-vite'
import { cart } from '#contract/cart.ts'
import { shop } from '#contract/shop.ts'
import { goodsFlow } from '#machines/shop/goods.flow.ts'
import { ChooseScreen } from '#src/screens/shop/choose.screen.tsx'
import { lantern, limitedGoods, longGoods, offGoods, plainGoods, pointsInfo, soldOutGoods } from '../fixtures/shop.ts'
import { refused, silent } from '../fixtures/trouble.ts'
import { scenes } from '../lib/scenes.tsx'
import { shopPage } from './pages.tsx'

const at = scenes(goodsFlow, ChooseScreen, {
  input: { id: 1, isMember: true },
  paths: ['/pages/shop/shop'],
  calls: { info: shop.info, add: cart.add },
  answers: { info: lantern },
  around: (sheet) => (
    <>
      {shopPage({})}
      {sheet}
    </>
  ),
})
const chosen = { goods: lantern, picks: ['signal', 'm'] }

export default {
  title: 'shop/Choose over the shop',
  parameters: { purpose: 'A variant and a number are chosen and added without leaving the list.' },
} satisfies Meta

export const Opening = at('opening')
export const OpeningAgain = at('opening', chosen)
export const Unreachable = at('unreachable', { trouble: silent })
export const Missing = at('missing')
export const Choosing = at('choosing', chosen, { names: ['specSheet'] })
export const ChoosingPlain = at('choosing', { goods: plainGoods })
export const ChoosingLongest = at('choosing', { goods: longGoods, picks: ['ochre', 's'], num: 10 })
export const ChoosingForVisitor = at('choosing', { ...chosen, isMember: false })
export const Adding = at('adding', chosen)
export const Added = at('added', { ...chosen, goods: { ...lantern, cart_count: 3 } })
export const AddedForVisitor = at('added', { ...chosen, isMember: false, goods: { ...lantern, cart_count: 3 } })
export const AddRejected = at('addRejected', {
  ...chosen,
  trouble: refused('stock-short', { range: { least: '1', most: '4' } }),
})
export const SoldOut = at('soldOut', { goods: soldOutGoods })
export const OffShelf = at('offShelf', { goods: offGoods })
export const PointsShort = at('pointsShort', { goods: pointsInfo })
export const LimitReached = at('limitReached', { goods: limitedGoods })
export const Sharing = at('sharing', chosen)

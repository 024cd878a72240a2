import { goodsFlow } from '#machines/shop/goods.flow.ts'
import { says } from '#tests/walk/gestures.ts'
import { walk } from '#tests/walk/walk.ts'
import { GOODS, NOBODYS, POINTS_GOODS } from './lib/goods.ts'
import { goodsEvents, goodsExpects, goodsWires, input, member, visitor } from './lib/goods-walk.ts'

const at = (id: number) => `/pages/shop/shop?choose=${id}`
const SHARED = 'The sheet over the shop shares nothing: the page of the goods does.'
const FROM = ['offShelf', 'soldOut', 'pointsShort', 'limitReached', 'choosing', 'added', 'addRejected']

walk(goodsFlow, {
  shows: 'data-sheet',
  opens: [
    {
      title: 'a visitor chooses over the shop',
      at: at(GOODS),
      input: { ...input, isMember: false },
      before: visitor,
    },
    { title: 'a member chooses over the shop', at: at(GOODS), input, before: member },
    {
      title: 'a member chooses over the shop what costs points',
      at: at(POINTS_GOODS),
      input: { ...input, id: POINTS_GOODS },
      before: member,
    },
    {
      title: 'a visitor chooses over the shop what does not exist',
      at: at(NOBODYS),
      input: { ...input, id: NOBODYS, isMember: false },
    },
  ],
  wires: goodsWires,
  events: goodsEvents,
  expects: goodsExpects(says),
  never: Object.fromEntries(
    [
      ...FROM.map((state) => `${state} | share | sharing`),
      'sharing | done share | settling',
      'sharing | error share | settling',
    ].map((key) => [key, SHARED]),
  ),
})

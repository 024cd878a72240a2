import { goodsFlow } from '#machines/shop/goods.flow.ts'
import { heading, press } from '#tests/walk/gestures.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { GOODS, GREEN, NOBODYS, POINTS_GOODS } from './lib/goods.ts'
import { goodsEvents, goodsExpects, goodsWires, input, member, visitor } from './lib/goods-walk.ts'

const { gesture, answers } = sayings(goodsFlow)
const AT = '/pages/shops/details'

walk(goodsFlow, {
  opens: [
    {
      title: 'a visitor opens goods',
      at: `${AT}?id=${GOODS}`,
      input: { ...input, isMember: false },
      before: visitor,
    },
    { title: 'a member opens goods', at: `${AT}?id=${GOODS}`, input, before: member },
    {
      title: 'a member opens one variant of goods',
      at: `${AT}?id=${GOODS}&sku_id=${GREEN}`,
      input: { ...input, wanted: GREEN },
      before: member,
    },
    {
      title: 'a member opens goods for points',
      at: `${AT}?id=${POINTS_GOODS}`,
      input: { ...input, id: POINTS_GOODS },
      before: member,
    },
    {
      title: 'a visitor opens goods that do not exist',
      at: `${AT}?id=${NOBODYS}`,
      input: { ...input, id: NOBODYS, isMember: false },
    },
  ],
  wires: goodsWires,
  events: [
    ...goodsEvents,
    answers('share', 'it is sent to somebody', undefined),
    gesture('shares it', { type: 'share' }, (scene) => press(scene, 'Share')),
  ],
  expects: goodsExpects(heading),
  never: { 'sharing | error share | settling': 'Whatever becomes of it is shared or told in a toast.' },
})

import { pointsHead } from '#stories/fixtures/shop.ts'
import { walk } from '#tests/walk/walk.ts'
import { says } from '#tests/walk/gestures.ts'
import { followWalk, hasMoney, moneyFlow } from '#tests/walks/lib/follow.ts'
import { shopPanel } from '#tests/walks/lib/shop-panel.ts'

walk(
  moneyFlow,
  shopPanel(
    followWalk({
      calls: /^\/shop\/jf\/index$/,
      gives: pointsHead,
      isPanel: true,
      sees: (scene) => says(scene, /^Your points$/),
    }),
    { title: 'a member opens the points shop', at: '/pages/shop/jf_shop', before: hasMoney },
  ),
)

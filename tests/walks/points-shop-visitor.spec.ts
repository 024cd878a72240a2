import { pointsHead } from '#stories/fixtures/shop.ts'
import { says } from '#tests/walk/gestures.ts'
import { walk } from '#tests/walk/walk.ts'
import { followWalk, moneyFlow } from '#tests/walks/lib/follow.ts'
import { shopPanel } from '#tests/walks/lib/shop-panel.ts'

walk(
  moneyFlow,
  shopPanel(
    followWalk({
      calls: /^\/shop\/jf\/index$/,
      gives: { ...pointsHead, points: null },
      isPanel: true,
      isUntold: true,
      sees: (scene) => says(scene, /Sign in to see how many you have\.$/),
    }),
    { title: 'a visitor opens the points shop', at: '/pages/shop/jf_shop' },
  ),
)

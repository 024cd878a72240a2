import { money } from '#stories/fixtures/account.ts'
import { says } from '#tests/walk/gestures.ts'
import { walk } from '#tests/walk/walk.ts'
import { followWalk, hasMoney, moneyFlow } from '#tests/walks/lib/follow.ts'
import { shopPanel } from '#tests/walks/lib/shop-panel.ts'

walk(
  moneyFlow,
  shopPanel(
    followWalk({
      calls: /^\/user\/user\/get_user_money$/,
      gives: money,
      isPanel: true,
      sees: (scene) => says(scene, /^To spend here$/),
    }),
    { title: 'a member opens the repurchase shop', at: '/pages/shops/fg_shop', before: hasMoney },
  ),
)

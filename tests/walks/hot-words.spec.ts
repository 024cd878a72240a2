import { hotWords } from '#stories/fixtures/shop.ts'
import { heading } from '#tests/walk/gestures.ts'
import { expect } from '#tests/walk/phone.ts'
import { walk } from '#tests/walk/walk.ts'
import { followWalk, moneyFlow } from '#tests/walks/lib/follow.ts'
import { shopPanel } from '#tests/walks/lib/shop-panel.ts'

walk(
  moneyFlow,
  shopPanel(
    followWalk({
      calls: /^\/shop\/goods\/hot_search$/,
      gives: hotWords,
      isPanel: true,
      isUntold: true,
      isUnasked: true,
      sees: (scene) => heading(scene, 'Sold most'),
    }),
    { title: 'a visitor opens the search', at: '/pages/shops/search' },
    ({ page }) => expect(page.getByRole('searchbox')).toBeVisible(),
  ),
)

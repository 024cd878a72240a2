import { trade } from '#contract/trade.ts'
import { recommendFlow } from '#machines/trade/recommend.flow.ts'
import { noSellers, sellers } from '#stories/fixtures/merchant.ts'
import { heading, isWaiting, press } from '#tests/walk/gestures.ts'
import { calling } from '#tests/walk/wires.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { joins } from '#tests/walk/holds.ts'

const { gesture, answers, breaks } = sayings(recommendFlow)

walk(recommendFlow, {
  opens: [
    { title: 'a visitor opens the page', at: '/pages/my/recommend' },
    {
      title: 'a member opens the page',
      at: '/pages/my/recommend',
      before: joins,
    },
  ],
  wires: { recommend: calling(trade.recommend) },
  events: [
    answers('recommend', 'sellers are known', sellers),
    answers('recommend', 'nobody is', noSellers, ({ world }) =>
      world.sql.updateTable('recommendation').set({ shown: false }).execute(),
    ),
    breaks('recommend', 'no answer comes', 'silent'),
    gesture('tries again', { type: 'retry' }, (scene) => press(scene, /^(Try|Look) again$/)),
  ],
  expects: {
    opening: isWaiting,
    showing: (scene) => heading(scene, 'Tideline'),
    empty: (scene) => heading(scene, 'No sellers at the moment'),
    unreachable: (scene) => heading(scene, 'This did not load'),
  },
})

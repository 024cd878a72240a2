import { followFlow } from '#machines/stock/follow.flow.ts'
import { visitorLanding } from '#stories/fixtures/landing.ts'
import { followWalk } from '#tests/walks/lib/follow.ts'
import { heading, isWaiting } from '#tests/walk/gestures.ts'
import { walk } from '#tests/walk/walk.ts'
import { hearsOf } from '#tests/world/events.ts'
import { joins } from '#tests/walk/holds.ts'
import { MIRA } from '#tests/world/people.ts'

const followed = followWalk({
  calls: /^\/ai\/ai\/index$/,
  gives: visitorLanding,
  sees: (scene) => heading(scene, 'Paid so far, to everybody'),
  changes: {
    topic: 'invest',
    title: 'hears of what they put in',
    act: ({ world }) => hearsOf(world, MIRA, 'invest'),
  },
})

walk(followFlow<object>('invest'), {
  ...followed,
  opens: [
    {
      title: 'a member opens what robots are',
      at: '/pages/ai/ai',
      before: joins,
    },
  ],
  expects: {
    ...followed.expects,
    opening: isWaiting,
    unreachable: (scene) => heading(scene, 'This did not load'),
    refreshing: isWaiting,
  },
})

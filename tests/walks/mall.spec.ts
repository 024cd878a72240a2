import { memberMall } from '#stories/fixtures/mall.ts'
import { followWalk, hasMoney, moneyFlow } from '#tests/walks/lib/follow.ts'
import { heading, isWaiting, says } from '#tests/walk/gestures.ts'
import { walk } from '#tests/walk/walk.ts'

const followed = followWalk({
  calls:
    /^\/(index\/index\/index|shop\/index\/index|ai\/robot\/index|invest\/project\/index|subscribe\/subscribe\/Index)$/,
  gives: memberMall,
  sees: (scene) => says(scene, /^To spend here$/),
})

walk(moneyFlow, {
  ...followed,
  opens: [{ title: 'a member opens the mall', at: '/pages/index/index', before: hasMoney }],
  expects: {
    ...followed.expects,
    opening: isWaiting,
    unreachable: (scene) => heading(scene, 'This did not load'),
    refreshing: isWaiting,
  },
})

import { overview } from '#stories/fixtures/equity.ts'
import { followWalk, hasMoney, moneyFlow } from '#tests/walks/lib/follow.ts'
import { heading, isWaiting } from '#tests/walk/gestures.ts'
import type { Phone } from '#tests/walk/phone.ts'
import { walk } from '#tests/walk/walk.ts'
import { MIRA } from '#tests/world/people.ts'
import { forgetsNews } from '#tests/world/events.ts'
import { isGranted, offersShares } from '#tests/world/shares.ts'

async function ownsShares(phone: Phone) {
  await hasMoney(phone)
  await isGranted(phone.world, MIRA, await offersShares(phone.world), 25_0000n)
  await forgetsNews(phone.world)
}

const followed = followWalk({
  calls: /^\/equity\/equity\/index$/,
  gives: overview,
  sees: (scene) => heading(scene, 'Your shares'),
})

walk(moneyFlow, {
  ...followed,
  opens: [{ title: 'a member opens their shares', at: '/pages/equity/equity', before: ownsShares }],
  expects: {
    ...followed.expects,
    opening: isWaiting,
    unreachable: (scene) => heading(scene, 'This did not load'),
    refreshing: isWaiting,
  },
})

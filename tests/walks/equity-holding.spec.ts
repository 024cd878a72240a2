import { holdingFlow } from '#machines/equity/holding.flow.ts'
import { headOf, holdingInfo, logs } from '#stories/fixtures/equity.ts'
import { heading, says } from '#tests/walk/gestures.ts'
import { listWalk } from '#tests/walks/lib/list.ts'
import type { Phone } from '#tests/walk/phone.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { gains } from '#tests/world/money.ts'
import { joins } from '#tests/walk/holds.ts'
import { MIRA } from '#tests/world/people.ts'
import { equityGoes, exchangedOften, offersShares } from '#tests/world/shares.ts'
import { forgetsNews } from '#tests/world/events.ts'
import { openWindow } from '#tests/world/equities.ts'

const { refuses } = sayings(holdingFlow)

const came =
  (many: number) =>
  async ({ world }: Phone) => {
    const share = await offersShares(world)
    await openWindow(world)
    await exchangedOften(world, MIRA, share, many)
    await forgetsNews(world)
  }

const list = listWalk(holdingFlow, {
  call: /^\/equity\/equity\/info$/,
  rows: [logs[0], logs[1]],
  head: headOf(holdingInfo),
  has: came,
  sees: (scene) => says(scene, 'Against what they cost'),
  nothing: 'Nothing happened yet',
  changes: {
    topic: 'money',
    title: 'collects points elsewhere',
    act: ({ world }) => gains(world, MIRA, 'points', 100n),
  },
})

walk(holdingFlow, {
  opens: [
    {
      title: 'a member opens one equity',
      at: '/pages/equity-detail/equity-detail?id=1',
      input: { which: 1 },
      before: joins,
    },
  ],
  wires: list.wires,
  events: [...list.events, refuses('list', 'there is no such equity', 'missing', ({ world }) => equityGoes(world))],
  expects: {
    ...list.expects,
    missing: (scene) => heading(scene, 'There is nothing here'),
  },
})

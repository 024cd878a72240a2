import { pointsFlow } from '#machines/equity/points.flow.ts'
import { headOf, logs, terms } from '#stories/fixtures/equity.ts'
import { listWalk } from '#tests/walks/lib/list.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import { walk } from '#tests/walk/walk.ts'
import { gains } from '#tests/world/money.ts'
import { joins } from '#tests/walk/holds.ts'
import { MIRA } from '#tests/world/people.ts'
import { exchangedOften, offersShares } from '#tests/world/shares.ts'
import { forgetsNews } from '#tests/world/events.ts'
import { openWindow } from '#tests/world/equities.ts'

const exchanged =
  (many: number) =>
  async ({ world }: Phone) => {
    const share = await offersShares(world)
    await openWindow(world)
    await exchangedOften(world, MIRA, share, many)
    await forgetsNews(world)
  }

walk(pointsFlow, {
  opens: [
    {
      title: 'a member opens the page',
      at: '/pages/equity/jf',
      before: joins,
    },
  ],
  ...listWalk(pointsFlow, {
    call: /^\/equity\/equity\/jf$/,
    rows: [logs[0], logs[1]],
    head: headOf(terms),
    has: exchanged,
    sees: ({ page }) => expect(page.getByText(/^Exchanged for points/).first()).toBeVisible(),
    nothing: 'Nothing exchanged yet',
    changes: {
      topic: 'money',
      title: 'collects points elsewhere',
      act: ({ world }) => gains(world, MIRA, 'points', 100n),
    },
  }),
})

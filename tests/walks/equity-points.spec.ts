import { pointsFlow } from '#machines/equity/points.flow.ts'
import { headOf, logs, terms } from '#stories/fixtures/equity.ts'
import { listWalk } from '#tests/walks/lib/list.ts'
import { gains } from '#tests/walk/money.ts'
import { holds, join, MIRA } from '#tests/walk/people.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import { exchangedOften, forgetsNews, offersShares, windowOpens } from '#tests/walk/shares.ts'
import { walk } from '#tests/walk/walk.ts'

const exchanged =
  (many: number) =>
  async ({ world }: Phone) => {
    const share = await offersShares(world)
    await windowOpens(world)
    await exchangedOften(world, MIRA, share, many)
    await forgetsNews(world)
  }

walk(pointsFlow, {
  opens: [
    {
      title: 'a member opens the page',
      at: '/pages/equity/jf',
      before: async (phone) => {
        await join(phone.world, MIRA)
        await holds(phone, MIRA)
      },
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

import { robot } from '#contract/robot.ts'
import { robotsFlow } from '#machines/robot/robots.flow.ts'
import { robots } from '#stories/fixtures/ventures.ts'
import { listWalk } from '#tests/walks/lib/list.ts'
import { expect } from '#tests/walk/phone.ts'
import { walk } from '#tests/walk/walk.ts'
import { hearsOf } from '#tests/world/events.ts'
import { isSold } from '#tests/world/invest.ts'
import { joins } from '#tests/walk/holds.ts'
import { MIRA } from '#tests/world/people.ts'

walk(robotsFlow, {
  opens: [
    {
      title: 'a member opens the robots',
      at: '/pages/ai/ai_robot_list',
      input: {},
      before: joins,
    },
  ],
  ...listWalk(robotsFlow, {
    call: robot.robots,
    rows: [robots[0], robots[1]],
    head: { my: { running: 0 } },
    has: isSold({ kind: 'robot' }),
    sees: ({ page }) => expect(page.getByText(/^Demo (1|robot Ebb)$/).first()).toBeVisible(),
    nothing: 'No robots yet',
    changes: {
      topic: 'invest',
      title: 'hears of what they put in',
      act: ({ world }) => hearsOf(world, MIRA, 'invest'),
    },
  }),
})

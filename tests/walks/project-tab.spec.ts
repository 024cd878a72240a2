import { projectTabFlow, type Segment } from '#machines/project/tab.flow.ts'
import { projects } from '#stories/fixtures/ventures.ts'
import { heading } from '#tests/walk/gestures.ts'
import { listWalk } from '#tests/walks/lib/list.ts'
import { expect } from '#tests/walk/phone.ts'
import { passing } from '#tests/walk/table.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { hearsOf } from '#tests/world/events.ts'
import { isSold } from '#tests/world/invest.ts'
import { joins } from '#tests/walk/holds.ts'
import { MIRA } from '#tests/world/people.ts'

const { gesture } = sayings(projectTabFlow)

const AT = '/pages/ai/ai_robot'

const list = listWalk(projectTabFlow, {
  call: /^\/(invest\/project\/index|ai\/order\/getOrderList)$/,
  rows: [projects[0], projects[1]],
  has: isSold({ kind: 'project' }),
  finds: ({ tab }) => tab === 'open',
  lacks: ({ tab }) => tab === 'mine',
  sees: ({ page }) => expect(page.getByText(/^Demo (\d+|Harbour Solar)$/).first()).toBeVisible(),
  nothing: /^(No open projects|You have nothing here yet)$/,
  changes: {
    topic: 'invest',
    title: 'hears of what they put in',
    act: ({ world }) => hearsOf(world, MIRA, 'invest'),
  },
})

const SEGMENTS: readonly [Segment, string][] = [
  ['open', 'Open'],
  ['mine', 'Mine'],
]

walk(projectTabFlow, {
  opens: [
    {
      title: 'a member opens the tab',
      at: AT,
      input: { signedIn: true, tab: 'open' },
      before: joins,
    },
    {
      title: 'a visitor opens what would be theirs',
      at: `${AT}?segment=mine`,
      input: { signedIn: false, tab: 'mine' },
    },
  ],
  wires: list.wires,
  events: [
    ...list.events,
    ...SEGMENTS.map(([tab, name]) =>
      gesture(
        `looks under ${name}`,
        { type: 'tab', tab },
        ({ page }) => page.getByRole('group', { name: 'Projects' }).getByRole('button', { name, exact: true }).tap(),
        (context) => context.tab !== tab,
      ),
    ),
  ],
  expects: {
    ...list.expects,
    arriving: passing,
    anonymous: (scene) => heading(scene, 'Your plans and projects'),
  },
})

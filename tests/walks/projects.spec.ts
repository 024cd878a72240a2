import { project } from '#contract/project.ts'
import { EVERY_PROJECT, isNarrowed, projectsFlow, type ProjectFilter } from '#machines/project/projects.flow.ts'
import { projects } from '#stories/fixtures/ventures.ts'
import { press } from '#tests/walk/gestures.ts'
import { listWalk } from '#tests/walks/lib/list.ts'
import { expect } from '#tests/walk/phone.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { isSold } from '#tests/world/invest.ts'

const { gesture } = sayings(projectsFlow)

const AT = '/pages/project/project'
const over: ProjectFilter = { ...EVERY_PROJECT, status: 'ended' }
const shortest: ProjectFilter = { ...EVERY_PROJECT, sort: 'term' }

const list = listWalk(projectsFlow, {
  call: project.index,
  rows: [projects[0], projects[1]],
  head: { categories: [] },
  has: isSold({ kind: 'project' }),
  finds: ({ filter }) => !isNarrowed(filter),
  sees: ({ page }) => expect(page.getByText(/^Demo (\d+|Harbour Solar)$/).first()).toBeVisible(),
  nothing: /^(No projects yet|Nothing found)$/,
})

walk(projectsFlow, {
  opens: [
    { title: 'a visitor opens all projects', at: AT, input: { filter: EVERY_PROJECT } },
    {
      title: 'a visitor opens those that are over',
      at: `${AT}?status=ended`,
      input: { filter: over },
      before: isSold({ kind: 'project' })(1),
    },
  ],
  wires: list.wires,
  events: [
    ...list.events,
    gesture(
      'looks at those that are over',
      { type: 'filter', filter: over },
      ({ page }) => page.getByLabel('Status').selectOption('ended'),
      ({ filter }) => filter.status === '' && filter.sort === 'default',
    ),
    gesture(
      'puts the shortest first',
      { type: 'filter', filter: shortest },
      ({ page }) => page.getByLabel('Sorted by').selectOption('term'),
      ({ filter }) => !isNarrowed(filter) && filter.sort === 'default',
    ),
    gesture(
      'asks for all of them again',
      { type: 'filter', filter: EVERY_PROJECT },
      (scene) => press(scene, 'Show all'),
      (_, state) => state === 'nothingFound',
    ),
  ],
  expects: list.expects,
})

import type { Meta } from '@storybook/react-vite'
import { project } from '#contract/project.ts'
import { EVERY_PROJECT, projectsFlow } from '#machines/project/projects.flow.ts'
import { ProjectsScreen } from '#src/screens/project/projects.screen.tsx'
import { categories, longestProject, projects } from '../fixtures/ventures.ts'
import { begunWith, listScenes } from '../lib/list.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(projectsFlow, ProjectsScreen, {
  input: { filter: EVERY_PROJECT },
  paths: ['/pages/project/project'],
  calls: { list: project.index },
})
const head = { categories }
const list = listScenes(at, projects, { head })

export default {
  title: 'project/All projects',
  parameters: { purpose: 'All projects, coming, open, full, running and ended, narrowed and put in an order.' },
} satisfies Meta

export const Opening = list.Opening
export const Empty = at('empty', { head: { categories: [] } })
export const EmptyRefreshFailed = list.EmptyRefreshFailed
export const NothingFound = at(
  'nothingFound',
  { head, filter: { status: 'full', cate_id: 2, sort: 'default' } },
  { names: ['filtered'] },
)
export const Unreachable = list.Unreachable
export const Showing = list.Showing
export const ShowingFood = at(
  'showing',
  { ...begunWith(projects.filter(({ cate_id }) => cate_id === 2)), head, filter: { ...EVERY_PROJECT, cate_id: 2 } },
  { names: ['filtered'] },
)
export const ShowingInAnOrder = at('showing', {
  ...begunWith(projects),
  head,
  filter: { ...EVERY_PROJECT, sort: 'term' },
})
export const ShowingLongest = at('showing', { ...begunWith([longestProject, ...projects]), head })
export const ShowingRefreshFailed = list.ShowingRefreshFailed
export const Ended = list.Ended
export const Appending = list.Appending
export const Stuck = list.Stuck
export const Refreshing = at('refreshing', { ...begunWith(projects), head })

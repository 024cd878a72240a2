import type { Meta } from '@storybook/react-vite'
import { invest } from '#contract/invest.ts'
import { project } from '#contract/project.ts'
import { projectTabFlow } from '#machines/project/tab.flow.ts'
import { ProjectTabScreen } from '#src/screens/project/tab.screen.tsx'
import { investRows, longestRow } from '../fixtures/invest-orders.ts'
import { longestProject, projectPage, projects } from '../fixtures/ventures.ts'
import { begunWith, listScenes } from '../lib/list.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(projectTabFlow, ProjectTabScreen, {
  input: { signedIn: true, tab: 'open' },
  paths: ['/pages/ai/ai_robot'],
  calls: { open: project.index, mine: invest.orders },
  answers: { list: projectPage },
  tabs: 'mall',
})
const open = projects.filter(({ status }) => status === 'open')
const list = listScenes(at, open)

export default {
  title: 'project/Projects',
  parameters: { purpose: 'Open projects, and what the member put money in; pulled down, or by a button, read anew.' },
} satisfies Meta

export const Opening = list.Opening
export const Anonymous = at('anonymous', { signedIn: false, tab: 'mine' })
export const Empty = list.Empty
export const EmptyMine = at('empty', { tab: 'mine' })
export const EmptyRefreshFailed = list.EmptyRefreshFailed
export const Unreachable = list.Unreachable
export const Showing = list.Showing
export const ShowingMine = at('showing', { ...begunWith(investRows), tab: 'mine' })
export const ShowingLongest = at('showing', begunWith([longestProject, ...open]))
export const ShowingLongestMine = at('showing', { ...begunWith([longestRow, ...investRows]), tab: 'mine' })
export const ShowingRefreshFailed = list.ShowingRefreshFailed
export const Ended = list.Ended
export const Appending = list.Appending
export const Stuck = list.Stuck
export const Following = list.Following
export const Behind = list.Behind
export const BehindWithNothing = list.BehindWithNothing
export const Refreshing = list.Refreshing

import type { Meta } from '@storybook/react-vite'
import { service } from '#contract/service.ts'
import { centreFlow } from '#machines/service/centre.flow.ts'
import { CentreScreen } from '#src/screens/service/centre.screen.tsx'
import { centre, noCentre, openedPage, openedRows, pendingCentre, stoppedCentre } from '../fixtures/service.ts'
import { silent } from '../fixtures/trouble.ts'
import { listScenes } from '../lib/list.ts'
import { scenes } from '../lib/scenes.tsx'
import { centrePage } from './pages.tsx'

const at = scenes(centreFlow, CentreScreen, {
  input: undefined,
  paths: ['/pages/business_center/business_center'],
  calls: { info: service.info, list: service.members },
  answers: { info: centre, list: openedPage },
  around: (list) => centrePage({ list }),
})
const list = listScenes(at, openedRows, { standing: centre })

export default {
  title: 'service/Service centre',
  parameters: { purpose: 'Service centre: credit, whose accounts it opened, opening one, and inviting to the team.' },
} satisfies Meta

export const Learning = at('learning', {}, { names: ['loading'] })
export const NotCentre = at('notCentre', { standing: noCentre })
export const Pending = at('pending', { standing: pendingCentre })
export const Stopped = at('stopped', { standing: stoppedCentre })
export const Opening = list.Opening
export const Empty = at('empty', { standing: centre }, { names: ['listEmpty'] })
export const EmptyRefreshFailed = list.EmptyRefreshFailed
export const NothingFound = at('nothingFound', { standing: centre, filter: { keyword: 'Zoe', status: 'active' } })
export const Unreachable = at('unreachable', { trouble: silent }, { names: ['error'] })
export const Showing = list.Showing
export const ShowingRefreshFailed = list.ShowingRefreshFailed
export const Ended = list.Ended
export const Appending = list.Appending
export const Stuck = list.Stuck
export const Following = list.Following
export const Behind = list.Behind
export const BehindWithNothing = list.BehindWithNothing
export const Refreshing = list.Refreshing

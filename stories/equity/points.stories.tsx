import type { Meta } from '@storybook/react-vite'
import { equity } from '#contract/equity.ts'
import { pointsFlow } from '#machines/equity/points.flow.ts'
import { EquityPointsScreen } from '#src/screens/equity/points.screen.tsx'
import { farTerms, headOf, logs, shutTerms, terms, undecidedTerms } from '../fixtures/equity.ts'
import { begunWith, listScenes, pageOf } from '../lib/list.ts'
import { scenes } from '../lib/scenes.tsx'

const head = headOf(terms)
const at = scenes(pointsFlow, EquityPointsScreen, {
  input: undefined,
  paths: ['/pages/equity/jf'],
  calls: { points: equity.points },
  answers: { list: { ...pageOf(logs), ...head } },
})
const list = listScenes(at, logs, { head })
const first = begunWith(logs)

export default {
  title: 'equity/Equity points',
  parameters: { purpose: 'Points for equity: have, rate, window, exchange, log.' },
} satisfies Meta

export const Opening = at('opening', {}, { names: ['loading', 'headerLoading'] })
export const Empty = list.Empty
export const EmptyRefreshFailed = list.EmptyRefreshFailed
export const EmptyUndecided = at('empty', { head: headOf(undecidedTerms) })
export const Unreachable = list.Unreachable
export const Showing = list.Showing
export const ShowingRefreshFailed = list.ShowingRefreshFailed
export const ShowingWindowClosed = at('showing', { ...first, head: headOf(shutTerms) }, { names: ['windowClosed'] })
export const ShowingWindowFar = at('showing', { ...first, head: headOf(farTerms) })
export const Ended = list.Ended
export const Appending = list.Appending
export const Stuck = list.Stuck
export const Following = list.Following
export const Behind = list.Behind
export const BehindWithNothing = list.BehindWithNothing
export const Refreshing = list.Refreshing

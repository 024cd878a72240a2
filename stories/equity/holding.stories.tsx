import type { Meta } from '@storybook/react-vite'
import { equity } from '#contract/equity.ts'
import { holdingFlow } from '#machines/equity/holding.flow.ts'
import { HoldingScreen } from '#src/screens/equity/holding.screen.tsx'
import { headOf, holdingClosed, holdingFallen, holdingInfo, holdingUncharted, logs } from '../fixtures/equity.ts'
import { begunWith, listScenes, pageOf } from '../lib/list.ts'
import { scenes } from '../lib/scenes.tsx'

const head = headOf(holdingInfo)
const at = scenes(holdingFlow, HoldingScreen, {
  input: { which: 1 },
  paths: ['/pages/equity-detail/equity-detail'],
  calls: { info: equity.info },
  answers: { list: { ...pageOf(logs), ...head } },
})
const list = listScenes(at, logs, { head })
const first = begunWith(logs)

export default {
  title: 'equity/One equity',
  parameters: { purpose: 'One holding: shares, cost, value, unlock time, chart, entries.' },
} satisfies Meta

export const Opening = list.Opening
export const Missing = at('missing', {}, { names: ['notFound'] })
export const Unreachable = list.Unreachable
export const Empty = at('empty', { head }, { names: ['logEmpty'] })
export const EmptyRefreshFailed = list.EmptyRefreshFailed
export const Showing = list.Showing
export const ShowingFallen = at('showing', { ...first, head: headOf(holdingFallen) })
export const ShowingClosed = at('showing', { ...first, head: headOf(holdingClosed) })
export const ShowingWithoutPrices = at(
  'showing',
  { ...first, head: headOf(holdingUncharted) },
  { names: ['chartError'] },
)
export const ShowingRefreshFailed = list.ShowingRefreshFailed
export const Ended = list.Ended
export const Appending = list.Appending
export const Stuck = list.Stuck
export const Following = list.Following
export const Behind = list.Behind
export const BehindWithNothing = list.BehindWithNothing
export const Refreshing = list.Refreshing

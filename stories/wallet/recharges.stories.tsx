import type { Meta } from '@storybook/react-vite'
import { recharge } from '#contract/recharge.ts'
import { rechargesFlow } from '#machines/recharge/recharges.flow.ts'
import { RechargesScreen } from '#src/screens/wallet/recharges.screen.tsx'
import { longestRecharge, rechargeRows } from '../fixtures/recharges.ts'
import { begunWith, listScenes } from '../lib/list.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(rechargesFlow, RechargesScreen, {
  input: undefined,
  paths: ['/pages/money/money_mx'],
  calls: { list: recharge.list },
})
const list = listScenes(at, rechargeRows)

export default {
  title: 'wallet/Recharges',
  parameters: { purpose: 'Every recharge with state, sum and reason, whatever became of it; each row leads to it.' },
} satisfies Meta

export const Opening = list.Opening
export const Empty = list.Empty
export const EmptyRefreshFailed = list.EmptyRefreshFailed
export const Unreachable = list.Unreachable
export const Showing = list.Showing
export const ShowingLongest = at('showing', begunWith([longestRecharge, ...rechargeRows]))
export const ShowingRefreshFailed = list.ShowingRefreshFailed
export const Ended = list.Ended
export const Appending = list.Appending
export const Stuck = list.Stuck
export const Following = list.Following
export const Behind = list.Behind
export const BehindWithNothing = list.BehindWithNothing
export const Refreshing = list.Refreshing

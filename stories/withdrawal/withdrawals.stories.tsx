import type { Meta } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { withdrawal } from '#contract/withdrawal.ts'
import { withdrawalsFlow } from '#machines/withdrawal/withdrawals.flow.ts'
import { WithdrawalsScreen } from '#src/screens/withdrawal/withdrawals.screen.tsx'
import { longestOne, withdrawalRows } from '../fixtures/withdrawal.ts'
import { begunWith, listScenes } from '../lib/list.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(withdrawalsFlow, WithdrawalsScreen, {
  input: { method: '', tab: 'all' },
  paths: ['/pages/bank_card/card_atm_log'],
  calls: { list: withdrawal.list },
})
const list = listScenes(at, withdrawalRows)

export default {
  title: 'withdrawal/Withdrawals',
  parameters: { purpose: 'Withdrawals with state, fee, what arrives and the reason, in four tabs, followed.' },
} satisfies Meta

export const Opening = list.Opening
export const Empty = list.Empty
export const EmptyRefreshFailed = list.EmptyRefreshFailed
export const EmptyOpen = at('empty', { tab: 'open' })
export const EmptyPaid = at('empty', { tab: 'completed' })
export const EmptyNotPaid = at('empty', { tab: 'closed' })
export const Unreachable = list.Unreachable
export const Showing = list.Showing
export const ShowingACancelledOne = at(
  'showing',
  begunWith(withdrawalRows.filter(({ status }) => status === 'cancelled')),
  {
    play: async () => {
      const row = await screen.findByRole('link', { name: /Cancelled/ })
      await expect(row).toHaveTextContent('€300.00 returned')
      await expect(row).not.toHaveTextContent(/Fee/)
    },
  },
)
export const ShowingLongest = at('showing', begunWith([longestOne, ...withdrawalRows]))
export const ShowingOnlyUsdt = at('showing', {
  ...begunWith(withdrawalRows.filter(({ method }) => method === 'usdt')),
  method: 'usdt',
})
export const ShowingRefreshFailed = list.ShowingRefreshFailed
export const Ended = list.Ended
export const Appending = list.Appending
export const Stuck = list.Stuck
export const Following = list.Following
export const Behind = list.Behind
export const BehindWithNothing = list.BehindWithNothing
export const Refreshing = list.Refreshing

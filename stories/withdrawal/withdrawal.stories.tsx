import type { Meta } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { withdrawal } from '#contract/withdrawal.ts'
import { withdrawalFlow } from '#machines/withdrawal/withdrawal.flow.ts'
import { withdrawalsFlow } from '#machines/withdrawal/withdrawals.flow.ts'
import { WithdrawalScreen } from '#src/screens/withdrawal/withdrawal.screen.tsx'
import { WithdrawalsScreen } from '#src/screens/withdrawal/withdrawals.screen.tsx'
import { booksClosed } from '../fixtures/money.ts'
import { silent } from '../fixtures/trouble.ts'
import {
  cancelledOne,
  chainOne,
  coolingOne,
  failedOne,
  inReview,
  lateOne,
  longestOne,
  paidEarly,
  paidLate,
  paidOne,
  paidSoon,
  processing,
  queued,
  rejectedOne,
  returnedOne,
  withdrawalRows,
} from '../fixtures/withdrawal.ts'
import { begunWith } from '../lib/list.ts'
import { opened } from '../lib/opened.ts'
import { scenes, still } from '../lib/scenes.tsx'

const list = still(withdrawalsFlow, WithdrawalsScreen, 'showing', begunWith(withdrawalRows), { method: '', tab: 'all' })

const at = scenes(withdrawalFlow, WithdrawalScreen, {
  input: { orderNo: queued.order_no },
  paths: ['/pages/bank_card/card_atm_log', '/pages/money/atm'],
  calls: { info: withdrawal.info },
  answers: { cancel: cancelledOne },
  around: (sheet) => (
    <>
      {list}
      {sheet}
    </>
  ),
})

export default {
  title: 'withdrawal/Withdrawal',
  parameters: { purpose: 'One withdrawal in a sheet: what happened, who did it, where the money is; cancel.' },
} satisfies Meta

const open = { play: opened }
export const Opening = at('opening', {}, open)
export const Missing = at('missing', {}, open)
export const Unreachable = at('unreachable', { trouble: silent }, open)
export const Showing = at('showing', { item: queued }, { ...open, names: ['detailSheet'] })
export const ShowingCooling = at('showing', { item: coolingOne }, open)
export const ShowingInReview = at('showing', { item: inReview }, open)
export const ShowingProcessing = at('showing', { item: processing }, open)
export const ShowingLate = at('showing', { item: lateOne }, open)
export const ShowingPaid = at('showing', { item: paidOne }, open)
export const ShowingPaidEarly = at('showing', { item: paidEarly }, open)
export const ShowingPaidSoon = at('showing', { item: paidSoon }, open)
export const ShowingPaidLate = at('showing', { item: paidLate }, open)
export const ShowingPaidOnChain = at('showing', { item: chainOne }, open)
export const ShowingRejected = at('showing', { item: rejectedOne }, open)
export const ShowingCancelled = at(
  'showing',
  { item: cancelledOne },
  {
    play: async () => {
      await opened()
      const sheet = screen.getByRole('dialog')
      await expect(sheet).toHaveTextContent('€300.00 returned')
      for (const untrue of ['You receive', 'Fee']) await expect(within(sheet).queryByText(untrue)).toBeNull()
    },
  },
)
export const ShowingFailed = at('showing', { item: failedOne }, open)
export const ShowingReturned = at('showing', { item: returnedOne }, open)
export const ShowingLongest = at('showing', { item: longestOne }, open)
export const Following = at('following', { item: queued }, open)
export const Behind = at('behind', { item: queued }, open)
export const ConfirmingCancel = at('confirmingCancel', { item: queued }, open)
export const Cancelling = at('cancelling', { item: queued }, open)
export const Rereading = at('rereading', { item: queued, trouble: silent }, open)
export const Unknown = at('unknown', { item: queued, trouble: silent }, open)
export const Stale = at('stale', { item: inReview }, open)
export const ActionFailed = at('actionFailed', { item: queued, trouble: booksClosed }, open)

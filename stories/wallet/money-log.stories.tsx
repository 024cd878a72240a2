import type { Meta } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { required } from '#machines/lib/required.ts'
import { wallet } from '#contract/wallet.ts'
import { EVERYTHING } from '#machines/wallet/entries.rules.ts'
import { MoneyLogScreen } from '#src/screens/wallet/money-log.screen.tsx'
import {
  cancelledEntry,
  entries,
  longEntries,
  longSums,
  purchaseEntries,
  saleEntries,
  sums,
  withdrawalEntry,
} from '../fixtures/wallet.ts'
import { begunWith } from '../lib/list.ts'
import { opened } from '../lib/opened.ts'
import { entryScenes } from './entry-scenes.ts'

const list = entryScenes(MoneyLogScreen, {
  paths: ['/pages/money/money_mx'],
  calls: { log: wallet.log },
  filter: EVERYTHING,
  items: entries,
})

export default {
  title: 'wallet/Money log',
  parameters: { purpose: 'All ledger entries: account, direction, type, date filter, sums, detail sheet.' },
} satisfies Meta

export const Opening = list.Opening
export const Empty = list.Empty
export const EmptyRefreshFailed = list.EmptyRefreshFailed
export const NothingFound = list.NothingFound
export const Unreachable = list.Unreachable
export const Showing = list.Showing
export const ShowingFiltered = list.ShowingFiltered
export const ShowingLongestFigures = list.at('showing', { ...begunWith(longEntries), head: { summary: longSums } })
export const ShowingSale = list.at('showing', {
  ...begunWith([...saleEntries, ...entries.slice(2)]),
})
export const ShowingRefreshFailed = list.ShowingRefreshFailed
export const Ended = list.Ended
export const Appending = list.Appending
export const Stuck = list.Stuck
export const Following = list.Following
export const Behind = list.Behind
export const BehindWithNothing = list.BehindWithNothing
export const Refreshing = list.Refreshing
export const Looking = list.Looking
export const LookingAtSale = list.at(
  'looking',
  { ...begunWith([...saleEntries, ...entries.slice(2)]), head: { summary: sums }, entry: saleEntries[0] },
  { play: opened },
)
export const LookingAtARecharge = list.at(
  'looking',
  {
    ...begunWith(entries),
    head: { summary: sums },
    entry: { ...required(entries[1]), ref_type: 'recharge', ref_no: 'R2603040071' },
  },
  { play: opened },
)
export const LookingAtWithdrawal = list.at(
  'looking',
  { ...begunWith([withdrawalEntry, ...entries]), head: { summary: sums }, entry: withdrawalEntry },
  { play: opened },
)
export const LookingAtPurchase = list.at(
  'looking',
  { ...begunWith([...purchaseEntries, ...entries]), head: { summary: sums }, entry: purchaseEntries[1] },
  { play: opened },
)
export const ShowingACancelledWithdrawal = list.at(
  'showing',
  { ...begunWith([cancelledEntry, ...entries]), head: { summary: sums } },
  {
    play: async () => {
      const row = await screen.findByRole('button', { name: new RegExp(cancelledEntry.title) })
      expect(row.textContent).toContain('€100.00')
      expect(row.textContent).not.toMatch(/[+−-]€|incoming|outgoing/)
      expect(screen.getAllByText(cancelledEntry.title)).toHaveLength(1)
    },
  },
)

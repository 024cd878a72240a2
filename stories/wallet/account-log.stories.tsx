import type { Meta } from '@storybook/react-vite'
import { wallet } from '#contract/wallet.ts'
import { EVERYTHING } from '#machines/wallet/entries.rules.ts'
import { AccountLogScreen } from '#src/screens/wallet/account-log.screen.tsx'
import { entriesOf, longEntries, longSums } from '../fixtures/wallet.ts'
import { begunWith } from '../lib/list.ts'
import { entryScenes } from './entry-scenes.ts'

const list = entryScenes(AccountLogScreen, {
  paths: ['/pages/wallets/wallet_mx'],
  calls: { log: wallet.log },
  filter: { ...EVERYTHING, account: 'eur' },
  items: entriesOf('eur'),
})

export default {
  title: 'wallet/Account log',
  parameters: { purpose: 'Entries of one account with filters.' },
} satisfies Meta

export const Opening = list.Opening
export const Empty = list.Empty
export const EmptyRefreshFailed = list.EmptyRefreshFailed
export const NothingFound = list.NothingFound
export const Unreachable = list.Unreachable
export const Showing = list.Showing
export const ShowingFiltered = list.ShowingFiltered
export const ShowingLongestFigures = list.at('showing', { ...begunWith(longEntries), head: { summary: longSums } })
export const ShowingRefreshFailed = list.ShowingRefreshFailed
export const Ended = list.Ended
export const Appending = list.Appending
export const Stuck = list.Stuck
export const Following = list.Following
export const Behind = list.Behind
export const BehindWithNothing = list.BehindWithNothing
export const Refreshing = list.Refreshing
export const Looking = list.Looking

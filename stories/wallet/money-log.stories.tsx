import type { Meta } from '@storybook/react-vite'
import { wallet, type MoneyLog } from '#contract/wallet.ts'
import { EVERYTHING } from '#machines/wallet/entries.rules.ts'
import { logFlow, MoneyLogScreen } from '#src/screens/wallet/money-log.screen.tsx'
import { silent } from '../fixtures/trouble.ts'
import { entries, longEntries, longSums, sums } from '../fixtures/wallet.ts'
import { begunWith, endedWith } from '../lib/list.ts'
import { opened } from '../lib/opened.ts'
import { scenes } from '../lib/scenes.tsx'

const filter = EVERYTHING
const at = scenes(logFlow, MoneyLogScreen, {
  input: { filter },
  paths: ['/pages/money/money_mx'],
  calls: { log: wallet.log },
})
const first = { ...begunWith(entries), head: sums }
const whole = { ...endedWith(entries), head: sums }

export default {
  title: 'wallet/Money log',
  parameters: { purpose: 'All ledger entries: account, direction, type, date filter, sums, detail sheet.' },
} satisfies Meta

export const Opening = at('opening', {}, { names: ['loading', 'headerLoading'] })
export const Empty = at('empty', { head: sums })
export const NothingFound = at('nothingFound', {
  head: sums,
  filter: { ...filter, direction: 'out', from: '2026-11-01' },
})
export const Unreachable = at('unreachable', { trouble: silent }, { names: ['error'] })
export const Showing = at('showing', first, { names: ['ready'] })
export const ShowingFiltered = at(
  'showing',
  { ...first, filter: { ...filter, direction: 'in', from: '2026-11-01', until: '2026-11-20' } },
  { names: ['filtered'] },
)
export const ShowingLongestFigures = at('showing', { ...begunWith(longEntries), head: longSums })
export const ShowingRefreshFailed = at('showing', { ...first, trouble: silent })
export const Ended = at('ended', whole, { names: ['noMore'] })
export const Appending = at('appending', first, { names: ['loadingMore'] })
export const Stuck = at('stuck', { ...first, trouble: silent }, { names: ['loadMoreError'] })
export const Following = at('following', first)
export const Behind = at('behind', first)
export const Refreshing = at('refreshing', first)
export const Looking = at(
  'looking',
  { ...first, entry: first.items[0] as MoneyLog },
  { names: ['detailSheet'], play: opened },
)

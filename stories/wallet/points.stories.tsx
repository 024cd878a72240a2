import type { Meta } from '@storybook/react-vite'
import { points } from '#contract/points.ts'
import { wallet, type MoneyLog } from '#contract/wallet.ts'
import { EVERYTHING } from '#machines/wallet/entries.rules.ts'
import { pointsFlow, PointsScreen } from '#src/screens/wallet/points.screen.tsx'
import { silent } from '../fixtures/trouble.ts'
import { pointEntries, pointsAccount } from '../fixtures/wallet.ts'
import { begunWith, endedWith } from '../lib/list.ts'
import { opened } from '../lib/opened.ts'
import { scenes } from '../lib/scenes.tsx'

const filter = { ...EVERYTHING, account: 'points' } as const
const at = scenes(pointsFlow, PointsScreen, {
  input: { filter },
  paths: ['/pages/jf/money'],
  calls: { index: points.index, log: wallet.log },
})
const first = { ...begunWith(pointEntries), head: pointsAccount }
const whole = { ...endedWith(pointEntries), head: pointsAccount }

export default {
  title: 'wallet/Points',
  parameters: { purpose: 'Points account: have, frozen, ins and outs, ways to earn.' },
} satisfies Meta

export const Opening = at('opening', {}, { names: ['loading', 'headerLoading'] })
export const Empty = at('empty', { head: pointsAccount })
export const NothingFound = at('nothingFound', {
  head: pointsAccount,
  filter: { ...filter, direction: 'out', from: '2026-11-01' },
})
export const Unreachable = at('unreachable', { trouble: silent }, { names: ['error'] })
export const Showing = at('showing', first, { names: ['ready'] })
export const ShowingMany = at('showing', {
  ...first,
  head: { ...pointsAccount, points: 987_654_321, pool: '987654321098.76' },
})
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

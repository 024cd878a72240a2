import type { Meta } from '@storybook/react-vite'
import { wallet } from '#contract/wallet.ts'
import { EVERY_BONUS } from '#machines/wallet/entries.rules.ts'
import { bonusFlow, BonusLogScreen } from '#src/screens/wallet/bonus-log.screen.tsx'
import { bonusPage, pointEntries } from '../fixtures/wallet.ts'
import { begunWith, listScenes } from '../lib/list.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(bonusFlow, BonusLogScreen, {
  input: { filter: EVERY_BONUS },
  paths: ['/pages/jf/bonus_log'],
  calls: { list: wallet.bonusLog },
})
const head = { summary: bonusPage.summary }
const list = listScenes(at, pointEntries, { head })
const days = { ...EVERY_BONUS, from: '2026-11-01', until: '2026-11-20' }

export default {
  title: 'wallet/Bonus log',
  parameters: { purpose: 'Bonuses by type and date with their sum.' },
} satisfies Meta

export const Opening = list.Opening
export const Empty = list.Empty
export const EmptyRefreshFailed = list.EmptyRefreshFailed
export const NothingFound = at('nothingFound', { filter: days })
export const NothingFoundOfTeam = at('nothingFound', { filter: { ...EVERY_BONUS, type: 'team' } })
export const Unreachable = list.Unreachable
export const Showing = list.Showing
export const ShowingFiltered = at(
  'showing',
  { ...begunWith(pointEntries), head, filter: days },
  { names: ['filtered'] },
)
export const ShowingRefreshFailed = list.ShowingRefreshFailed
export const Ended = list.Ended
export const Appending = list.Appending
export const Stuck = list.Stuck
export const Refreshing = list.Refreshing

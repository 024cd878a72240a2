import type { Meta } from '@storybook/react-vite'
import { wallet } from '#contract/wallet.ts'
import { EVERY_DAY } from '#machines/wallet/entries.rules.ts'
import { bonusFlow, BonusLogScreen } from '#src/screens/wallet/bonus-log.screen.tsx'
import { silent } from '../fixtures/trouble.ts'
import { bonusPage, pointEntries } from '../fixtures/wallet.ts'
import { begunWith, endedWith } from '../lib/list.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(bonusFlow, BonusLogScreen, {
  input: { filter: EVERY_DAY },
  paths: ['/pages/jf/bonus_log'],
  calls: { load: wallet.bonusLog },
})
const first = { ...begunWith(pointEntries), answer: bonusPage }
const days = { from: '2026-11-01', until: '2026-11-20' }

export default {
  title: 'wallet/Bonus log',
  parameters: { purpose: 'Bonuses by date with their sum.' },
} satisfies Meta

export const Opening = at('opening', {}, { names: ['loading'] })
export const Empty = at('empty')
export const NothingFound = at('nothingFound', { filter: days })
export const Unreachable = at('unreachable', { trouble: silent }, { names: ['error'] })
export const Showing = at('showing', first, { names: ['ready'] })
export const ShowingFiltered = at('showing', { ...first, filter: days }, { names: ['filtered'] })
export const ShowingRefreshFailed = at('showing', { ...first, trouble: silent })
export const Ended = at('ended', { ...endedWith(pointEntries), answer: bonusPage }, { names: ['noMore'] })
export const Appending = at('appending', first, { names: ['loadingMore'] })
export const Stuck = at('stuck', { ...first, trouble: silent }, { names: ['loadMoreError'] })
export const Refreshing = at('refreshing', first)

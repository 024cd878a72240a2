import type { Meta } from '@storybook/react-vite'
import { DAY_S } from '#contract/time-units.ts'
import { silent } from '../fixtures/trouble.ts'
import { NOW } from '../lib/clock.ts'
import { pageOf } from '../lib/list.ts'
import { scenes } from '../lib/scenes.tsx'
import { noticesFlow, NoticesScreen } from './notices.screen.tsx'

const items = Array.from({ length: 10 }, (_, place) => ({
  id: place + 1,
  title: `Withdrawals were paid out, batch ${120 - place}`,
  at: NOW - place * DAY_S,
}))
const at = scenes(noticesFlow, NoticesScreen, {
  input: { filter: {} },
  paths: [],
  calls: {},
  answers: { list: pageOf(items) },
})
const first = { items, page: 1, lastPage: 3, total: 24 }

export default {
  title: 'stock/Browse',
  parameters: { purpose: 'A list is opened, read to its end page by page, and refreshed.' },
} satisfies Meta

export const Opening = at('opening')
export const Empty = at('empty')
export const Unreachable = at('unreachable', { trouble: silent })
export const Showing = at('showing', first)
export const NothingFound = at('nothingFound')
export const Ended = at('ended', { ...first, page: 3 })
export const ShowingRefreshFailed = at('showing', { ...first, trouble: silent })
export const Appending = at('appending', first)
export const Stuck = at('stuck', { ...first, trouble: silent })
export const Refreshing = at('refreshing', first)

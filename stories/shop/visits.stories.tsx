import type { Meta } from '@storybook/react-vite'
import { shop } from '#contract/shop.ts'
import { visitsFlow } from '#machines/shop/visits.flow.ts'
import { VisitsScreen } from '#src/screens/shop/visits.screen.tsx'
import { visits } from '../fixtures/shop.ts'
import { silent } from '../fixtures/trouble.ts'
import { begunWith, listScenes } from '../lib/list.ts'
import { opened } from '../lib/opened.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(visitsFlow, VisitsScreen, {
  input: undefined,
  paths: ['/pages/shops/visit'],
  calls: { list: shop.visits, forget: shop.forgetVisits },
})
const list = listScenes(at, visits)
const some = { ...begunWith(visits), marked: [1, 4] }

export default {
  title: 'shop/Viewed before',
  parameters: { purpose: 'Goods that the member looked at, by day; some or all of them are forgotten.' },
} satisfies Meta

export const Opening = list.Opening
export const Empty = list.Empty
export const EmptyRefreshFailed = list.EmptyRefreshFailed
export const Unreachable = list.Unreachable
export const Showing = list.Showing
export const ShowingRefreshFailed = list.ShowingRefreshFailed
export const Ended = list.Ended
export const Appending = list.Appending
export const Stuck = list.Stuck
export const Refreshing = list.Refreshing
export const Editing = at('editing', begunWith(visits))
export const EditingSome = at('editing', some)
export const ConfirmingDelete = at('confirmingDelete', some, { play: opened })
export const ConfirmingDeleteAll = at('confirmingDelete', { ...some, meansAll: true }, { play: opened })
export const Deleting = at('deleting', some, { play: opened })
export const DeleteFailed = at('deleteFailed', { ...some, trouble: silent })

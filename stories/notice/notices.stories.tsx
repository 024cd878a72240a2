import type { Meta } from '@storybook/react-vite'
import { notices } from '#contract/notices.ts'
import { noticesFlow } from '#machines/notice/notices.flow.ts'
import { NoticesScreen } from '#src/parts/notice/notices.screen.tsx'
import { longNotices, noticeItems } from '../fixtures/notices.ts'
import { onSurface } from '../lib/bench.tsx'
import { begunWith, listScenes } from '../lib/list.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(noticesFlow, NoticesScreen, {
  input: undefined,
  paths: ['/pages/index/new_index'],
  calls: { list: notices.list, read: notices.read },
})
const list = listScenes(at, noticeItems, { head: { unread: 0 } })

export default {
  title: 'notice/Notices',
  parameters: { purpose: 'What the member was told, opened from the bell: it counts as read when it is seen.' },
  decorators: [onSurface],
} satisfies Meta

export const Opening = list.Opening
export const Unreachable = list.Unreachable
export const Empty = list.Empty
export const EmptyRefreshFailed = list.EmptyRefreshFailed
export const Marking = at('marking', { ...begunWith(noticeItems), head: { unread: 2 } })
export const Showing = list.Showing
export const ShowingLongestText = at('showing', begunWith(longNotices))
export const ShowingRefreshFailed = list.ShowingRefreshFailed
export const Ended = list.Ended
export const Appending = list.Appending
export const Stuck = list.Stuck
export const Following = list.Following
export const Behind = list.Behind
export const BehindWithNothing = list.BehindWithNothing
export const Refreshing = list.Refreshing

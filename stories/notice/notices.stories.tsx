import type { Meta } from '@storybook/react-vite'
import { notices } from '#contract/notices.ts'
import { noticesFlow } from '#machines/notice/notices.flow.ts'
import { NoticesScreen } from '#src/screens/notice/notices.screen.tsx'
import { longNotices, noticeItems } from '../fixtures/notices.ts'
import { silent } from '../fixtures/trouble.ts'
import { Bench } from '../lib/bench.tsx'
import { begunWith, endedWith } from '../lib/list.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(noticesFlow, NoticesScreen, {
  input: undefined,
  paths: ['/pages/index/new_index'],
  calls: { list: notices.list, read: notices.read },
})
const first = begunWith(noticeItems)

export default {
  title: 'notice/Notices',
  parameters: { purpose: 'What the member was told, opened from the bell: it counts as read when it is seen.' },
  decorators: [
    (Story) => (
      <Bench justifyItems="stretch" bg="surface">
        {Story()}
      </Bench>
    ),
  ],
} satisfies Meta

export const Opening = at('opening')
export const Unreachable = at('unreachable', { trouble: silent })
export const Empty = at('empty')
export const Marking = at('marking', { ...first, unread: 2 })
export const Showing = at('showing', first)
export const ShowingLongestText = at('showing', begunWith(longNotices))
export const Ended = at('ended', endedWith(noticeItems))
export const Appending = at('appending', first)
export const Stuck = at('stuck', { ...first, trouble: silent })
export const Following = at('following', first)
export const Behind = at('behind', first)

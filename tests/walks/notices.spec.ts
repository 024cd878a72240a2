import { notices } from '#contract/notices.ts'
import { noticesFlow } from '#machines/notice/notices.flow.ts'
import { noticeItems } from '#stories/fixtures/notices.ts'
import { listWalk } from '#tests/walks/lib/list.ts'
import { expect } from '#tests/walk/phone.ts'
import { calling } from '#tests/walk/wires.ts'
import type { Scene, Still } from '#tests/walk/table.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { arrives, opensNotices } from '#tests/walks/lib/notices.ts'
import { heard, hears } from '#tests/world/notices.ts'
import { MIRA } from '#tests/world/people.ts'

const { answers, breaks } = sayings(noticesFlow)
type FlowScene = Scene<typeof noticesFlow>
type Seen = Still<typeof noticesFlow>

const sheet = ({ page }: Pick<FlowScene, 'page'>) => page.locator('[data-notices]')
const listed = (scene: Seen) =>
  expect(
    sheet(scene)
      .getByText(/^(A merchant accepted order|The merchant says)/)
      .first(),
  ).toBeVisible()

const list = listWalk(noticesFlow, {
  call: notices.list,
  rows: [noticeItems[0], noticeItems[1]],
  head: { unread: 0 },
  has:
    (many) =>
    ({ world }) =>
      heard(world, MIRA, many, true),
  sees: listed,
  nothing: 'No notices yet',
  changes: {
    topic: 'notice',
    title: 'is told something',
    act: ({ world }) => hears(world, MIRA),
    brings: { unread: 1 },
  },
  arrange: ({ world }) => world.sql.updateTable('member_notice').set({ read_at: world.now() }).execute(),
})

walk(noticesFlow, {
  shows: 'data-notices',
  opens: [{ title: 'a member opens the bell', at: '/pages/index/new_index', before: arrives, enters: opensNotices }],
  wires: { ...list.wires, read: calling(notices.read) },
  events: [
    ...list.events,
    {
      ...answers(
        'list',
        'something new comes',
        { current_page: 1, last_page: 1, per_page: 10, total: 1, data: [noticeItems[0]], unread: 1 },
        undefined,
        (_, state) => state === 'opening',
      ),
      before: ({ world }) => heard(world, MIRA, 1, false),
    },
    answers('read', 'it is marked as read', { unread: 0 }),
    breaks('read', 'it cannot be marked', 'busy'),
  ],
  expects: {
    ...list.expects,
    marking: async (scene) => {
      await listed(scene)
      await expect(sheet(scene).getByText('New', { exact: true }).first()).toBeVisible()
    },
  },
})

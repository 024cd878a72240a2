import type { Given } from '#contract/endpoint.ts'
import { FOLLOW_AGAIN_MS, PAGE_LIMIT } from '#contract/limits.ts'
import { notices, type Notice } from '#contract/notices.ts'
import { noticesFlow } from '#machines/notice/notices.flow.ts'
import { noticeItems } from '#stories/fixtures/notices.ts'
import { heading, isWaiting, press, wait } from '#tests/lib/walk-gestures.ts'
import { arrives, heard, hears, opensNotices } from '#tests/lib/walk-notices.ts'
import { MIRA } from '#tests/lib/walk-people.ts'
import { expect, type Phone } from '#tests/lib/walk-phone.ts'
import { atOnce, calling } from '#tests/lib/walk-wires.ts'
import { sayings, walk, type Scene } from '#tests/lib/walk.ts'

const { gesture, answers, breaks, after } = sayings(noticesFlow)
type Here = Scene<typeof noticesFlow>

const [first, second, third] = noticeItems as [Notice, Notice, Notice]
const told = (page: number, last: number, unread: number, data: Notice[]): Given<typeof notices.list> => ({
  current_page: page,
  last_page: last,
  per_page: PAGE_LIMIT,
  total: last * data.length,
  unread,
  data,
})

/** Nobody touches the phone: what was asked before is dropped, and the newest page is asked for anew. */
async function isTold({ page, world, state }: Here) {
  const matches = (request: { url(): string }) => new URL(request.url()).pathname === notices.list.path
  const asked = state === 'following' ? page.waitForEvent('requestfailed', matches) : page.waitForRequest(matches)
  await hears(world, MIRA)
  await asked
}

const before = (times: number, read: boolean) => (phone: Phone) => heard(phone.world, MIRA, times, read)
const sheet = ({ page }: Pick<Here, 'page'>) => page.getByRole('dialog', { name: 'Notices' })
const listed = (scene: Here) =>
  expect(
    sheet(scene)
      .getByText(/^A merchant accepted order/)
      .first(),
  ).toBeVisible()
const isFirst = ({ page }: Here['context'], state: string) => state === 'opening' && page === 0

walk(noticesFlow, {
  shows: 'data-notices',
  opens: [{ says: 'a member opens the bell', at: '/pages/index/new_index', before: arrives, enters: opensNotices }],
  wires: { list: calling(notices.list), read: calling(notices.read), listening: atOnce },
  events: [
    answers('list', 'there is nothing', told(1, 1, 0, []), undefined, isFirst),
    {
      ...answers('list', 'all of it comes, read before', told(1, 1, 0, [second]), undefined, isFirst),
      before: before(1, true),
    },
    {
      ...answers('list', 'something new comes', told(1, 1, 1, [second]), undefined, isFirst),
      before: before(1, false),
    },
    {
      ...answers('list', 'the first of two pages comes', told(1, 2, 0, [second]), undefined, isFirst),
      before: before(PAGE_LIMIT + 1, true),
    },
    answers(
      'list',
      'the first thing ever comes',
      told(1, 1, 1, [second]),
      undefined,
      ({ page }, state) => state === 'opening' && page === 1,
    ),
    answers(
      'list',
      'something new joins it',
      told(1, 1, 1, [first, second]),
      undefined,
      ({ lastPage }, state) => state === 'following' && lastPage === 1,
    ),
    answers(
      'list',
      'something new joins the first of two pages',
      told(1, 2, 1, [first, second]),
      undefined,
      ({ lastPage }, state) => state === 'following' && lastPage === 2,
    ),
    answers('list', 'the last page comes', told(2, 2, 0, [third]), undefined, (_, state) => state === 'appending'),
    breaks('list', 'no answer comes', 'silent'),
    answers('read', 'it is marked as read', { unread: 0 }),
    breaks('read', 'it cannot be marked', 'busy'),
    gesture('tries again', { type: 'retry' }, (scene) => press(scene, 'Try again')),
    gesture(
      'reads on',
      { type: 'more' },
      (scene) => press(scene, /^(Show more|Try again)$/),
      ({ page, lastPage }) => page < lastPage,
    ),
    gesture('is told something', { type: 'changed', topic: 'notice' }, isTold),
    after('a while later', 'followAgain.notices.behind', (scene) => wait(scene, FOLLOW_AGAIN_MS / 1000)),
  ],
  sights: {
    opening: isWaiting,
    settling: async () => undefined,
    marking: async (scene) => {
      await listed(scene)
      await expect(sheet(scene).getByText('New', { exact: true }).first()).toBeVisible()
    },
    empty: (scene) => heading(scene, 'Nothing to tell yet'),
    unreachable: (scene) => heading(scene, 'This did not load'),
    showing: async (scene) => {
      await listed(scene)
      await expect(scene.page.getByRole('button', { name: 'Show more' })).toBeVisible()
    },
    ended: async (scene) => {
      await listed(scene)
      await expect(scene.page.getByText('That is everything.')).toBeVisible()
    },
    appending: isWaiting,
    stuck: ({ page }) => expect(page.getByRole('alert')).toBeVisible(),
    following: listed,
    behind: listed,
  },
})

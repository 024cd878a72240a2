import { account } from '#contract/account.ts'
import { FOLLOW_AGAIN_MS } from '#contract/limits.ts'
import { news } from '#contract/news.ts'
import { centreFlow } from '#machines/account/centre.flow.ts'
import { heading, isOld, isWaiting, press, wait } from '#tests/walk/gestures.ts'
import { sql as raw } from 'kysely'
import { expect } from '#tests/walk/phone.ts'
import { atOnce, calling } from '#tests/walk/wires.ts'
import { member } from '#stories/fixtures/account.ts'
import { passing, type Scene } from '#tests/walk/table.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { joins } from '#tests/walk/holds.ts'
import { MIRA } from '#tests/world/people.ts'
import { gains } from '#tests/world/money.ts'
import { asOwner } from '#tests/world/world.ts'

const { gesture, answers, refuses, breaks, after } = sayings(centreFlow)

async function isPaid({ page, world, state }: Scene<typeof centreFlow>) {
  const isAsking = state !== 'ready' && state !== 'behind'
  const heard = isAsking ? page.waitForEvent('requestfailed') : page.waitForRequest(`**${account.profile.path}`)
  await gains(world, MIRA, 'balance', 1_250n)
  await heard
}

const PLACES = ['/pages/my/index', '/pages/user/user']

walk(centreFlow, {
  opens: PLACES.flatMap((at) => [
    { title: `a visitor opens ${at}`, at, input: { signedIn: false } },
    {
      title: `a member opens ${at}`,
      at,
      input: { signedIn: true },
      before: joins,
    },
  ]),
  wires: {
    profile: calling(account.profile),
    help: calling(news.help),
    listening: atOnce,
  },
  events: [
    answers('profile', 'the profile comes', { ...member, nickname: MIRA.nickname }),
    {
      ...refuses('profile', 'the server has a fault', 'busy', ({ world }) =>
        asOwner(world, (sql) => raw`alter table account rename to account_elsewhere`.execute(sql)),
      ),
      when: ({ value }: { value: unknown }) => value === 'opening',
    },
    breaks('profile', 'no answer comes', 'silent'),
    answers('help', 'help comes', {
      channels: [{ type: 'email', name: 'E-mail', value: 'help@quay.test' }],
      work_time: '',
      faq: [],
    }),
    breaks('help', 'help does not come', 'misasked'),
    gesture('tries again', { type: 'retry' }, (scene) => press(scene, 'Try again')),
    gesture('refreshes', { type: 'refresh' }, (scene) => press(scene, 'Refresh')),
    gesture(
      'asks for what is old at once',
      { type: 'refresh' },
      (scene) => press(scene, 'Try again'),
      (_, state) => state === 'behind',
    ),
    gesture('asks for help', { type: 'ask' }, (scene) => press(scene, 'Help and contact')),
    gesture('is paid by somebody', { type: 'changed', topic: 'money' }, isPaid),
    after('a while later', 'followAgain.centre.behind', (scene) => wait(scene, FOLLOW_AGAIN_MS / 1000)),
    gesture('closes it', { type: 'back' }, (scene) => press(scene, 'Close')),
  ],
  expects: {
    arriving: passing,
    anonymous: (scene) => heading(scene, 'Your account'),
    opening: isWaiting,
    unavailable: ({ page }) =>
      expect(
        page
          .getByText(
            /^(Something went wrong on our side\. Reference: \w+|We are very busy\. Please try again shortly\.)$/,
          )
          .first(),
      ).toBeVisible(),
    unreachable: (scene) => heading(scene, 'This did not load'),
    ready: (scene) => heading(scene, MIRA.nickname),
    following: (scene) => heading(scene, MIRA.nickname),
    behind: async (scene) => {
      await heading(scene, MIRA.nickname)
      await isOld(scene)
    },
    refreshing: ({ page }) => expect(page.getByRole('progressbar')).toBeVisible(),
    asking: ({ page }) => expect(page.getByRole('progressbar')).toBeVisible(),
    helped: ({ page }) => expect(page.getByRole('dialog').getByText('help@quay.test')).toBeVisible(),
  },
})

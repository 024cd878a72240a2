import { account, type UserInfo } from '#contract/account.ts'
import { sessionFlow } from '#machines/session/session.flow.ts'
import { heading, press } from '#tests/walk/gestures.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import { atOnce, calling } from '#tests/walk/wires.ts'
import { gone, type Scene, type Still } from '#tests/walk/table.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { holds } from '#tests/walk/holds.ts'
import { join, MIRA, OTTO, type Somebody, endSessions } from '#tests/world/people.ts'

const { gesture, answers, breaks } = sayings(sessionFlow)
type FlowScene = Scene<typeof sessionFlow>
type Seen = Still<typeof sessionFlow>

const mira = { id: 1 } as UserInfo
const miraRefreshed = { id: 1, nickname: 'refreshed' } as UserInfo
const otto = { id: 2 } as UserInfo
const ottoRefreshed = { id: 2, nickname: 'refreshed' } as UserInfo

const go = ({ page }: Seen, path: string) => page.evaluate((hash) => void (location.hash = hash), path)
/** From a screen that is for everybody, so that it is shown anew. */
async function showsMembersScreen(scene: Seen) {
  await go(scene, '/pages/my/lang')
  await heading(scene, 'Language')
  await go(scene, '/pages/my/index')
}

const kept = ({ page }: Seen) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key !== 'quay:seenPopup')
      .toSorted(),
  )
const userKept = ({ page }: Seen) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('quay:userinfo') ?? '{}') as { nickname?: string }).nickname)

/** A second tab of the app, whose form was open before there was a member: somebody signs in there. */
async function otherTabEnters({ page, world }: FlowScene, { email, password }: Somebody) {
  const { token, user_info } = await world.enter(email, password)
  const other = await page.context().newPage()
  await other.goto(`${world.origin}/proof`)
  await other.evaluate(
    (kept) => kept.forEach(([key, value]) => localStorage.setItem(`quay:${key}`, JSON.stringify(value))),
    [
      ['userinfo', user_info],
      ['isLogin', 1],
      ['token', token],
    ] as const,
  )
  await other.close()
}

async function otherTabLeaves({ page, world }: FlowScene) {
  const other = await page.context().newPage()
  await other.goto(`${world.origin}/h5/#/pages/my/setting`)
  await other.getByRole('button', { name: 'Sign out' }).tap()
  await other.getByRole('dialog').getByRole('button', { name: 'Sign out' }).tap()
  await expect(other).toHaveURL(/login\/login$/)
  await other.close()
}

async function otherPhoneEnters({ page, world, state, context: { user } }: FlowScene) {
  const { email, password } = user?.id === otto.id ? OTTO : MIRA
  const isProfile = (request: { url(): string }) => request.url().endsWith(account.profile.path)
  const asks =
    state === 'member.refreshing' ? page.waitForEvent('requestfailed', isProfile) : page.waitForRequest(isProfile)
  await world.enter(email, password)
  await asks
}

/** The server ended the session; the phone hears it with the next answer, and with none that was asked for before. */
async function callIsRefused(scene: FlowScene) {
  if (scene.state === 'member.refreshing') {
    await endSessions(scene.world)
    return scene.wire('profile').meet('real')
  }
  await scene.wire('profile').meet('real')
  await expect(scene.page.getByRole('button', { name: 'Refresh', exact: true })).toBeVisible()
  await endSessions(scene.world)
  return press(scene, 'Refresh')
}

async function holdsAnEndedSession(phone: Phone) {
  const { token } = await phone.world.enter(MIRA.email, MIRA.password)
  await endSessions(phone.world)
  await phone.keeps({ token, isLogin: 1 })
}

const isMember = async (scene: Seen) =>
  expect.poll(() => kept(scene)).toEqual(['quay:isLogin', 'quay:token', 'quay:userinfo'])

walk(sessionFlow, {
  shows: 'data-session',
  opens: [
    {
      title: 'the app opens',
      at: '/pages/my/lang',
      before: ({ world }) => Promise.all([join(world, MIRA), join(world, OTTO)]),
    },
  ],
  unstaged: 'It has no screen: it is kept by the storage and the tabs of a browser.',
  wires: { restore: atOnce, profile: calling(account.profile), listening: atOnce },
  events: [
    answers('restore', 'nobody is remembered', null),
    { ...answers('restore', 'Mira is remembered', mira), before: (phone) => holds(phone, MIRA) },
    gesture('a screen for members is shown', { type: 'shown', needsMember: true }, showsMembersScreen),
    answers('profile', 'the profile comes', miraRefreshed, undefined, ({ user }) => user?.id !== otto.id),
    answers(
      'profile',
      'the profile of the other one comes',
      ottoRefreshed,
      undefined,
      ({ user }) => user?.id === otto.id,
    ),
    breaks('profile', 'the profile does not come', 'silent'),
    gesture('somebody signs in in another tab', { type: 'entered', user: otto }, (scene) =>
      otherTabEnters(scene, OTTO),
    ),
    gesture('somebody signs out in another tab', { type: 'left' }, otherTabLeaves),
    gesture(
      'a call says that the session is over',
      { type: 'expired' },
      callIsRefused,
      ({ user }, state) => state === 'member.refreshing' || user?.nickname === 'refreshed',
    ),
    {
      ...gesture(
        'the session was over before anybody knew whose it was',
        { type: 'expired' },
        (scene) => scene.wire('profile').meet('real'),
        (_, state) => state === 'restoring',
      ),
      before: holdsAnEndedSession,
    },
    gesture('somebody signs in elsewhere', { type: 'changed', topic: 'session' }, otherPhoneEnters),
    gesture('the member is told', { type: 'acknowledged' }, async () => undefined),
  ],
  expects: {
    restoring: gone,
    anonymous: async (scene) => expect.poll(() => kept(scene)).toEqual([]),
    'member.current': async (scene) => {
      await isMember(scene)
      await expect.poll(() => userKept(scene)).toBe(scene.context.user?.id === otto.id ? OTTO.nickname : MIRA.nickname)
    },
    'member.refreshing': isMember,
    expired: async ({ page }) => {
      await expect(page).toHaveURL(/#\/pages\/login\/login(\?redirect=[^&]*)?$/)
      await expect(page.getByText('You are signed out. Please sign in again.').first()).toBeVisible()
    },
  },
  never: {
    'restoring | error restore | anonymous':
      'Reading what is kept never fails: each piece that cannot be believed is dropped and nobody is remembered.',
  },
})

import { session } from '#contract/session.ts'
import { settingsFlow } from '#machines/account/settings.flow.ts'
import { heading, isAt, isBusy, press, says } from '#tests/walk/gestures.ts'
import { expect } from '#tests/walk/phone.ts'
import { calling } from '#tests/walk/wires.ts'
import { passing, type Still } from '#tests/walk/table.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { joins } from '#tests/walk/holds.ts'
import { openSessions } from '#tests/world/people.ts'

const { gesture, answers, breaks } = sayings(settingsFlow)
type Seen = Still<typeof settingsFlow>

async function isGone(scene: Seen) {
  await isAt(scene, '/pages/login/login')
  await expect(scene.page.locator('html')).toHaveAttribute('data-session', 'anonymous')
  const kept = scene.context.theme === 'dark' ? ['quay:theme'] : []
  expect(await scene.page.evaluate(() => Object.keys(localStorage))).toEqual(kept)
}

walk(settingsFlow, {
  opens: [
    { title: 'a visitor opens the settings', at: '/pages/my/setting', input: { signedIn: false, theme: 'system' } },
    {
      title: 'a member opens the settings',
      at: '/pages/my/setting',
      input: { signedIn: true, theme: 'system' },
      before: joins,
    },
  ],
  wires: { signOut: calling(session.signOut) },
  events: [
    gesture('wants it dark', { type: 'light', theme: 'dark' }, (scene) => press(scene, 'Dark')),
    gesture('wants to sign out', { type: 'signOut' }, (scene) => press(scene, 'Sign out')),
    gesture('means it', { type: 'confirm' }, ({ page }) =>
      page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).tap(),
    ),
    gesture('stays', { type: 'back' }, (scene) => press(scene, 'Stay signed in')),
    answers('signOut', 'the server ends the session', {}),
    breaks('signOut', 'the server cannot be told', 'silent'),
  ],
  expects: {
    arriving: passing,
    anonymous: ({ page }) => expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible(),
    member: ({ page }) => expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible(),
    confirming: (scene) => heading(scene, 'Sign out of this phone?'),
    leaving: (scene) => isBusy(scene, 'Sign out'),
    left: (scene) => heading(scene, 'Settings'),
    leftHere: (scene) => heading(scene, 'Settings'),
  },
  arrives: {
    left: async (scene) => {
      await isGone(scene)
      expect(await openSessions(scene.world)).toBe(0)
    },
    leftHere: async (scene) => {
      await isGone(scene)
      await says(scene, 'Signed out on this phone, but we could not reach the server.')
      expect(await openSessions(scene.world)).toBe(1)
    },
  },
})

import { account } from '#contract/account.ts'
import { profileFlow } from '#machines/account/profile.flow.ts'
import { heading, isWaiting, press, says } from '#tests/walk/gestures.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'
import { calling } from '#tests/walk/wires.ts'
import { member } from '#stories/fixtures/account.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { holds } from '#tests/walk/holds.ts'
import { join, MIRA, OTTO } from '#tests/world/people.ts'

const { gesture, answers, breaks } = sayings(profileFlow)
const AT = '/pages/users/setting'

const arrive = (person: typeof OTTO) => async (phone: Phone) => {
  await join(phone.world, person)
  await holds(phone, person)
}

walk(profileFlow, {
  opens: [{ title: 'a member opens their account', at: AT, input: { matters: [] }, before: arrive(MIRA) }],
  wires: { profile: calling(account.profile) },
  events: [
    answers('profile', 'the account comes', { ...member, nickname: MIRA.nickname, username: MIRA.username }),
    breaks('profile', 'no answer comes', 'silent'),
    gesture('tries again', { type: 'retry' }, (scene) => press(scene, 'Try again')),
  ],
  expects: {
    opening: isWaiting,
    unreachable: (scene) => heading(scene, 'This did not load'),
    ready: async (scene) => {
      await expect(scene.page.getByText(MIRA.nickname, { exact: true })).toBeVisible()
      await says(scene, MIRA.username)
    },
  },
})

test('a member comes from the settings, and sees what is set and what is not', async ({ phone }) => {
  const { page } = phone
  await arrive(OTTO)(phone)
  await phone.visit('/pages/my/setting')
  await expect(page.getByRole('link', { name: 'Cancel account', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Account', exact: true }).tap()
  await expect(page.getByRole('link', { name: 'Phone number Not set' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Payment PIN Off' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Two-step verification Off' })).toBeVisible()
  for (const name of ['Username', 'Watchword', 'Download your data', 'Cancel account'])
    await expect(page.getByRole('link', { name })).toHaveCount(0)
  await page.getByRole('link', { name: 'Edit profile' }).tap()
  await expect(page.getByLabel('Nickname')).toHaveValue('Otto')
})

test('a matter of the account that nobody has heard of is the account itself', async ({ phone }) => {
  await arrive(MIRA)(phone)
  await phone.visit(`${AT}?part=anything`)
  await heading(phone, 'Account')
  await says(phone, MIRA.username)
})

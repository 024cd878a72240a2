import { account } from '#contract/account.ts'
import { bindUsernameFlow } from '#machines/account/bind-username.flow.ts'
import { alerts, fill, isBusy, press, says } from '#tests/walk/gestures.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'
import { calling } from '#tests/walk/wires.ts'
import { passing, type Scene } from '#tests/walk/table.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { holds } from '#tests/walk/holds.ts'
import { join, MIRA, OTTO } from '#tests/world/people.ts'

const { gesture, answers, refuses, breaks } = sayings(bindUsernameFlow)
const AT = '/pages/users/bind_username'

const arrive = (person: typeof OTTO) => async (phone: Phone) => {
  await join(phone.world, person)
  await holds(phone, person)
}
const choose = (username: string) => async (scene: Scene<typeof bindUsernameFlow>) => {
  await fill(scene, { Username: username })
  await press(scene, 'Save username')
}

walk(bindUsernameFlow, {
  opens: [
    { title: 'a member without a username opens it', at: AT, input: { username: null }, before: arrive(OTTO) },
    { title: 'a member with one opens it', at: AT, input: { username: MIRA.username }, before: arrive(MIRA) },
  ],
  wires: { send: calling(account.setUsername) },
  events: [
    gesture('chooses a number', { type: 'submit', form: { username: '40718826' } }, choose('40718826')),
    gesture('chooses well', { type: 'submit', form: { username: 'otto_k' } }, choose('otto_k')),
    answers('send', 'it is theirs', {}),
    refuses('send', 'somebody else has it', 'invalid', ({ world }) => join(world, { ...MIRA, username: 'otto_k' }), {
      errors: { username: 'username-taken' },
    }),
    breaks('send', 'the answer is lost', 'silent'),
  ],
  expects: {
    arriving: passing,
    alreadySet: (scene) => says(scene, 'mira-k'),
    idle: ({ page }) => expect(page.getByLabel('Username')).toHaveValue(''),
    invalid: (scene) => alerts(scene, /^Use 6 to 11 letters/),
    submitting: (scene) => isBusy(scene, 'Save username'),
    rejected: (scene) => alerts(scene, 'This username is taken.'),
    unknown: (scene) => alerts(scene, /^-500/),
    done: (scene) => says(scene, 'otto_k'),
  },
})

test('a member comes from the settings, chooses a username, and finds it there afterwards', async ({ phone }) => {
  const { page } = phone
  await arrive(OTTO)(phone)
  await phone.visit('/pages/my/setting')
  await page.getByRole('link', { name: 'Username' }).tap()
  await page.getByLabel('Username').fill('otto_k')
  await page.getByRole('button', { name: 'Save username' }).tap()
  await page.getByRole('link', { name: 'Go to settings' }).tap()
  await page.getByRole('link', { name: 'Username' }).tap()
  await expect(page.getByText('This is your username. It can’t be changed.')).toBeVisible()
  await expect(page.getByText('otto_k')).toBeVisible()
})

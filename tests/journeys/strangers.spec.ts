import { LOGIN_TRIES } from '#contract/limits.ts'
import { session } from '#contract/session.ts'
import { field, isAt, shows, signIn, submit } from '#tests/walk/journey.ts'
import { expect, test } from '#tests/walk/phone.ts'
import { join, MIRA } from '#tests/world/people.ts'

test('a phone that was in before is let in, though strangers tried too often', async ({ phone, browser }) => {
  const { page, world } = phone
  await join(world, MIRA)
  await phone.visit('/pages/login/login')
  await signIn(phone, MIRA.email, MIRA.password)
  await phone.visit('/pages/my/setting')
  await page.getByRole('button', { name: 'Sign out' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).tap()
  await isAt(phone, '/pages/login/login')

  const guess = { account: MIRA.email, password: 'a stranger’s guess' }
  for (let time = 0; time < LOGIN_TRIES; time += 1) await world.ask(session.signIn, guess)

  await test.step('a phone that nobody knows is not', async () => {
    const stranger = await browser.newPage()
    await stranger.goto(`${world.origin}/h5/#/pages/login/login`)
    await field({ page: stranger }, 'account').fill(MIRA.email)
    await field({ page: stranger }, 'password').fill(MIRA.password)
    await submit({ page: stranger }).click()
    await expect(stranger.getByText(/^Too many attempts\. You can try again in 1[45]:\d\d\.$/)).toBeVisible()
    await stranger.close()
  })
  await signIn(phone, MIRA.email, MIRA.password)
})

test('a password that is too short to be one is wrong, and nothing else @gate', async ({ phone }) => {
  await join(phone.world, MIRA)
  await phone.visit('/pages/login/login')
  await field(phone, 'account').fill(MIRA.email)
  await field(phone, 'password').fill('abc')
  await submit(phone).tap()
  await expect(phone.page.getByRole('alert')).toHaveText('The account or the password is not correct.')
})

test('a link without an invite code says so, and leads on @gate', async ({ phone }) => {
  await phone.visit('/pages/reg/reg')
  await expect(phone.page.getByText(/^This link has no invite code\./)).toBeVisible()
  await field(phone, 'email').fill(MIRA.email)
  await submit(phone).tap()
  await shows(phone, 'Enter the code')
})

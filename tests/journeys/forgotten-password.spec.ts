import { codeIn, field, isAt, shows, signIn, submit, toast } from '#tests/walk/journey.ts'
import { expect, test } from '#tests/walk/phone.ts'
import { join, MIRA, openSessions } from '#tests/world/people.ts'

const NEW = 'miras-second-secret'

test('a member who forgot the password sets a new one, is signed out everywhere, and the old one opens nothing', async ({
  phone,
}) => {
  const { page, world } = phone
  await join(world, MIRA)
  await world.enter(MIRA.email, MIRA.password)
  await phone.visit('/pages/login/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).tap()
  await field(phone, 'email').fill(MIRA.email)
  await submit(phone).tap()
  await shows(phone, 'Choose a new password')
  await page.getByLabel('Code', { exact: true }).fill(await codeIn(phone, MIRA.email))

  await test.step('a password that anybody would guess is refused, and says so beside its field', async () => {
    await field(phone, 'password').fill('password')
    await field(phone, 'password_confirm').fill('password')
    await submit(phone).tap()
    await expect(page.getByText('This password is too easy to guess.').first()).toBeVisible()
    await expect(field(phone, 'password')).toBeFocused()
  })

  await field(phone, 'password').fill(NEW)
  await field(phone, 'password_confirm').fill(NEW)
  await submit(phone).tap()
  await isAt(phone, '/pages/login/login')
  await toast(phone, 'Your password is changed. Please sign in.')
  expect(await openSessions(world)).toBe(0)

  await field(phone, 'account').fill(MIRA.email)
  await field(phone, 'password').fill(MIRA.password)
  await submit(phone).tap()
  await expect(page.getByRole('alert')).toHaveText('The account or the password is not correct.')
  await signIn(phone, MIRA.email, NEW)
})

test('a stranger who asks for a reset sees what a member sees, and gets no letter @gate', async ({ phone }) => {
  await phone.visit('/pages/login/restpassword')
  await field(phone, 'email').fill('nobody@quay.example')
  await submit(phone).tap()
  await shows(phone, 'Choose a new password')
  expect(await codeIn(phone, 'nobody@quay.example')).toBe('')
})

test('somebody who began a form is asked before it is thrown away @gate', async ({ phone }) => {
  const { page, world } = phone
  await join(world, MIRA)
  await phone.visit('/pages/login/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).tap()
  await field(phone, 'email').fill(MIRA.email)
  await submit(phone).tap()
  await shows(phone, 'Choose a new password')
  await page.goBack()
  await shows(phone, 'Reset your password')
  await isAt(phone, '/pages/login/restpassword')
  await page.goBack()
  await isAt(phone, '/pages/login/login')
})

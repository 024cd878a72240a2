import { codeIn, field, isAt, shows, submit, toast } from '#tests/walk/journey.ts'
import { keepsPasskeys } from '#tests/walk/passkeys.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'
import { hasApp } from '#tests/world/factor.ts'
import { joins } from '#tests/walk/holds.ts'
import { MIRA } from '#tests/world/people.ts'

const SECOND = '/pages/users/setting?part=second'
const NEW_PIN = '730284'
const NEW = 'miras-second-secret'
const asks = ({ page }: Phone) =>
  expect(page.getByText('Please confirm this change with the second step too.')).toBeVisible()

test('whoever has an app types the rest once, and sets another PIN by it', async ({ phone }) => {
  const { page, world } = phone
  await joins(phone)
  await hasApp(world)
  await phone.visit('/pages/users/rfpassword')
  await page.getByRole('button', { name: 'Send the code' }).tap()
  await shows(phone, 'Choose a new PIN')
  await page.getByLabel('Code', { exact: true }).fill(await codeIn(phone, MIRA.email))
  await page.getByLabel('New payment PIN').fill(NEW_PIN)
  await page.getByLabel('Repeat PIN').fill(NEW_PIN)
  await submit(phone).tap()
  await asks(phone)
  const app = page.getByLabel('Code from your app')
  await expect(app).toBeFocused()
  await app.fill('000000')
  await submit(phone).tap()
  await expect(page.getByRole('alert').filter({ hasText: 'This code is not correct' })).toBeVisible()
  await expect(app).toHaveValue('')
  await app.fill(await world.appCode())
  await submit(phone).tap()
  await shows(phone, 'Your payment PIN is set')
})

test('whoever forgot the password sets another one by a passkey, and no stranger is told of it', async ({ phone }) => {
  const { page } = phone
  await joins(phone)
  await phone.visit(SECOND)
  if (!(await keepsPasskeys(phone))) throw new Error('this journey has a browser')
  await page.getByRole('button', { name: 'Use a passkey' }).tap()
  await field(phone, 'password').fill(MIRA.password)
  await submit(phone).tap()
  await shows(phone, 'Your recovery codes')
  await page.evaluate(() => ['token', 'isLogin', 'userinfo'].forEach((key) => localStorage.removeItem(`quay:${key}`)))
  await page.reload()

  await phone.visit('/pages/login/restpassword')
  await field(phone, 'email').fill(MIRA.email)
  await submit(phone).tap()
  await shows(phone, 'Choose a new password')
  await field(phone, 'password').fill(NEW)
  await field(phone, 'password_confirm').fill(NEW)
  await page.getByLabel('Code', { exact: true }).fill('000000')
  await submit(phone).tap()
  await expect(page.getByRole('alert').filter({ hasText: 'The code is not correct' })).toBeVisible()
  await expect(page.getByText('Please confirm this change')).toBeHidden()
  await page.getByLabel('Code', { exact: true }).fill(await codeIn(phone, MIRA.email))
  await submit(phone).tap()
  await asks(phone)
  await submit(phone).tap()
  await isAt(phone, '/pages/login/login')
  await toast(phone, 'Your password is changed. Please sign in.')
})

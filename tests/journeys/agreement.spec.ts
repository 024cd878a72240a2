import { codeIn, field, shows, submit } from '#tests/walk/journey.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'
import { joins } from '#tests/walk/holds.ts'
import { MIRA } from '#tests/world/people.ts'

const sheet = ({ page }: Phone) => page.getByRole('dialog')
const read = ({ page }: Phone) => page.getByText('Read the agreement', { exact: true })

async function choosesPassword(phone: Phone) {
  await phone.visit('/pages/login/login')
  await phone.page.getByRole('link', { name: 'Create an account' }).tap()
  await field(phone, 'email').fill(MIRA.email)
  await submit(phone).tap()
  await shows(phone, 'Enter the code')
  await phone.page.getByLabel('Code', { exact: true }).fill(await codeIn(phone, MIRA.email))
  await shows(phone, 'Choose a password')
}

test('somebody who joins reads the agreement, goes back, and finds what they typed', async ({ phone }) => {
  const { page } = phone
  await choosesPassword(phone)
  await field(phone, 'password').fill(MIRA.password)
  await field(phone, 'password_confirm').fill(MIRA.password)
  await page.getByRole('checkbox').check()
  await read(phone).tap()
  await expect(page.locator('[data-agreement=showing]')).toBeVisible()
  await page.goBack()
  await expect(sheet(phone)).toHaveCount(0)
  await shows(phone, 'Choose a password')
  await expect(field(phone, 'password')).toHaveValue(MIRA.password)
  await expect(field(phone, 'password_confirm')).toHaveValue(MIRA.password)
  await expect(page.getByRole('checkbox')).toBeChecked()
})

test('somebody who applies reads the agreement, goes back, and finds what they typed @gate', async ({ phone }) => {
  const { page } = phone
  await joins(phone)
  await phone.visit('/pages/index/new_index')
  await page.getByRole('link', { name: /^Merchant/ }).tap()
  await page.getByRole('button', { name: 'Become a merchant' }).tap()
  await field(phone, 'name').fill('Harbour Office')
  await read(phone).tap()
  await expect(page.locator('[data-agreement=showing]')).toBeVisible()
  await page.goBack()
  await expect(sheet(phone)).toHaveCount(0)
  await expect(field(phone, 'name')).toHaveValue('Harbour Office')
})

test('an agreement that does not come keeps the form, and is tried again @gate', async ({ phone }) => {
  const { page } = phone
  await choosesPassword(phone)
  await field(phone, 'password').fill(MIRA.password)
  await test.step('its sheet is on the phone', async () => {
    await read(phone).tap()
    await expect(page.locator('[data-agreement=showing]')).toBeVisible()
    await sheet(phone).getByRole('button', { name: 'Close' }).tap()
    await expect(sheet(phone)).toHaveCount(0)
  })
  phone.expectsFaultAt('/')
  await page.context().setOffline(true)
  await read(phone).tap()
  await expect(page.locator('[data-agreement=unreachable]')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.locator('[data-agreement=showing]')).toBeVisible()
  await sheet(phone).getByRole('button', { name: 'Close' }).tap()
  await expect(field(phone, 'password')).toHaveValue(MIRA.password)
})

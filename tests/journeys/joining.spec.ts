import { codeIn, field, isAt, putAwayMessage, shows, signIn, stored, submit, toast } from '#tests/walk/journey.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'
import { endSessions } from '#tests/world/people.ts'

const EMAIL = 'noor@quay.example'
const PASSWORD = 'noors-own-secret'

async function join(phone: Phone) {
  const { page } = phone
  await phone.keeps({ seenPopup: 0 })
  await phone.visit('/pages/index/new_index')
  await putAwayMessage(phone)
  await page.getByRole('link', { name: 'Create an account' }).tap()
  await field(phone, 'email').fill(EMAIL)
  await submit(phone).tap()
  await shows(phone, 'Enter the code')
  await page.getByLabel('Code', { exact: true }).fill(await codeIn(phone, EMAIL))
  await shows(phone, 'Choose a password')
  await field(phone, 'password').fill(PASSWORD)
  await field(phone, 'password_confirm').fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await submit(phone).tap()
  await isAt(phone, '/pages/login/login')
  await toast(phone, 'Your account is ready. Please sign in.')
  await expect(field(phone, 'account')).toHaveValue(EMAIL)
  await expect(field(phone, 'password')).toBeFocused()
  expect(page.url()).not.toContain('noor')
}

test('a visitor joins with the code from the inbox, signs in, signs out, signs in again and is thrown out in the middle', async ({
  phone,
}) => {
  const { page, world } = phone
  await test.step('joins', () => join(phone))
  await test.step('signs in', async () => {
    await signIn(phone, EMAIL, PASSWORD)
    await expect(page.getByRole('link', { name: 'Sell', exact: true })).toBeVisible()
  })
  await test.step('signs out', async () => {
    await phone.visit('/pages/my/setting')
    await page.getByRole('button', { name: 'Sign out' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).tap()
    await isAt(phone, '/pages/login/login')
    expect(Object.keys(await stored(phone)).toSorted()).toEqual(['device', 'seenPopup'])
  })
  await test.step('signs in again', () => signIn(phone, EMAIL, PASSWORD))
  await test.step('is thrown out in the middle of an answer', async () => {
    await page.getByRole('link', { name: 'My', exact: true }).tap()
    await shows(phone, 'Security')
    await page.getByRole('link', { name: 'Settings' }).first().tap()
    await page.getByRole('button', { name: 'Sign out' }).tap()
    await shows(phone, 'Sign out of this phone?')
    await endSessions(world)
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).tap()
    await isAt(phone, '/pages/login/login')
    await toast(phone, 'You are signed out. Please sign in again.')
    expect(Object.keys(await stored(phone)).toSorted()).toEqual(['device', 'seenPopup'])
  })
  await test.step('finds nothing of the member by going back', async () => {
    await page.goBack()
    await shows(phone, 'Your account')
    await expect(page.getByText(EMAIL)).toHaveCount(0)
    await expect(page.locator('html')).toHaveAttribute('data-session', 'anonymous')
  })
})

test('a member whose session ended loses nothing that is being typed into a form for everybody @gate', async ({
  phone,
}) => {
  await join(phone)
  await signIn(phone, EMAIL, PASSWORD)
  await phone.visit('/pages/login/restpassword')
  await field(phone, 'email').fill('half-typed@')
  const other = await phone.page.context().newPage()
  await other.goto(`${phone.world.origin}/h5/#/pages/my/index`)
  await shows({ page: other }, 'Security')
  await endSessions(phone.world)
  await other.reload()
  await isAt({ page: other }, '/pages/login/login')
  await expect(phone.page.locator('html')).toHaveAttribute('data-session', 'anonymous')
  await expect(field(phone, 'email')).toHaveValue('half-typed@')
})

test('a guest who is sent to sign in is led back to where they were @gate', async ({ phone }) => {
  await join(phone)
  await phone.page.evaluate(() => localStorage.setItem('quay:returnTo', JSON.stringify('/pages/my/setting')))
  await signIn(phone, EMAIL, PASSWORD)
  await phone.page.getByRole('link', { name: 'Continue', exact: true }).tap()
  await isAt(phone, '/pages/my/setting')
})

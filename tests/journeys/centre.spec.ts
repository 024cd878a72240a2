import { CENTRE_PIN, holdsCentre } from '#tests/lib/walk-centre.ts'
import { provesPin } from '#tests/lib/walk-gestures.ts'
import { shows } from '#tests/lib/walk-journey.ts'
import { holds, join, OTTO } from '#tests/lib/walk-people.ts'
import { expect, test, type Phone } from '#tests/lib/walk-phone.ts'

const PASSWORD = 'harbour-light-9'
const OWN = 'a-secret-of-adas'
const ADA = 'ada@quay.example'

/** From My, as a centre goes: to its desk, and to the sheet that opens an account. */
async function fills({ page, visit }: Phone, price: RegExp) {
  await visit('/pages/my/index')
  await page.getByRole('link', { name: 'Service centre' }).tap()
  await page.getByRole('link', { name: 'Open an account' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Open an account' })
  await sheet.getByLabel('E-mail').fill(ADA)
  await sheet.getByLabel('Name', { exact: true }).fill('Ada')
  await sheet.getByRole('button', { name: 'Continue' }).tap()
  await expect(sheet.getByText(/Nobody can ever sign in with it/)).toBeVisible()
  await sheet.getByLabel('First password').fill(PASSWORD)
  await sheet.locator('input[name=payword]').fill(CENTRE_PIN)
  await sheet.getByRole('button', { name: price }).tap()
  return sheet
}

test('a centre opens an account; its person sets a password first, and signs in with that alone', async ({ phone }) => {
  const { page, world } = phone
  await holdsCentre(phone)
  const sheet = await fills(phone, /^Open account for €50\.00$/)
  await shows(phone, 'The account is open')
  await sheet.getByRole('button', { name: 'Close' }).tap()
  await expect(page.getByText('€370.00')).toBeVisible()
  await expect(page.getByText('No password set yet', { exact: true }).last()).toBeVisible()

  const tries = (password: string) => world.ask('/user/login', { type: 'account', account: ADA, password })
  expect((await tries(PASSWORD)).code).toBeLessThan(1)
  await world.sql
    .updateTable('member')
    .set({ password_hash: await world.passwords.hash(OWN) })
    .where('email', '=', ADA)
    .execute()
  expect((await tries(OWN)).code).toBe(1)
  await page.getByRole('button', { name: 'Refresh' }).tap()
  await expect(page.getByText('Password set', { exact: true }).last()).toBeVisible()
})

test('too little credit opens nothing, and says what is to be paid', async ({ phone }) => {
  await holdsCentre(phone, { credit: 2_000n })
  const sheet = await fills(phone, /^Go on to pay$/)
  await shows(phone, 'Please pay first')
  await expect(sheet.getByText(/^O\d{10}$/)).toBeVisible()
  await expect(sheet.getByText('€50.00').first()).toBeVisible()
  const members = await phone.world.sql.selectFrom('member').select('id').where('email', '=', ADA).execute()
  expect(members).toEqual([])
})

test('credit goes to another member, and its centre sees it leave on another phone', async ({ phone }) => {
  const { page, world } = phone
  await holdsCentre(phone)
  await join(world, OTTO)
  await phone.visit('/pages/business_center/business_center')
  await expect(page.getByText('€420.00')).toBeVisible()
  const other = await page.context().newPage()
  await other.goto(`${world.origin}/h5/#/pages/business_center/transfer`)
  await other.getByLabel('Amount').fill('12.50')
  await other.getByLabel('To').fill(OTTO.email)
  await other.getByRole('button', { name: 'Continue' }).tap()
  await provesPin({ page: other }, CENTRE_PIN)
  await expect(other.getByRole('heading', { name: 'Credit sent' })).toBeVisible()
  await expect(page.getByText('€407.50')).toBeVisible()
})

test('whoever is no centre reads what one is, also in Hebrew', async ({ phone }) => {
  const { page, world } = phone
  await join(world, OTTO)
  await holds(phone, OTTO, { language: 'hebrew' })
  await phone.visit('/pages/business_center/business_center')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { name: 'המקום הזה מיועד למרכזי שירות' })).toBeVisible()
})

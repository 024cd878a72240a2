import { field, isAt, shows } from '#tests/walk/journey.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'
import { joins } from '#tests/walk/holds.ts'
import { PIN } from '#tests/world/money.ts'

const ACCOUNT = '/pages/my/account'
const WORDS = {
  'First name': 'Mira',
  'Last name': 'Kallas',
  IBAN: 'DE89370400440532013000',
  SWIFT: 'COBADEFF',
  Address: 'Hafenstraße 1, 20457 Hamburg',
}

async function continues({ page }: Phone) {
  for (const [label, words] of Object.entries(WORDS)) await page.getByLabel(label).fill(words)
  await page.getByRole('button', { name: 'Continue' }).tap()
}

/** What judges names on this page throws from now on, as a fault of ours would. */
const breaks = ({ page }: Phone) =>
  page.evaluate(() => {
    Object.assign(String.prototype, {
      normalize() {
        throw new RangeError('broken on purpose')
      },
    })
  })

async function stops(phone: Phone) {
  phone.expectsFaultAt('account broke at "idle"')
  const logged = phone.page.waitForEvent('console', (line) => line.text().includes('account broke at "idle"'))
  await continues(phone)
  await shows(phone, 'This page stopped working')
  expect((await logged).type()).toBe('error')
}

test('a flow that breaks says so and is told; the first screen and the page itself can be reached from there', async ({
  phone,
}) => {
  const { page } = phone
  await joins(phone, PIN)
  await phone.visit(ACCOUNT)
  await breaks(phone)
  await stops(phone)
  await page.getByRole('link', { name: 'Go to Home' }).tap()
  await isAt(phone, '/pages/index/new_index')
  await page.getByRole('link', { name: 'My', exact: true }).tap()
  await page.getByRole('link', { name: 'Bank account' }).tap()
  await stops(phone)
  await page.getByRole('button', { name: 'Load again' }).tap()
  await continues(phone)
  await expect(field(phone, 'payword')).toBeVisible()
})

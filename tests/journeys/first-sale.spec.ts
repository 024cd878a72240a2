import { press, says } from '#tests/lib/walk-gestures.ts'
import { codeIn, field, isAt, shows, submit } from '#tests/lib/walk-journey.ts'
import { expect, test, type Phone } from '#tests/lib/walk-phone.ts'

const EMAIL = 'noor@quay.example'
const PASSWORD = 'noors-own-secret'
const PIN = '730284'

const fingers = (phone: Phone) => {
  const typed: Record<string, number> = {}
  const count = (name: string) => (typed[name] = (typed[name] ?? 0) + 1)
  return {
    typed,
    async types(name: string, text: string) {
      await field(phone, name).fill(text)
      count(name)
    },
  }
}

test('from nothing to a settled sale: a visitor joins, has a hundred coins, sells 25, and is asked for nothing twice', async ({
  phone,
}) => {
  const { page, world } = phone
  const round = world.becomesDemo()
  const { typed, types } = fingers(phone)
  await test.step('joins', async () => {
    await phone.visit('/pages/index/new_index')
    await page.getByRole('link', { name: 'Create an account' }).tap()
    await types('email', EMAIL)
    await submit(phone).tap()
    await shows(phone, 'Enter the code')
    await types('code', await codeIn(phone, EMAIL))
    await shows(phone, 'Choose a password')
    await types('password', PASSWORD)
    await types('password_confirm', PASSWORD)
    await page.getByRole('checkbox').check()
    await submit(phone).tap()
    await isAt(phone, '/pages/login/login')
  })
  await test.step('signs in, and need not say again who it is', async () => {
    await expect(field(phone, 'account')).toHaveValue(EMAIL)
    await types('password', PASSWORD)
    await submit(phone).tap()
    await isAt(phone, '/pages/index/new_index')
  })
  await test.step('finds a hundred coins, and what they are', async () => {
    await says(phone, /^100\.00 coins at €/)
    await press(phone, 'Demo')
    await says(phone, 'The coins you get for joining have no value outside this demo.')
    await press(phone, 'Close')
    await page.getByRole('link', { name: 'Sell', exact: true }).tap()
  })
  await test.step('sets a PIN, and comes back to the sale', async () => {
    await page.getByRole('link', { name: 'Set a payment PIN' }).tap()
    await types('payword', PIN)
    await types('payword_confirm', PIN)
    await submit(phone).tap()
    await isAt(phone, '/pages/transaction/index')
  })
  await test.step('sells 25', async () => {
    await types('quantity', '25')
    await press(phone, 'Continue')
    await types('payword', PIN)
    await page.getByRole('dialog').locator('button[type=submit]').tap()
    await shows(phone, 'A merchant has accepted')
  })
  await test.step('is paid', async () => {
    world.forward(6)
    await round()
    await shows(phone, 'Sold')
    world.forward(1)
    await round()
    await page.getByRole('link', { name: 'Open the order' }).tap()
    await says(phone, 'Completed')
    await phone.visit('/pages/index/new_index')
    await says(phone, /^75\.00 coins at €/)
  })
  expect(typed).toEqual({
    email: 1,
    code: 1,
    // Chosen and said again; then it opens the door.
    password: 2,
    password_confirm: 1,
    payword: 2,
    payword_confirm: 1,
    quantity: 1,
  })
})

import * as paying from '#tests/journeys/lib/payment-courses.ts'
import { press, says } from '#tests/walk/gestures.ts'
import { field, isAt, submit } from '#tests/walk/journey.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'
import { BEGIN, isReady, ORDER, photographs } from '#tests/journeys/lib/recharge-course.ts'
import { OTTO } from '#tests/world/people.ts'

const alert = ({ page }: Phone) => page.getByRole('alert')

test('an amount is refused when it is sent, and no longer than it is wrong', async ({ phone }) => {
  const { page } = phone
  await paying.isReady(phone, paying.TRANSFER)
  await phone.visit('/pages/users/transfer')
  const amount = page.getByLabel('Amount', { exact: true })
  await amount.pressSequentially('0.001')
  await expect(alert(phone)).toHaveCount(0)
  await amount.fill('')
  await page.getByRole('textbox', { name: 'To' }).fill('nobody@quay.test')
  await press(phone, 'Continue')
  await expect(alert(phone)).toHaveText('Please enter an amount.')
  await expect(amount).toBeFocused()
  await amount.pressSequentially('12.505')
  await expect(alert(phone)).toHaveText('This has too many decimal places.')
  await page.keyboard.press('Backspace')
  await expect(alert(phone)).toHaveCount(0)
  await expect(amount).not.toHaveAttribute('aria-invalid')
  await expect(amount).toBeFocused()

  await test.step('what the server found is gone with the first change, and is asked anew', async () => {
    const to = page.getByRole('textbox', { name: 'To' })
    await press(phone, 'Continue')
    await expect(to).toHaveAttribute('aria-invalid', 'true')
    await expect(alert(phone)).toHaveCount(1)
    await to.press('End')
    await to.press('Backspace')
    await expect(alert(phone)).toHaveCount(0)
    await press(phone, 'Continue')
    await expect(alert(phone)).toHaveCount(1)
    await to.fill(OTTO.email)
    await expect(alert(phone)).toHaveCount(0)
    await press(phone, 'Continue')
    await expect(page.getByRole('dialog', { name: 'Send this?' })).toBeVisible()
  })
})

test('a receipt that was missing is not, once it is received @gate', async ({ phone }) => {
  const { page } = phone
  await isReady(phone)
  await phone.visit(BEGIN)
  await field(phone, 'amount').fill('138')
  await submit(phone).tap()
  await isAt(phone, ORDER)
  await press(phone, 'Send the receipt')
  await says(phone, 'Please add a picture that proves the payment.')
  await says(phone, 'Please enter the payer’s name.')
  await photographs(phone)
  await expect(page.getByText('Please add a picture that proves the payment.')).toHaveCount(0)
  await says(phone, 'Please enter the payer’s name.')
  await field(phone, 'payer').fill('M')
  await expect(alert(phone)).toHaveCount(0)
})

import { provesPin } from '#tests/walk/gestures.ts'
import type { Page } from 'playwright/test'
import { isAt, shows, stored, toast } from '#tests/walk/journey.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'
import { hasBank } from '#tests/world/banks.ts'
import { joins } from '#tests/walk/holds.ts'
import { MIRA } from '#tests/world/people.ts'
import { PIN } from '#tests/world/money.ts'

const PASTED = ' de89\u00a03704 0044-0532 0130 00 '

async function arrive(phone: Phone) {
  await joins(phone, PIN)
}

/** Puts text into the field that has the caret, as a clipboard does. */
const paste = (page: Page, text: string) =>
  page.evaluate((words) => document.execCommand('insertText', false, words), text)

async function saysTheAccount(page: Page) {
  await page.getByLabel('First name').fill('Mira')
  await page.getByLabel('Last name').fill('Kallas')
  await page.getByLabel('IBAN').focus()
  await paste(page, PASTED)
  await page.getByLabel('SWIFT').pressSequentially('cobadeff')
  await page.getByLabel('Address').fill('Hafenstraße 1, 20457 Hamburg')
}

test('from home to a bank account: an IBAN is pasted, the bank and the country are found, the PIN confirms', async ({
  phone,
}) => {
  const { page } = phone
  await arrive(phone)
  await phone.visit('/pages/index/new_index')
  await page.getByRole('link', { name: 'My', exact: true }).tap()
  await page.getByRole('link', { name: 'Bank account' }).tap()
  await saysTheAccount(page)
  await expect(page.getByLabel('IBAN')).toHaveValue('DE89 3704 0044 0532 0130 00')
  await expect(page.getByLabel('Bank name')).toHaveValue('Commerzbank')
  await expect(page.getByLabel('Country or region')).toHaveValue('DE')
  await page.getByRole('button', { name: 'Continue' }).tap()
  await provesPin(phone, PIN)
  await toast(phone, 'success')
  await shows(phone, 'Your bank account is saved')
  expect(JSON.parse((await stored(phone))['sysBankList'] ?? '[]').length).toBeGreaterThan(50)
  expect(JSON.parse((await stored(phone))['userinfo'] ?? '{}').bank_bound).toBe(1)
  expect(JSON.stringify(await stored(phone))).not.toContain('DE89')
  await page.getByRole('link', { name: 'Done' }).tap()
  await isAt(phone, '/pages/my/index')
})

test('whoever was sent here goes back to where they were, also by way of a new PIN @gate', async ({ phone }) => {
  const { page } = phone
  await joins(phone)
  await phone.visit('/pages/my/account?redirect=%2Fpages%2Fwallets%2Fwallets')
  await page.getByRole('link', { name: 'Set a payment PIN' }).tap()
  await page.getByLabel('New payment PIN').fill(PIN)
  await page.getByLabel('Repeat PIN').fill(PIN)
  await page.getByRole('button', { name: 'Set PIN' }).tap()
  await saysTheAccount(page)
  await page.getByRole('button', { name: 'Continue' }).tap()
  await provesPin(phone, PIN)
  await isAt(phone, '/pages/wallets/wallets')
})

test('an IBAN is corrected in its middle, and the caret stays where it was @gate', async ({ phone }) => {
  const { page } = phone
  await arrive(phone)
  await hasBank(phone.world, MIRA)
  await phone.visit('/pages/my/account')
  await page.getByRole('button', { name: 'Change bank account' }).tap()
  const iban = page.getByLabel('IBAN')
  await expect(iban).toHaveValue('DE89 3704 0044 0532 0130 00')
  await iban.focus()
  await iban.evaluate((input: HTMLInputElement) => input.setSelectionRange(7, 7))
  await page.keyboard.press('Backspace')
  await expect(iban).toHaveValue('DE89 3040 0440 5320 1300 0')
  await page.keyboard.type('7')
  await expect(iban).toHaveValue('DE89 3704 0044 0532 0130 00')
  expect(await iban.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(7)
})

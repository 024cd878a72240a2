import { picture } from '#tests/files/pictures.ts'
import { fill, press } from '#tests/walk/gestures.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'

type Held = Pick<Phone, 'page' | 'world'>

export async function addsPicture({ page }: Held) {
  await page
    .getByLabel(/^Add a picture/)
    .setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: await picture('png', 80, 60) })
  await expect(page.getByText('Picture received.')).toBeVisible()
}

export async function saysThatItIsPaid(held: Held, payer: string) {
  const { page } = held
  await expect(page.locator('[role=group][aria-busy=false]')).toBeVisible()
  if (await page.getByLabel(/^Add a picture/).isVisible()) await addsPicture(held)
  await fill(held, { 'Payment reference': 'Coins of Mira', 'Name of the payer': payer })
  await press(held, 'I have paid')
}

export async function givesBack(held: Held, reason: string) {
  if (reason) await held.page.getByLabel('Reason').selectOption(reason)
  await press(held, 'Return it')
}

export async function saysWhatHappened({ page }: Held, text: string) {
  if (text) await page.getByLabel('Reason').selectOption('silent')
  await page.getByRole('textbox', { name: 'What happened' }).fill(text)
  await page.getByRole('button', { name: 'Open the dispute' }).tap()
}

export async function showsMore(held: Held, text: string) {
  await held.page.getByLabel('More details').fill(text)
  await press(held, 'Send')
}

export async function gives(held: Held, stars: number) {
  if (stars) await held.page.getByLabel(`${stars} of 5 stars`).check()
  await press(held, 'Send the rating')
}

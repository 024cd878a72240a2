import { inTransaction } from '#server/lib/database.ts'
import { lockedMerchant, moveMerchant } from '#server/merchant/move.ts'
import type { MerchantMoveType } from '#machines/merchant/merchant.rules.ts'
import { isAt, shows, toast } from '#tests/walk/journey.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'
import { picture } from '#tests/files/pictures.ts'
import { provesPin } from '#tests/walk/gestures.ts'
import { holds } from '#tests/walk/holds.ts'
import { join, MIRA, setPin, idOf } from '#tests/world/people.ts'
import { gains, PIN } from '#tests/world/money.ts'

async function operatorSays({ world }: Phone, type: MerchantMoveType, reason = '') {
  const member = await idOf(world, MIRA)
  await inTransaction(world.sql, async (sql) => {
    const here = { sql, now: world.now() }
    const row = await lockedMerchant(here, member)
    if (!row) throw new Error('nobody applied')
    await moveMerchant(here, row, { type, by: 'operator' }, { reason })
  })
}

async function applies({ page }: Phone) {
  await page.getByRole('button', { name: /^(Become a merchant|Apply again)$/ }).tap()
  await page.getByLabel('Name').fill('Harbour Office')
  await page.getByLabel('How we can reach you').fill('office@harbour.example')
  await page.getByLabel(/^By bank transfer/).check()
  await page.getByLabel('Starts at').fill('09:00')
  await page.getByLabel('Ends at').fill('18:30')
  await page.getByLabel(/^I have read the agreement/).check()
}

async function saysWhatTheyBuy({ page }: Phone) {
  await page.getByRole('button', { name: 'Set what you buy' }).tap()
  const sheet = page.getByRole('dialog', { name: 'What you buy' })
  await sheet.getByLabel('Your price per coin, in EUR').fill('1,30')
  await sheet.getByLabel('At least').fill('20')
  await sheet.getByLabel('At most').fill('500')
  await sheet.getByLabel('Coins in total').fill('1000')
  await expect(sheet.getByText('€650.00')).toBeVisible()
  await expect(sheet.getByText('€1,300.00')).toBeVisible()
  await sheet.getByLabel(/^To the Quay balance/).check()
  await sheet.getByRole('button', { name: 'Buy on these terms' }).tap()
}

test('from home to a merchant: refused once, accepted, the margin paid, a price that members see, and the end of it', async ({
  phone,
}) => {
  const { page, world } = phone
  await join(world, MIRA)
  await gains(world, MIRA, 'balance', 100_000n)
  await setPin(world, MIRA, PIN)
  await holds(phone, MIRA)
  await phone.visit('/pages/index/new_index')
  await page.getByRole('link', { name: /^Merchant/ }).tap()
  await applies(phone)
  const licence = { name: 'licence.png', mimeType: 'image/png', buffer: await picture('png', 80, 60) }
  await page.getByLabel(/^Add a picture/).setInputFiles(licence)
  await expect(page.getByText('Picture received.')).toBeVisible()
  await page.getByRole('button', { name: 'Send the application' }).tap()
  await shows(phone, 'We are reviewing your application')

  await operatorSays(phone, 'refuse', 'The picture cannot be read.')
  await shows(phone, 'Your application was not accepted')
  await expect(page.getByText('The picture cannot be read.')).toBeVisible()
  await applies(phone)
  await expect(page.getByText('0 of 6')).toBeVisible()
  await page.getByRole('button', { name: 'Send the application' }).tap()
  await shows(phone, 'We are reviewing your application')

  await operatorSays(phone, 'verify')
  await page.getByRole('button', { name: 'Pay the deposit' }).tap()
  await provesPin(phone, PIN)
  await shows(phone, 'You are a merchant')
  await page.getByRole('link', { name: 'Open the merchant centre' }).tap()
  await isAt(phone, '/pages/user/user1')
  await saysWhatTheyBuy(phone)
  await toast(phone, 'Saved.')
  await expect(page.getByText('1 coin = €1.30')).toBeVisible()

  await operatorSays(phone, 'suspend', 'We would like to talk to you.')
  await page.getByRole('link', { name: 'Reason and contact' }).tap()
  await shows(phone, 'You are suspended as a merchant')
  await expect(page.getByText('We would like to talk to you.')).toBeVisible()
  await expect(page.getByText(/^We keep your deposit while you are suspended/)).toBeVisible()

  await operatorSays(phone, 'expel', 'Nobody answered us.')
  await shows(phone, 'You are no longer a merchant')
  await expect(page.getByText('Nobody answered us.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Apply again' })).toBeVisible()
})

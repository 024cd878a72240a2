import { PIN_TRIES } from '#contract/limits.ts'
import { transfer } from '#contract/transfer.ts'
import { isReady, moved, proves, TRANSFER } from '#tests/journeys/lib/payment-courses.ts'
import { provesPin, says } from '#tests/walk/gestures.ts'
import { shows, toastsFrom } from '#tests/walk/journey.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'
import { OTTO } from '#tests/world/people.ts'
import { secondPhone } from '#tests/walk/second-phone.ts'

async function asksForThePin(phone: Phone) {
  const { page } = phone
  await phone.visit('/pages/money/money')
  await page.getByRole('link', { name: 'Transfer', exact: true }).tap()
  await page.getByLabel('Amount', { exact: true }).fill('12,50')
  await page.getByLabel('To').fill(OTTO.email)
  await page.getByRole('button', { name: 'Continue' }).tap()
  await expect(page.getByRole('dialog', { name: 'Send this?' })).toBeVisible()
}

test('one member sends, and both see it on My without touching anything', async ({ phone, browser }) => {
  await isReady(phone, TRANSFER)
  const other = await secondPhone(browser, phone.world, OTTO)
  const theirs = await other.newPage()
  await theirs.goto(`${phone.world.origin}/h5/#/pages/my/index`)
  await expect(theirs.getByText('€0.00').first()).toBeVisible()
  await asksForThePin(phone)
  const mine = await phone.page.context().newPage()
  await mine.goto(`${phone.world.origin}/h5/#/pages/my/index`)
  await expect(mine.getByText('€1,000.00').first()).toBeVisible()

  await phone.page.bringToFront()
  await proves(phone)
  await shows(phone, 'Sent')
  await expect(theirs.getByText('€12.50').first()).toBeVisible()
  await expect(mine.getByText('€987.50').first()).toBeVisible()
  expect(await moved(phone)).toBe(1)
  await other.close()
})

test('a wrong PIN is said beside its cells and a locked one in its box, and nowhere else', async ({ phone }) => {
  const { page } = phone
  await isReady(phone, TRANSFER)
  await asksForThePin(phone)
  const toasted = toastsFrom(phone)
  for (let left = PIN_TRIES - 1; left > 0; left -= 1) {
    await provesPin(phone, '913570')
    await says(phone, new RegExp(`^The payment PIN is not correct. ${left} (try|tries) left.$`))
  }
  await provesPin(phone, '913570')
  await says(phone, /Your payment PIN is locked after 5 wrong tries/)
  await expect(page.getByRole('timer').last()).toHaveText(/^29:5\d$/)
  expect(await toasted()).toEqual([])
})

test('a receipt has the note, the date and the number, and is passed on as the phone does it @gate', async ({
  phone,
}) => {
  const { page } = phone
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: async ({ text }: { text: string }) => {
        document.documentElement.dataset['passedOn'] = text
      },
    })
  })
  await isReady(phone, TRANSFER)
  await phone.visit('/pages/users/transfer')
  await page.getByLabel('Amount', { exact: true }).fill('12.50')
  await page.getByLabel('To').fill(OTTO.email)
  await page.locator('input[name=remark]').fill('For the boat')
  await page.getByRole('button', { name: 'Continue' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Send this?' })
  await expect(sheet.getByText('For the boat')).toBeVisible()
  await expect(sheet.getByText(/^Valid for/)).toBeVisible()
  await proves(phone)
  await shows(phone, 'Sent')
  await expect(page.getByText('For the boat')).toBeVisible()
  await expect(page.getByText(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)).toBeVisible()
  const heading = await page.getByRole('heading', { name: 'Sent' }).boundingBox()
  const facts = await page.getByText('You send').boundingBox()
  expect((facts?.y ?? 999) - (heading?.y ?? 0)).toBeLessThan(220)
  await page.getByRole('button', { name: 'Share' }).tap()
  const number = await page.getByRole('button', { name: 'Copy the number' }).innerText()
  await expect(page.locator('html')).toHaveAttribute(
    'data-passed-on',
    new RegExp(
      `^Transfer: €12\\.50\\nTo: Ot••• · \\d{8}\\nWhen: .{16}\\nNote: For the boat\\nNumber: ${number.trim()}$`,
    ),
  )
})

test('a call that never arrived is said not to be done, and never will be', async ({ phone }) => {
  await isReady(phone, TRANSFER)
  await asksForThePin(phone)
  let late = ''
  await phone.page.route(
    `**${transfer.send.path}`,
    (route) => {
      late = route.request().postData() ?? ''
      return route.abort('connectionfailed')
    },
    { times: 1 },
  )
  phone.expectsFaultAt(transfer.send.path)
  await proves(phone)
  await phone.page.getByRole('button', { name: 'Check again' }).tap()
  await shows(phone, 'It was not sent')
  const answer = await phone.page.request.post(`${phone.world.origin}${transfer.send.path}`, {
    data: late,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(await answer.json()).toMatchObject({ code: -409, data: { refusal: 'key-reused' } })
  expect(await moved(phone)).toBe(0)
})

import { speaker } from '#server/lib/words.ts'
import { deskOf } from '#tests/journeys/lib/desk.ts'
import { press, says } from '#tests/walk/gestures.ts'
import { field, isAt, isElsewhere, shows as heads, submit, toast } from '#tests/walk/journey.ts'
import { inTurn } from '#tests/walk/mode.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'
import {
  BEGIN,
  hasArrived,
  isFilled,
  isReady,
  numberOf,
  ORDER,
  photographs,
  shows,
  times,
} from '#tests/journeys/lib/recharge-course.ts'
import { MIRA } from '#tests/world/people.ts'
import { brings } from '#tests/world/recharges.ts'

const CENTRE = '/pages/my/index'
const LANGUAGES = [
  { language: 'en', tag: 'en', figure: '138.00' },
  { language: 'hebrew', tag: 'he', figure: '138.00' },
] as const

const status = (
  { page }: Pick<Phone, 'page'>,
  tag: 'en' | 'he',
  state: 'submitted' | 'in_review' | 'credited' | 'rejected',
) => expect(page.getByText(speaker(tag)(`recharge.status.${state}`), { exact: true }).first()).toBeVisible()

async function sends(phone: Phone): Promise<string> {
  await phone.visit(BEGIN)
  await field(phone, 'amount').fill('138')
  await submit(phone).tap()
  await isAt(phone, ORDER)
  await shows(phone)
  await expect(field(phone, 'payer')).toHaveCount(0)
  return numberOf(phone)
}

test('a newcomer brings money in with a photo, and the balance moves while they look', async ({ phone }) => {
  const { page, world } = phone
  await isReady(phone)
  await test.step('finds the way from their money', async () => {
    await phone.visit('/pages/money/money')
    await page.getByRole('link', { name: 'Recharge', exact: true }).tap()
    await isAt(phone, BEGIN)
  })
  await test.step('says how much, in whole euros', async () => {
    await field(phone, 'amount').fill('137,20')
    await says(phone, 'Please use digits only: a recharge is a whole amount.')
    await isFilled(phone, '')
    await field(phone, 'amount').fill('138')
    await press(phone, 'Start the recharge')
    await isAt(phone, ORDER)
  })
  await test.step('copies where to send it: what leads nowhere only after a question', async () => {
    await page.getByRole('button', { name: 'Copy the IBAN' }).tap()
    await heads(phone, 'Copy a demo address?')
    await press(phone, 'Go back')
    await page.getByRole('button', { name: 'Copy the IBAN' }).tap()
    await press(phone, 'Copy it anyway')
    await toast(phone, 'copy successful')
    await page.getByRole('button', { name: 'Copy the payment reference' }).tap()
    await toast(phone, 'copy successful')
  })
  await test.step('loses nothing that was chosen by loading the page anew', async () => {
    await photographs(phone)
    await field(phone, 'payer').fill('Mira Kuiper')
    await page.reload()
    await hasArrived(phone)
    await expect(field(phone, 'payer')).toHaveValue('Mira Kuiper')
  })
  await test.step('leaves, and is offered it again', async () => {
    await phone.visit(BEGIN)
    await heads(phone, '1 recharge is open')
    await page.getByRole('link', { name: /138\.00/ }).tap()
    await isAt(phone, ORDER)
  })
  await test.step('sends the receipt', async () => {
    await hasArrived(phone)
    await press(phone, 'Send the receipt')
    await status(phone, 'en', 'submitted')
  })
  const other = await page.context().newPage()
  await other.goto(`${world.origin}/h5/#${CENTRE}`)
  await expect(other.getByText('€0.00').first()).toBeVisible()
  const no = await numberOf(phone)
  const desk = deskOf(world)
  await test.step('sees that our team looks at it, and that it is credited', async () => {
    await page.bringToFront()
    await desk(`recharge take ${no}`)
    await status(phone, 'en', 'in_review')
    await desk(`recharge credit ${no} --ref walked-1`, 'yes')
    await status(phone, 'en', 'credited')
    await expect(page.getByText('+€138.00').first()).toBeVisible()
    await says(phone, 'Balance after')
  })
  await test.step('and the balance has moved elsewhere, too', async () => {
    await other.bringToFront()
    await expect(other.getByText('€138.00').first()).toBeVisible()
  })
  await test.step('finds it among the activity, which leads back to it', async () => {
    await page.bringToFront()
    await phone.visit('/pages/money/money_mx')
    await page
      .getByRole('button', { name: /\+€138\.00/ })
      .first()
      .tap()
    await page.getByRole('link', { name: 'See the recharge' }).tap()
    await isAt(phone, ORDER)
    await status(phone, 'en', 'credited')
  })
  expect(await times(phone)).toBe(1)
})

for (const { language, tag, figure } of inTurn(LANGUAGES, 1))
  test(`in ${tag} a recharge is rejected, looked at once more by somebody else, and credited`, async ({ phone }) => {
    const { page, world } = phone
    await isReady(phone, { language })
    const no = await sends(phone)
    const [ada, ben] = [deskOf(world), deskOf(world, 'Second operator')]
    await status(phone, tag, 'submitted')
    await ada(`recharge take ${no}`)
    await status(phone, tag, 'in_review')
    await ada(`recharge reject ${no} --reason not_received`, 'yes')
    await status(phone, tag, 'rejected')
    await expect(page.getByText(speaker(tag)('recharge.reason.not_received')).first()).toBeVisible()
    await page.locator('button').last().tap()
    const sheet = page.getByRole('dialog')
    await sheet.locator('textarea').fill('It left my account on Monday, as the statement of my bank shows.')
    await sheet.locator('button[type=submit]').tap()
    await expect(sheet).toHaveCount(0)
    await status(phone, tag, 'submitted')
    await ben(`recharge take ${no}`)
    await ben(`recharge credit ${no} --ref walked-2`, 'yes')
    await status(phone, tag, 'credited')
    await expect(page.getByText(new RegExp(figure.replace('.', '\\.'))).first()).toBeVisible()
    expect(await times(phone)).toBe(1)
  })

test('whoever lacks something elsewhere has it filled in, whole, and finds the way back @gate', async ({ phone }) => {
  const { page, world } = phone
  await isReady(phone)
  const back = '/pages/wallets/wallets'
  await phone.visit(`${BEGIN}?currency=EUR&need=137.20&return_to=${encodeURIComponent(back)}`)
  await isFilled(phone, '138')
  await press(phone, 'Start the recharge')
  await isAt(phone, ORDER)
  await shows(phone)
  const no = await numberOf(phone)
  const desk = deskOf(world)
  await desk(`recharge take ${no}`)
  await desk(`recharge credit ${no} --ref walked-3`, 'yes')
  await page.getByRole('link', { name: 'Back to where you were' }).tap()
  await isAt(phone, back)
})

test('a way back that is none of ours is none @gate', async ({ phone }) => {
  await isReady(phone)
  for (const way of ['https://evil.example/', '//evil.example', '/elsewhere', 'javascript:alert(1)']) {
    await phone.visit(`${BEGIN}?need=20&return_to=${encodeURIComponent(way)}`)
    await isFilled(phone, '20')
  }
  await press(phone, 'Start the recharge')
  await isAt(phone, ORDER)
  expect(phone.page.url()).not.toContain('return_to')
})

test('on one page a newcomer says how much, shows it, and follows it there @gate', async ({ phone }) => {
  const { page, world } = phone
  await isReady(phone)
  await phone.visit('/pages/my/recharge')
  await field(phone, 'amount').fill('20')
  await shows(phone, 'Mira Kuiper')
  await status(phone, 'en', 'submitted')
  await isAt(phone, '/pages/my/recharge')
  const no = await numberOf(phone)
  await deskOf(world)(`recharge take ${no}`)
  await deskOf(world)(`recharge ask ${no} --reason unreadable --text "Please show the whole page."`, 'yes')
  await expect(page.getByText('Please show the whole page.', { exact: true })).toBeVisible()
  await photographs(phone, 5)
  await submit(phone).tap()
  await status(phone, 'en', 'submitted')
  await page.reload()
  await heads(phone, '1 recharge is open')
})

test('whoever changes their mind is asked first, and is told that nothing is credited @gate', async ({ phone }) => {
  const { page } = phone
  await isReady(phone)
  await phone.visit('/pages/money/money')
  await page.getByRole('link', { name: 'Recharge', exact: true }).tap()
  await field(phone, 'amount').fill('138')
  await submit(phone).tap()
  await isAt(phone, ORDER)
  await press(phone, 'Cancel the recharge')
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await press(phone, 'Cancel the recharge')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the recharge' }).tap()
  await says(phone, 'You cancelled it. Nothing was credited.')
})

test('recharges are a list beside the activity; a tab that nobody knows is the activity @gate', async ({ phone }) => {
  const { page, world } = phone
  await isReady(phone)
  const no = 'R2603040001'
  await brings(world, MIRA, {
    orderNo: no,
    steps: [['prove', { payerName: MIRA.nickname }], ['take'], ['reject', { reason: 'not_received' }]],
  })
  await test.step('which is reached from their money, and one leads on to the other', async () => {
    await phone.visit('/pages/money/money_mx?tab=nonsense')
    await heads(phone, 'All activity')
    await press(phone, 'Recharges')
    await heads(phone, 'Recharges')
    await press(phone, 'Activity')
    await heads(phone, 'All activity')
    await phone.visit('/pages/money/money')
    await page.getByRole('link', { name: 'All recharges' }).tap()
    await heads(phone, 'Recharges')
  })
  await test.step('a rejected one is found there, and appealed', async () => {
    await page.getByRole('link', { name: new RegExp(no) }).tap()
    await isAt(phone, ORDER)
    await status(phone, 'en', 'rejected')
    await expect(page.getByRole('button', { name: 'Ask for a second review' })).toBeVisible()
    await press(phone, 'Back')
    await heads(phone, 'Recharges')
  })
  await test.step('whoever came from a message goes back to the list', async () => {
    await isElsewhere(phone)
    await phone.visit(`${ORDER}?order_no=${no}`)
    await status(phone, 'en', 'rejected')
    await press(phone, 'Back')
    await isAt(phone, '/pages/money/money_mx')
    await heads(phone, 'Recharges')
  })
})

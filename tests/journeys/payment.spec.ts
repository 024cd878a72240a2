import { payment } from '#contract/payment.ts'
import { speaker } from '#server/lib/words.ts'
import { heading, press, says } from '#tests/walk/gestures.ts'
import { field, isAt, submit } from '#tests/walk/journey.ts'
import { inTurn } from '#tests/walk/mode.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'
import { BEGIN, isFilled, isReady, numberOf, ORDER, times } from '#tests/journeys/lib/recharge-course.ts'
import { bringsOnline, opensAccount } from '#tests/world/payments.ts'
import { gains, PIN } from '#tests/world/money.ts'
import { holds } from '#tests/walk/holds.ts'
import { join, MIRA, setPin } from '#tests/world/people.ts'

const RECHARGE_NO = 'R2603040001'
const ORDER_NO = 'O2603040001'
const CASHIER = `/pages/money/pay?order_no=${RECHARGE_NO}`
const HAND_OFF = '/pages/money/alipay_h5'
const PAY_IN = '/pages/money/recharge_pay'
const LANGUAGES = [
  { language: 'en', tag: 'en' },
  { language: 'hebrew', tag: 'he' },
] as const

async function hasBegun(phone: Phone, language: 'en' | 'hebrew' = 'en') {
  await join(phone.world, MIRA)
  await setPin(phone.world, MIRA, PIN)
  await bringsOnline(phone.world, MIRA, RECHARGE_NO)
  await holds(phone, MIRA, { language })
}

async function goesToSandbox({ page }: Phone) {
  await page.locator('input[value=alipay_h5]').tap()
  await page.locator('main ~ div button').first().tap()
  await expect(page.locator('[data-state=handedOff]')).toBeAttached()
  await page.locator('a[href^="/sandbox/pay"]').tap()
  await expect(page.locator('button[value=paid]')).toBeVisible()
}

const presses = ({ page }: Phone, state: 'paid' | 'failed' | 'closed') => page.locator(`button[value=${state}]`).tap()
const paidFor = ({ world }: Phone, orderNo = RECHARGE_NO) =>
  world.sql.selectFrom('posting').select('kind').where('ref', '=', orderNo).execute()

for (const { language, tag } of inTurn(LANGUAGES, 0))
  test(`in ${tag} a recharge is paid at the test page, and the balance moves elsewhere`, async ({ phone }) => {
    const { page, world } = phone
    await hasBegun(phone, language)
    await phone.visit(CASHIER)
    const other = await page.context().newPage()
    await other.goto(`${world.origin}/h5/#/pages/my/index`)
    await expect(other.getByText(/0\.00/).first()).toBeVisible()
    await page.bringToFront()
    await goesToSandbox(phone)
    await test.step('the test page speaks the same language and says what it is', async () => {
      await expect(page.locator('html')).toHaveAttribute('lang', tag)
      await says(phone, speaker(tag)('web.sandbox.mark'))
    })
    await presses(phone, 'paid')
    await expect(page.locator('[data-state=paid]')).toBeAttached()
    await other.bringToFront()
    await expect(other.getByText(/25\.00/).first()).toBeVisible()
    expect(await paidFor(phone)).toEqual([{ kind: 'recharge' }])
  })

for (const { language, tag } of inTurn(LANGUAGES, 1))
  test(`in ${tag} money is brought in online from the ways to recharge, and the balance moves elsewhere @gate`, async ({
    phone,
  }) => {
    const { page, world } = phone
    await isReady(phone, { language })
    await phone.visit(BEGIN)
    const other = await page.context().newPage()
    await other.goto(`${world.origin}/h5/#/pages/my/index`)
    await expect(other.getByText(/0\.00/).first()).toBeVisible()
    await page.bringToFront()
    await test.step('what was said of the amount goes along', async () => {
      await field(phone, 'amount').fill('25')
      await page.getByRole('link', { name: 'Alipay' }).tap()
      await isAt(phone, PAY_IN)
      await expect(page.getByRole('link', { name: 'Alipay' })).toHaveCount(0)
      await isFilled(phone, '25')
    })
    await test.step('it is begun once, and handed over', async () => {
      await submit(phone).tap()
      await isAt(phone, HAND_OFF)
      await page.locator('a[href^="/sandbox/pay"]').tap()
      await presses(phone, 'paid')
      await expect(page.locator('[data-state=paid]')).toBeAttached()
    })
    await test.step('the balance has moved elsewhere', async () => {
      await other.bringToFront()
      await expect(other.getByText(/25\.00/).first()).toBeVisible()
      await page.bringToFront()
    })
    const no = await numberOf(phone)
    await test.step('the recharge is credited, and the tab asks for it no more', async () => {
      await page.locator(`a[href*="order_no=${no}"]`).tap()
      await isAt(phone, ORDER)
      await expect(page.getByText(speaker(tag)('recharge.status.credited'), { exact: true }).first()).toBeVisible()
      await phone.visit(PAY_IN)
      await expect(page.locator('[data-state=paid]')).toBeAttached()
      await page.reload()
      await isFilled(phone, '')
      await phone.visit(BEGIN)
      await isFilled(phone, '')
    })
    expect(await times(phone)).toBe(1)
    expect(await paidFor(phone, no)).toEqual([{ kind: 'recharge' }])
  })

test('a payment is declined, left, and made after all; going back asks the server first', async ({ phone }) => {
  const { page } = phone
  await hasBegun(phone)
  await phone.visit(CASHIER)
  await test.step('declined', async () => {
    await goesToSandbox(phone)
    await presses(phone, 'failed')
    await heading(phone, 'The payment was declined')
    await page.getByRole('link', { name: 'Choose how to pay' }).tap()
    await says(phone, 'The last payment was declined. Nothing was taken from you.')
  })
  await test.step('left', async () => {
    await goesToSandbox(phone)
    await presses(phone, 'closed')
    await heading(phone, 'The payment was not finished')
  })
  await test.step('begun, and gone back from', async () => {
    await phone.visit(CASHIER)
    await goesToSandbox(phone)
    await page.goBack()
    await heading(phone, 'Pay €25.00 at Alipay')
    await page.goBack()
    await heading(phone, 'A payment is under way')
    await page.getByRole('link', { name: 'Go on with it' }).tap()
    await isAt(phone, HAND_OFF)
  })
  await test.step('paid, and found paid by whoever goes back', async () => {
    await page.locator('a[href^="/sandbox/pay"]').tap()
    await presses(phone, 'paid')
    await heading(phone, 'It is paid')
    await phone.visit(CASHIER)
    await heading(phone, 'This is paid already')
  })
  expect(await paidFor(phone)).toEqual([{ kind: 'recharge' }])
})

test('two taps begin one payment, and two pay out of one account once', async ({ phone }) => {
  const { page, world } = phone
  await hasBegun(phone)
  await gains(world, MIRA, 'balance', 20_000n)
  await opensAccount(world, MIRA, ORDER_NO)
  const sent: string[] = []
  page.on('request', (request) => sent.push(new URL(request.url()).pathname))
  await phone.visit(CASHIER)
  await page.locator('input[value=alipay_h5]').tap()
  await page.getByRole('button', { name: 'Pay €25.00' }).dblclick()
  await heading(phone, 'Pay €25.00 at Alipay')
  expect(sent.filter((path) => path === payment.alipayH5.path)).toHaveLength(1)
  await phone.visit(`/pages/money/pay?order_no=${ORDER_NO}`)
  await press(phone, /^Pay €64/)
  const sheet = page.getByRole('dialog', { name: 'Pay this?' })
  await sheet.locator('input[name=payword]').fill(PIN)
  await sheet.locator('button[type=submit]').dblclick()
  await heading(phone, 'It is paid')
  expect(sent.filter((path) => path === payment.byBalance.path)).toHaveLength(1)
  const rows = await world.sql.selectFrom('payment').select('state').where('order_no', '=', ORDER_NO).execute()
  expect(rows).toEqual([{ state: 'paid' }])
})

test('an address that nobody knows is not opened, whatever this tab remembers', async ({ phone }) => {
  const { page, world } = phone
  await hasBegun(phone)
  const wish = { order_no: RECHARGE_NO, idem: 'walked-to-nowhere-else' }
  const start = await world.give(payment.alipayH5, wish, await world.enter(MIRA.email, MIRA.password))
  await page.addInitScript(
    ([key, text]) => sessionStorage.setItem(key ?? '', text ?? ''),
    [
      `quay:written/payment/${start.pay_no}`,
      JSON.stringify({ ...start, url: 'https://openapi.alipay.com.example/gateway.do' }),
    ],
  )
  await phone.visit(`${HAND_OFF}?pay_no=${start.pay_no}`)
  await heading(phone, 'This payment page is not opened')
  await expect(page.locator('a[href*="alipay.com"]')).toHaveCount(0)
})

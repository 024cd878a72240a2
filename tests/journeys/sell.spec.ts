import { merchant } from '#contract/merchant.ts'
import { trade } from '#contract/trade.ts'
import { answer, press, provesPin, says, wait } from '#tests/walk/gestures.ts'
import { codeIn, field, isAt, shows, signIn, stored, submit } from '#tests/walk/journey.ts'
import { signal } from '#tests/walk/front.ts'
import { expect, test, type Phone } from '#tests/walk/phone.ts'
import { streamOf } from '#tests/journeys/lib/stream.ts'
import { arrive, paidTo } from '#tests/walks/lib/sale.ts'
import { hasBank } from '#tests/world/banks.ts'
import { holds } from '#tests/walk/holds.ts'
import { MIRA, OTTO } from '#tests/world/people.ts'
import { becomesMerchant } from '#tests/world/trade.ts'
import { befalls, isAccepted, isOffered, isTakenBack, searchOf } from '#tests/world/orders.ts'
import { newKey, PIN } from '#tests/world/money.ts'

const AT = '/pages/transaction/index'

const proves = (phone: Phone) => provesPin(phone, PIN)

async function sells(phone: Phone, quantity: string) {
  await phone.page.getByLabel('You sell').fill(quantity)
  await press(phone, 'Continue')
  await proves(phone)
  await shows(phone, 'Finding a merchant')
}

async function opens(phone: Phone) {
  await arrive(phone)
  await holds(phone, MIRA)
  await phone.visit(AT)
}

const orderOf = async ({ world }: Phone) => (await searchOf(world, MIRA)) ?? ''

test('a member signs in, sells, and sees a merchant be asked and accept without touching anything', async ({
  phone,
}) => {
  const { page, world } = phone
  await arrive(phone)
  await phone.visit(AT)
  await page.getByRole('link', { name: 'Sign in' }).tap()
  await signIn(phone, MIRA.email, MIRA.password)
  await page.getByRole('link', { name: 'Transaction' }).tap()
  await page.getByRole('button', { name: '100%' }).tap()
  await expect(page.getByLabel('You sell')).toHaveValue('1000')
  await page.getByLabel('You sell').fill('100,5')
  await expect(page.getByText('€124.36')).toBeVisible()
  await sells(phone, '100,5')

  const order = await orderOf(phone)
  await says(phone, order)
  await becomesMerchant(world, OTTO)
  await befalls(world, order, isOffered)
  await says(phone, 'Harbour Exchange')
  await befalls(world, order, isAccepted)
  await shows(phone, 'A merchant has accepted')
  await says(phone, /€124\.3\d is already held for you/)
  await page.getByRole('link', { name: 'Open the order' }).tap()
  await isAt(phone, '/pages/orders/sell_order')
  await says(phone, order)
})

test('whoever takes an order back begins again with the same form when the pause is over', async ({ phone }) => {
  const { page, world } = phone
  await page.clock.install({ time: world.now() })
  await opens(phone)
  await sells(phone, '100')
  const order = await orderOf(phone)
  await page.reload()
  await shows(phone, 'Finding a merchant')
  await press(phone, 'Cancel matching')
  await says(phone, /You get all 100\.00 coins back at once, free of charge\. You can sell again after 60 seconds\./)
  await answer(phone, 'Go back')
  await shows(phone, 'Finding a merchant')
  await press(phone, 'Cancel matching')
  await answer(phone, 'Cancel the order')
  await shows(phone, 'Sale cancelled')
  await press(phone, 'Sell again')
  await expect(page.getByLabel('You sell')).toHaveValue('100')
  await says(phone, /You can sell again in/)
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled()
  await wait(phone, 61)
  await press(phone, 'Continue')
  await proves(phone)
  await shows(phone, 'Finding a merchant')
  const { parent_id } = await world.sql
    .selectFrom('trade_order')
    .innerJoin('trade_order as parent', 'parent.id', 'trade_order.parent_id')
    .select('parent.order_no as parent_id')
    .where('trade_order.order_no', '=', await orderOf(phone))
    .executeTakeFirstOrThrow()
  expect(parent_id).toBe(order)
})

test('an order that nobody accepts comes back after the hour, and says so by itself', async ({ phone }) => {
  await phone.page.clock.install({ time: phone.world.now() })
  await opens(phone)
  await sells(phone, '100')
  await wait(phone, 3_601)
  await shows(phone, 'Nobody accepted this time')
  await says(phone, 'You have all 100.00 coins back. It cost you nothing.')
})

test('what becomes of an order before its answer has come is not missed', async ({ phone }) => {
  const { page, world } = phone
  const said = await streamOf(page)
  const listens = said()
  await opens(phone)
  await listens
  await page.route(`**${trade.create.path}`, async (route) => {
    const answer = await route.fetch()
    const heard = said()
    await befalls(world, await orderOf(phone), isTakenBack)
    await heard
    await route.fulfill({ response: answer })
  })
  await page.getByLabel('You sell').fill('100')
  await press(phone, 'Continue')
  await proves(phone)
  await shows(phone, 'Sale cancelled')
})

test('a merchant’s number never becomes a phrase, nor a phrase a number @gate', async ({ phone }) => {
  const { page } = phone
  await opens(phone)
  await press(phone, 'Member')
  await page.getByLabel('Merchant number').fill('96596961')
  await press(phone, 'Password')
  await expect(page.getByLabel('Phrase')).toHaveValue('')
  await page.getByLabel('Phrase').fill('three blue lanterns')
  await press(phone, 'Member')
  await expect(page.getByLabel('Merchant number')).toHaveValue('96596961')
  await press(phone, 'Password')
  await expect(page.getByLabel('Phrase')).toHaveValue('three blue lanterns')
})

test('an order with a phrase is taken by who knows it, and nobody else is asked @gate', async ({ phone }) => {
  const { page, world } = phone
  await opens(phone)
  await becomesMerchant(world, OTTO, { auto: true })
  await press(phone, 'Password')
  await page.getByLabel('You sell').fill('100')
  await press(phone, 'Continue')
  await expect(page.getByRole('alert')).toHaveText('Please enter the phrase.')
  await page.getByLabel('Phrase').fill('three blue lanterns')
  await sells(phone, '100')
  const order = await orderOf(phone)
  await befalls(world, order, isOffered)
  await says(phone, /^Give your merchant the order number/)
  const wish = { order_no: order, phrase: 'three blue lanterns', idem: newKey() }
  await world.give(merchant.take, wish, await world.enter(OTTO.email, OTTO.password))
  await shows(phone, 'A merchant has accepted')
})

test('whoever forgot the PIN in the middle of a sale comes back to it, and need not say again how many', async ({
  phone,
}) => {
  const { page } = phone
  await opens(phone)
  await page.getByLabel('You sell').fill('123.5')
  await press(phone, 'Continue')
  await page.getByRole('link', { name: 'Forgot your payment PIN?' }).tap()
  await shows(phone, 'Forgot payment PIN')
  await submit(phone).tap()
  await shows(phone, 'Choose a new PIN')
  await field(phone, 'code').fill(await codeIn(phone, MIRA.email))
  await field(phone, 'payword').fill('730284')
  await field(phone, 'payword_confirm').fill('730284')
  await submit(phone).tap()
  await shows(phone, 'Your payment PIN is set')
  await page.getByRole('link', { name: 'Continue', exact: true }).tap()
  await isAt(phone, AT)
  await expect(page.getByLabel('You sell')).toHaveValue('123.5')
  await press(phone, 'Continue')
  await provesPin(phone, '730284')
  await shows(phone, 'Finding a merchant')
  expect(Object.keys(await stored(phone))).not.toContain('sale')
})

test('while one types on a short page, the tabs make room and what one receives is in sight', async ({ phone }) => {
  const { page } = phone
  await opens(phone)
  const tabs = page.getByRole('navigation', { name: 'Main' })
  await expect(tabs).toBeVisible()
  await page.setViewportSize({ width: 390, height: 500 })
  await page.getByLabel('You sell').focus()
  await expect(tabs).toBeHidden()
  await page.getByLabel('You sell').pressSequentially('100')
  const [least, button] = [page.getByText('€123.75').last(), page.getByRole('button', { name: 'Continue' })]
  await expect(least).toBeInViewport({ ratio: 1 })
  await expect(page.getByLabel('You sell')).toBeInViewport({ ratio: 1 })
  const [above, below] = [await least.boundingBox(), await button.boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
  await page.getByLabel('You sell').blur()
  await expect(tabs).toBeVisible()
})

test('a field that was tapped before the last of the app arrived has the tabs make room as soon as it did @gate', async ({
  phone,
}) => {
  const { page } = phone
  const late = signal()
  await page.route('**/assets/afterwards-*.js', async (route) => {
    await late.given
    await route.continue()
  })
  await page.setViewportSize({ width: 390, height: 500 })
  await opens(phone)
  const asked = page.waitForRequest(/afterwards-/)
  await page.reload()
  await page.getByLabel('You sell').focus()
  await asked
  const tabs = page.getByRole('navigation', { name: 'Main' })
  await expect(tabs).toBeVisible()
  late.give()
  await expect(tabs).toBeHidden()
})

test('whoever wants to be paid to a bank without an account adds one, and comes back @gate', async ({ phone }) => {
  const { page, world } = phone
  await opens(phone)
  await paidTo(phone, 'bank')
  await page.getByLabel('You sell').fill('100')
  await press(phone, 'Continue')
  await shows(phone, 'Add a bank account first')
  await expect(page.getByRole('link', { name: 'Add a bank account' })).toHaveAttribute(
    'href',
    `#/pages/my/account?redirect=${encodeURIComponent(AT)}`,
  )
  await hasBank(world, MIRA)
  await press(phone, 'Choose another way to be paid')
  await press(phone, 'Continue')
  await expect(page.getByRole('dialog', { name: 'Sell these coins?' })).toBeVisible()
})
